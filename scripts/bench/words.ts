/** Words for made-up titles, enough that ten thousand titles hardly repeat. */
const list = (words: string): string[] => words.trim().split(/\s*,\s*/);

export const KINDS: Readonly<Record<string, readonly string[]>> = {
  1: list(`Maison, Maison de maître, Maison de rangée, Maison ouvrière, Villa, Villa contemporaine, Bungalow, Fermette,
    Maison quatre façades, Maison trois façades, Maison bel-étage, Maison de village, Maison de ville, Château-ferme,
    Corps de logis, Maison jumelée, Maison passive, Demeure, Chalet, Presbytère, Moulin, Grange transformée`),
  2: list(
    'Bureaux, Plateau de bureaux, Espace de bureaux, Cabinet, Étage de bureaux, Espace de travail partagé',
  ),
  3: list('Entrepôt, Atelier, Hall industriel, Dépôt, Hangar, Bâtiment semi-industriel'),
  4: list('Terrain à bâtir, Terrain, Parcelle, Prairie, Lot, Terrain boisé, Terrain industriel'),
  5: list(
    'Immeuble de rapport, Immeuble mixte, Immeuble d’angle, Immeuble de trois appartements, Petit immeuble',
  ),
  6: list(
    'Commerce, Rez-de-chaussée commercial, Fonds de commerce, Boutique, Restaurant, Surface commerciale',
  ),
  7: list('Garage, Box, Emplacement de parking, Garage fermé, Double garage, Carport'),
  8: list(`Appartement, Penthouse, Duplex, Triplex, Loft, Flat, Rez-de-jardin, Appartement de standing, Appartement neuf,
    Appartement traversant, Appartement d’angle, Appartement sous les toits`),
  9: list('Studio, Studio meublé, Kot, Studio neuf, Studio étudiant'),
};

export const STATES =
  list(`à rénover, rénové, rénovée en 2019, entièrement rénové, à rafraîchir, neuf, de 1908, de 1932,
  de 1954, de 1972, de 1986, de 1999, de 2007, de 2014, de 2021, lumineux, spacieux, de caractère, d’exception, de plain-pied,
  basse énergie, clé sur porte, gros œuvre fermé, de style Art déco, de style Art nouveau, de style mosan, contemporain,
  impeccable, meublé, non meublé, libre de suite, libre à l’acte, occupé, en viager, en pierre du pays, en briques,
  à colombages, à conditionner, au deuxième étage, au troisième étage, au dernier étage, au rez-de-chaussée,
  au premier étage, au cinquième étage avec ascenseur`);

export const ROOMS =
  list(`une chambre, deux chambres, trois chambres, quatre chambres, cinq chambres, six chambres,
  deux chambres et bureau, trois chambres et garage, quatre chambres dont une au rez, 68 m², 84 m², 92 m², 105 m², 118 m²,
  127 m², 142 m², 156 m², 173 m², 188 m², 204 m², 215 m², 236 m², 251 m², 280 m², 310 m², 345 m²`);

export const EXTRAS =
  list(`jardin, grand jardin, jardin clos, jardin plein sud, jardin arboré, cour, terrasse,
  grande terrasse, terrasse de 18 m², terrasse de 24 m², deux terrasses, balcon, vue sur la Meuse, vue sur l’Ourthe,
  vue dégagée, vue sur les coteaux, garage, double garage, carport, cave, cave à vin, grenier aménageable, verrière,
  panneaux solaires, pompe à chaleur, piscine, piscine chauffée, dépendances, atelier, écurie, étang, verger, poêle à bois,
  feu ouvert, cuisine équipée, cuisine sur mesure, suite parentale, dressing, bureau séparé, entrée indépendante,
  parquet de chêne, plafonds moulurés, ascenseur, parking privatif, local à vélos, borne de recharge, toiture récente,
  châssis neufs, chaudière récente, permis de transformer, possibilité de deux logements, rapport locatif de 6 %`);

export const SPOTS =
  list(`Outremeuse, Guillemins, Cointe, Hors-Château, Saint-Léonard, Laveu, Avroy, Vennes, Longdoz, Angleur,
  Sart-Tilman, Amercœur, Bressoux, Glain, Grivegnée, Wandre, Sainte-Marguerite, Sainte-Walburge, Sclessin, Fragnée,
  Fétinne, Kinkempois, Rocourt, Jupille, Droixhe, Thier-à-Liège, Burenville, Pierreuse, Carré, Cathédrale, Saint-Gilles,
  Féronstrée, Boverie, Bois-de-Breux, Robermont, Belle-Île, Vivegnis, Tilff, Beaufays, Méry, Vaux-sous-Chèvremont,
  Mehagne, Ninane, Boncelles, Ougrée, Jemeppe, Loncin, Alleur, Xhendremael, Bierset, Velroux, Hollogne, Cheratte,
  Argenteau, Lanaye, Lixhe, Richelle, Milmort, Vottem, Liers`);

export const PLACES =
  list(`près de la gare, près du parc, près des écoles, près de l’université, près de l’hôpital, au calme,
  en plein centre, dans une impasse, dans un clos, dans une rue calme, face à la Meuse, face au parc, le long du Ravel,
  à deux pas des commerces, à proximité de l’autoroute, à l’orée du bois, sur les hauteurs, au bord de l’eau,
  dans un ancien couvent, dans une ancienne imprimerie, dans une copropriété récente, dans un petit immeuble`);

export const JOINTS = list('avec, et, –, plus, offrant');

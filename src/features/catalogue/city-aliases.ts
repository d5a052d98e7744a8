import { fold } from './fold.ts';

/**
 * Places in Belgium and near Liège with different names in other languages; one place per line. The
 * catalogue's records give the names in the site's languages. This table adds the others, so that "Lüttich"
 * is found in every language.
 */
const PLACES = `
Aachen, Aken, Aix-la-Chapelle
Aarlen, Arlon
Alost, Aalst
Antwerpen, Anvers, Antwerp
Ath, Aat
Bastogne, Bastenaken
Bassenge, Bitsingen
Braine-l'Alleud, Eigenbrakel
Bruges, Brugge, Brügge, Bruegge
Bruxelles, Brussel, Brussels, Brüssel, Bruessel
Bullange, Büllingen, Buellingen
Butgenbach, Bütgenbach
Comines, Komen
Courtrai, Kortrijk
Enghien, Edingen
Eupen, Néau
Flobecq, Vloesberg
Fourons, Voeren
Gand, Gent, Ghent
Grammont, Geraardsbergen
Hal, Halle
Hannut, Hannuit
Huy, Hoei
Ixelles, Elsene
Jodoigne, Geldenaken
La Calamine, Kelmis
Lessines, Lessen
Liège, Luik, Lüttich, Luettich
Lierre, Lier
Louvain, Leuven, Löwen, Loewen
Maastricht, Maestricht
Malines, Mechelen, Mecheln
Mons, Bergen
Mouscron, Moeskroen
Namur, Namen
Nivelles, Nijvel
Ostende, Oostende, Ostend
Oupeye, Opei
Plombières, Bleyberg, Bleiberg
Renaix, Ronse
Saint-Trond, Sint-Truiden
Saint-Vith, Sankt Vith, St. Vith
Schaerbeek, Schaarbeek
Soignies, Zinnik
Termonde, Dendermonde
Tirlemont, Tienen
Tongres, Tongeren
Tournai, Doornik
Tubize, Tubeke
Uccle, Ukkel
Vilvorde, Vilvoorde
Visé, Wezet, Weset
Waremme, Borgworm
Wavre, Waver
Welkenraedt, Welkenrath
Ypres, Ieper, Ypern
`;

const byName = new Map<string, string[]>();
for (const line of PLACES.trim().split('\n')) {
  const names = line.split(', ');
  for (const name of names) byName.set(fold(name), names);
}

/**
 * The other names of a place.
 * @param names the known names, the displayed one first
 * @returns the other known names and those of the table, without any that fold to the same text as the
 *   displayed name or as an earlier one
 */
export function otherNames(names: readonly string[]): string[] {
  const seen = new Set(names.slice(0, 1).map(fold));
  return [...names, ...names.flatMap((name) => byName.get(fold(name)) ?? [])].filter((name) => {
    const isNew = !seen.has(fold(name));
    seen.add(fold(name));
    return isNew;
  });
}

import type { PlacedRoom } from './model.ts';
import * as piece from './piece.ts';
import type { Piece } from './piece-shape.ts';
import * as wet from './piece-wet.ts';

/** The furniture for a room of this name and size, the most important first. */
export function wishes({ name, width, height }: PlacedRoom): readonly Piece[] {
  const size = width * height;
  const fits = (list: readonly (Piece | false)[]): readonly Piece[] =>
    list.filter((one): one is Piece => one !== false);
  if (/cuisine ouverte/i.test(name))
    return fits([
      wet.worktop,
      wet.fridge,
      piece.sofa,
      piece.sideboard,
      size > 26 && piece.dining,
      size <= 26 && piece.roundTable,
      piece.lowTable,
    ]);
  if (/^Studio/.test(name))
    return [piece.doubleBed, piece.sofa, piece.roundTable, piece.wardrobe, piece.desk];
  if (/^(Séjour|Living)/.test(name))
    return fits([
      piece.sofa,
      piece.sideboard,
      size > 22 && piece.dining,
      piece.armchair,
      piece.lowTable,
      piece.bookshelf,
      piece.plantPot,
    ]);
  if (/^(Salon|Mezzanine|Bibliothèque)/.test(name))
    return fits([
      piece.sofa,
      piece.sideboard,
      piece.armchair,
      piece.lowTable,
      piece.bookshelf,
      size > 24 && piece.armchair,
      piece.plantPot,
    ]);
  if (/^Salle à manger/.test(name))
    return fits([size > 20 ? piece.bigDining : piece.dining, piece.sideboard, piece.plantPot]);
  if (/^Cuisine/.test(name))
    return fits([wet.worktop, wet.fridge, size > 20 && piece.island, size > 12 && piece.roundTable]);
  if (/^Kitchenette/.test(name)) return [wet.worktop];
  if (/^Chambre/.test(name))
    return fits([
      size > 9.5 ? piece.doubleBed : piece.singleBed,
      piece.wardrobe,
      size > 15 && piece.desk,
      piece.plantPot,
    ]);
  if (/^Salle de bain/.test(name)) return fits([wet.bath, wet.basin, wet.toilet, size > 6.5 && wet.shower]);
  if (/^Salle de douche/.test(name)) return [wet.shower, wet.basin, wet.toilet];
  if (/^WC/.test(name)) return [wet.toilet, wet.handBasin];
  if (/^Bureau/.test(name)) return [piece.desk, piece.bookshelf];
  if (/^Buanderie/.test(name)) return [wet.washer];
  if (/^Dressing/.test(name)) return [piece.rack, piece.rack];
  if (/^Garage/.test(name)) return [piece.car];
  if (/^(Véranda|Jardin)/.test(name))
    return [piece.roundTable, piece.plantPot, piece.plantPot, piece.armchair];
  if (/^Commerce/.test(name)) return [piece.counter, piece.bookshelf, piece.bookshelf];
  if (/^(Réserve|Cave|Atelier)/.test(name)) return [piece.bookshelf, piece.bookshelf];
  return [];
}

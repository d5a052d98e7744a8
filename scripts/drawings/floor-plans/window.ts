import { edge, near, onOutline } from './geometry.ts';
import type { Opening, PlacedFloor, Side } from './model.ts';

const windowless = /^(WC|Garage|Cave|Débarras|Dressing|Palier|Hall|Gaine|Réserve|Buanderie)/;

export function windows(
  floor: PlacedFloor,
  doors: readonly Opening[],
  blind: ReadonlySet<string>,
): Opening[] {
  const list: Opening[] = [];
  for (const one of floor.rooms) {
    if (windowless.test(one.name)) continue;
    for (const side of floor.open as Iterable<Side>) {
      if (blind.has(`${one.name}${side}`) || !onOutline(floor, one, side)) continue;
      const { along, at, from, to, inward } = edge(one, side);
      if (
        doors.some(
          (door) =>
            door.outer &&
            door.along === along &&
            near(along === 'x' ? door.y : door.x, at) &&
            (along === 'x' ? door.x : door.y) > from &&
            (along === 'x' ? door.x : door.y) < to,
        )
      )
        continue;
      const span = to - from;
      const small = /^Salle de/.test(one.name);
      const count = small || span < 4.2 ? 1 : 2;
      const length = small ? Math.min(0.8, span * 0.5) : Math.min(1.6, (span / count) * 0.55);
      for (let i = 0; i < count; i++) {
        const middle = from + (span * (i + 0.5)) / count;
        list.push({
          kind: 'window',
          along,
          x: along === 'x' ? middle : at,
          y: along === 'x' ? at : middle,
          length,
          swing: inward,
          hinge: 1,
          outer: true,
        });
      }
    }
  }
  return list;
}

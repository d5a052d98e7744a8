import { type Extra, extra } from '../elevation/extras.ts';
import { type GroundKind, ground } from '../elevation/ground.ts';
import { type MoodName, moods } from '../elevation/mood.ts';
import { hills, sky, woods } from '../elevation/sky.ts';
import { water } from '../elevation/surface.ts';
import { type TreeKind, tree } from '../elevation/tree.ts';
import { Drawing } from '../lib/drawing.ts';
import { group, rect } from '../lib/svg.ts';
import { diningTable } from './seating.ts';

/** A garden, terrace, courtyard, park or view, from its description. */
export function outdoors(text: string, seed: string, width: number, height: number): string {
  const drawing = new Drawing(width, height, seed);
  const chance = drawing.random;
  const mood =
    moods[chance.pick(['summerMorning', 'spring', 'summerNoon', 'summerEvening'] satisfies MoodName[])];
  const site = { drawing, mood };
  const terrace = /[Tt]errace (with|above)|decking|tiled terrace|covered terrace/.test(text);
  const line = height * (terrace ? 0.7 : 0.58);
  const scale = 62;
  const kind: GroundKind = /[Cc]ourtyard|Paved/.test(text)
    ? 'paving'
    : terrace
      ? 'paving'
      : /meadow|wild/.test(text)
        ? 'meadow'
        : 'lawn';
  const metres = (...shapes: string[]) =>
    group({ transform: `translate(${width / 2} ${line}) scale(${scale})` }, ...shapes);
  drawing.add(sky(drawing, mood, line), woods(drawing, line, height * (terrace ? 0.3 : 0.34), mood.hill[1]));
  if (/valley|view/.test(text)) drawing.add(hills(drawing, line, height * 0.2, mood.hill[0]));
  if (/river|Meuse|willows/.test(text))
    drawing.add(woods(drawing, line - 60, height * 0.1, mood.hill[0]), water(site, line - 64, 66));
  else drawing.add(woods(drawing, line, height * 0.16, mood.leaves[1] as string));
  if (/city roofs/.test(text))
    for (let x = 0; x < width; x += 70)
      drawing.add(
        rect(x, line - chance.between(40, 110), 66, 120, {
          fill: chance.pick(['#b9826c', '#c9b79a', '#8d9398', '#a9674f']),
        }),
      );
  drawing.add(ground(site, kind, line, scale));
  drawing.add(
    metres(
      ...items(text, chance.next).map((item) => extra(site, item)),
      ...trees(text).map(([k, x, h]) => tree(site, k, x, h)),
    ),
  );
  if (/table/.test(text))
    drawing.add(
      group(
        { transform: `translate(${width * 0.56} ${height * 0.9}) scale(190)` },
        diningTable(1.7, '#a9805a'),
      ),
    );
  if (terrace) drawing.add(rail(width, height, line, /decking|covered/.test(text)));
  const [colour, strength] = mood.light;
  drawing.add(rect(0, 0, width, height, { fill: colour, fillOpacity: strength * 0.5 }));
  return drawing.svg();
}

function items(text: string, next: () => number): Extra[] {
  const list: Extra[] = [];
  if (/[Ww]alled|brick walls|stone wall|courtyard/.test(text))
    list.push({
      is: 'wall',
      from: -10,
      to: 10,
      height: 1.9,
      colour: /stone/.test(text) ? '#b3aa9a' : '#a86a52',
    });
  if (/hedge/.test(text)) list.push({ is: 'hedge', from: -10, to: 10, height: 1.4 });
  if (/vegetable|lawn|apple|path/.test(text))
    list.push({
      is: 'hedge',
      from: -9.6,
      to: -4.6,
      height: 0.6,
      flowers: next() > 0.5 ? '#d9a9c4' : '#e8c95f',
    });
  if (/bench|park/.test(text)) list.push({ is: 'bench', x: 2.4 });
  if (/bicycle/.test(text)) list.push({ is: 'bicycle', x: -2 }, { is: 'bicycle', x: 0, colour: '#8d4a38' });
  if (/ivy/.test(text)) list.push({ is: 'hedge', from: 4, to: 9.6, height: 2 });
  if (/pergola/.test(text)) list.push({ is: 'fence', from: 2, to: 8, height: 2.5, colour: '#a9805a' });
  return list;
}

function trees(text: string): (readonly [TreeKind, number, number])[] {
  if (/beech/.test(text))
    return [
      ['round', -6.6, 8],
      ['round', 6.4, 9],
      ['round', -2.4, 7],
    ];
  if (/pear|apple|fruit|[Oo]rchard/.test(text))
    return [
      ['fruit', -5.6, 4.4],
      ['fruit', 5.2, 4.8],
      ['fruit', 0.8, 3.8],
    ];
  if (/willow/.test(text))
    return [
      ['willow', -6, 5.6],
      ['willow', 6.4, 6],
    ];
  if (/mature trees|trees/.test(text))
    return [
      ['round', -7, 6.4],
      ['birch', 6.6, 7],
      ['round', 8.8, 6],
    ];
  return [
    ['round', 7, 5.4],
    ['young', -7, 4],
  ];
}

function rail(width: number, height: number, line: number, timber: boolean): string {
  const posts = Array.from({ length: 9 }, (_, i) =>
    rect((width * i) / 8 - 4, line - 70, 8, 130, { fill: timber ? '#8a6a4c' : '#6d7477' }),
  ).join('');
  return (
    rect(0, line - 66, width, 122, {
      fill: timber ? '#b88a5d' : '#dcebea',
      fillOpacity: timber ? 0.25 : 0.35,
    }) +
    posts +
    rect(0, line - 76, width, 10, { fill: timber ? '#8a6a4c' : '#6d7477' }) +
    (timber ? rect(0, 0, width, height * 0.07, { fill: '#6b4f38' }) : '')
  );
}

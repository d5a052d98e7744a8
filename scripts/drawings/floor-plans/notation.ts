import type { Layout, Room, Side } from './model.ts';

/**
 * Reads a layout written in one line: `A / B` stacks B below A (towards the street), `A | B` lays B to the
 * right of A, square brackets group. A room is its name and its share of the area, then, if need be, `@W` for
 * stairs along a side, `(apart)` if it is not living surface, and `= words` for what the plan calls it:
 * `Cuisine 18 / [WC 2 / Hall 14 @W] | [Salle à manger 19 / Salon 22]`.
 */
export function parseLayout(text: string): Layout {
  const tokens = text.split(/\s*([[\]|/])\s*/).filter((token) => token !== '');
  const layout = stacked(tokens);
  if (tokens.length > 0) throw new Error(`Layout "${text}": "${tokens[0]}" stands where nothing may follow.`);
  return layout;
}

// `|` binds closer than `/`: rows of columns.
function stacked(tokens: string[]): Layout {
  const list = [beside(tokens)];
  while (tokens[0] === '/') {
    tokens.shift();
    list.push(beside(tokens));
  }
  return list.length === 1 ? (list[0] as Layout) : { rows: list };
}

function beside(tokens: string[]): Layout {
  const list = [one(tokens)];
  while (tokens[0] === '|') {
    tokens.shift();
    list.push(one(tokens));
  }
  return list.length === 1 ? (list[0] as Layout) : { columns: list };
}

function one(tokens: string[]): Layout {
  const token = tokens.shift() ?? '';
  if (token !== '[') return room(token);
  const inner = stacked(tokens);
  if (tokens.shift() !== ']') throw new Error('Layout: a "[" is not closed.');
  return inner;
}

function room(text: string): Room {
  const found = /^(.+?) ([\d.]+)(?: @([NESW]))?( \(apart\))?(?: = (.+))?$/.exec(text);
  if (!found) throw new Error(`Layout: "${text}" is not a room with its area.`);
  const [, name = '', area = '', stairs, apart, short] = found;
  return {
    name,
    area: Number(area),
    ...(stairs ? { stairs: stairs as Side } : {}),
    ...(apart ? { apart: true } : {}),
    ...(short ? { short } : {}),
  };
}

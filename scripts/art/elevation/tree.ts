import type { Random } from '../lib/random.ts';
import { el, group } from '../lib/svg.ts';
import { birchTrunk, blobs, branches, strands, tiers, trunk } from './crown.ts';
import { type Site, shadeColour } from './glazing.ts';

/** Trees of the scenes. */
export type TreeKind =
  | 'round'
  | 'plane'
  | 'birch'
  | 'poplar'
  | 'willow'
  | 'pine'
  | 'fruit'
  | 'blossom'
  | 'young';

/** A tree standing at (`x`, 0) in metres, as high as `height`. */
export function tree(site: Site, kind: TreeKind, x: number, height: number): string {
  const { mood, drawing } = site;
  const chance = drawing.random;
  const leaves = kind === 'blossom' ? ['#f3d9d6', '#ecc7c6', '#f8e8e2'] : mood.leaves;
  const shadow = el('ellipse', {
    cx: x + height * 0.12,
    cy: 0.06,
    rx: height * 0.26,
    ry: height * 0.025,
    fill: shadeColour,
    fillOpacity: mood.shadow * 0.8,
  });
  const crown = crowns[kind](chance, x, height, leaves, mood.bare);
  return group({}, shadow, crown);
}

type Grow = (chance: Random, x: number, height: number, leaves: readonly string[], bare: number) => string;

const crowns: Record<TreeKind, Grow> = {
  round: (chance, x, h, leaves, bare) =>
    trunk(x, h * 0.62, h * 0.02, '#6b5746') +
    branches(chance, x, h, bare) +
    blobs(chance, x, -h * 0.64, h * 0.3, h * 0.34, leaves, bare, 26),
  plane: (chance, x, h, leaves, bare) =>
    trunk(x, h * 0.7, h * 0.018, '#93876f') +
    branches(chance, x, h, bare) +
    blobs(chance, x, -h * 0.68, h * 0.34, h * 0.3, leaves, bare, 34),
  young: (chance, x, h, leaves, bare) =>
    trunk(x, h * 0.7, h * 0.01, '#7a6651') +
    branches(chance, x, h, bare) +
    blobs(chance, x, -h * 0.7, h * 0.17, h * 0.28, leaves, bare, 18),
  fruit: (chance, x, h, leaves, bare) =>
    trunk(x, h * 0.5, h * 0.024, '#6f5b49') +
    branches(chance, x, h, bare) +
    blobs(chance, x, -h * 0.64, h * 0.42, h * 0.32, leaves, bare, 24),
  blossom: (chance, x, h, leaves) =>
    trunk(x, h * 0.5, h * 0.024, '#5f4c42') + blobs(chance, x, -h * 0.64, h * 0.44, h * 0.32, leaves, 0, 34),
  birch: (chance, x, h, leaves, bare) =>
    birchTrunk(chance, x, h) +
    blobs(chance, x, -h * 0.62, h * 0.19, h * 0.36, leaves, Math.max(0.25, bare), 30),
  poplar: (chance, x, h, leaves, bare) =>
    trunk(x, h * 0.5, h * 0.012, '#75654f') +
    blobs(chance, x, -h * 0.56, h * 0.11, h * 0.44, leaves, bare, 28),
  pine: (chance, x, h) => trunk(x, h * 0.3, h * 0.015, '#5f4a3c') + tiers(chance, x, h),
  willow: (chance, x, h, leaves) =>
    trunk(x, h * 0.55, h * 0.028, '#6c5d49') +
    blobs(chance, x, -h * 0.7, h * 0.36, h * 0.24, leaves, 0, 22) +
    strands(chance, x, h, leaves),
};

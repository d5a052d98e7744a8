import type { Scene } from '../elevation/scene.ts';
import { styled, town } from './style.ts';

/** A row of tall, narrow brick houses in soft autumn light, their doors and cornices in view. */
export const brickRow: Scene = {
  mood: 'autumnLow',
  ground: 'street',
  scale: 44,
  line: 0.87,
  far: 'none',
  street: 'town',
  facades: [
    {
      x: -9.9,
      width: 4.9,
      storeys: [3.8, 3.5, 3.2, 2.7],
      rows: ['dw', 'ww', 'ww', 'ww'],
      wall: 'redBrick',
      style: styled(town, { door: '#27463d', head: 'arch', trim: '#d6ccb6' }),
      bands: '#d6ccb6',
      cornice: '#efe6d2',
      plinth: '#8f9698',
      roof: { kind: 'pitch', height: 1.9, material: 'slate', chimneys: [0.85] },
    },
    {
      x: -5,
      width: 5,
      storeys: [3.9, 3.6, 3.3],
      rows: ['Dw', 'fw', 'ww'],
      wall: 'sandBrick',
      style: styled(town, { door: '#6b3f29', head: 'flat', trim: '#c3c0b4' }),
      cornice: '#e3d8bf',
      plinth: '#7d8486',
      roof: { kind: 'mansard', height: 2.6, material: 'slate', dormers: [0.5], chimneys: [0.1] },
    },
    {
      x: 0,
      width: 4.8,
      storeys: [3.7, 3.4, 3.1, 2.6],
      rows: ['wd', 'ww', 'ww', 'ww'],
      wall: 'orangeBrick',
      style: styled(town, { door: '#2f4658', head: 'surround', trim: '#d9d0bd' }),
      cornice: '#e9e2d2',
      plinth: '#8f9698',
      roof: { kind: 'pitch', height: 1.8, material: 'slate', chimneys: [0.9] },
    },
    {
      x: 4.8,
      width: 5.4,
      storeys: [3.9, 3.5, 3.2],
      rows: ['dW', 'wW', 'ww'],
      wall: 'brownBrick',
      style: styled(town, { door: '#8a6a3e', head: 'arch', trim: '#d6c9ac' }),
      bands: '#d6c9ac',
      cornice: '#e9e2d2',
      plinth: '#8f9698',
      roof: { kind: 'pitch', height: 2.4, material: 'slate', dormers: [0.5] },
      bow: { bay: 1, storey: 1, storeys: 1 },
    },
  ],
  before: [
    ['young', -11.6, 6.6],
    ['young', 11.4, 6.8],
  ],
};

/** A terraced house of stone and brick with a blue door, a bicycle against its wall, in morning light. */
export const blueDoor: Scene = {
  mood: 'summerMorning',
  ground: 'paving',
  scale: 56,
  line: 0.85,
  far: 'none',
  street: 'town',
  facades: [
    {
      x: -3.6,
      width: 7.2,
      storeys: [3.9, 3.4, 3],
      rows: ['wdw', 'www', 'www'],
      wall: 'redBrick',
      ground: 'limestone',
      style: styled(town, { door: '#2f5d8a', head: 'surround', trim: '#d6ccb6' }),
      quoins: '#d6ccb6',
      bands: '#d6ccb6',
      cornice: '#efe6d2',
      plinth: '#a9a08d',
      roof: { kind: 'pitch', height: 2.2, material: 'slate', chimneys: [0.9], dormers: [0.5] },
    },
  ],
  extras: [
    { is: 'bicycle', x: -2.6, colour: '#a3432f' },
    { is: 'steps', x: 0, width: 1.5, count: 1 },
    { is: 'hedge', from: 2, to: 3.2, height: 0.55, flowers: '#c9645a' },
  ],
};

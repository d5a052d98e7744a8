import { defineCollection } from 'astro:content';
import { snapshotCollections } from './snapshot/loader.ts';

export const collections = Object.fromEntries(
  Object.entries(snapshotCollections()).map(([name, loader]) => [name, defineCollection({ loader })]),
);

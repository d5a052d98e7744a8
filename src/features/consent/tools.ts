import type { Grants } from './consent.ts';

/** Ids of the measuring tools from `site.json`; a tool with an empty id is not used. */
export interface MeasurementIds {
  analyticsId: string;
  adsId: string;
  tagManagerId: string;
  pixelId: string;
}

type Tool = 'analytics' | 'ads' | 'tagManager' | 'pixel';

const LETTERS: Readonly<Record<Tool, string>> = { analytics: 'a', ads: 'd', tagManager: 't', pixel: 'p' };

const ID: Readonly<Record<Tool, keyof MeasurementIds>> = {
  analytics: 'analyticsId',
  ads: 'adsId',
  tagManager: 'tagManagerId',
  pixel: 'pixelId',
};

const TOOLS = Object.keys(ID) as Tool[];

export const configuredTools = (ids: MeasurementIds): Tool[] => TOOLS.filter((tool) => ids[ID[tool]] !== '');

/** One letter for each configured tool; the cookie stores which tools the visitor was asked about. */
export const toolLetters = (ids: MeasurementIds): string =>
  configuredTools(ids)
    .map((tool) => LETTERS[tool])
    .join('');

/**
 * The configured tools that a choice allows. A tag manager may contain anything, so either kind of consent
 * loads it.
 */
export const allowedTools = (ids: MeasurementIds, grants: Grants): Tool[] =>
  configuredTools(ids).filter(
    (tool) =>
      (tool !== 'ads' && tool !== 'pixel' && grants.analytics_storage) ||
      (tool !== 'analytics' && grants.ad_storage),
  );

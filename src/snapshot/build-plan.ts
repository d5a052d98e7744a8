import { readFileSync } from 'node:fs';

/** What pages are made from beside the snapshot's records. */
export interface BuildInputs {
  /** A digest of everything that renders pages: code, interface texts, settings, packages. */
  code: string;
  /** A digest for each file below `media/`. */
  media: Readonly<Record<string, string>>;
  /** A part that keys leave out: for the check that an incomplete key is noticed. */
  without?: string | undefined;
}

/** One of several equal shares of the pages, counted from 1. */
export interface Share {
  index: number;
  count: number;
}

/** What `npm run build` tells Astro's process, which it starts: the file that `BUILD_PLAN` names. */
export interface BuildPlan {
  inputs: BuildInputs;
  /** The folder of what builds keep of rendered pages. */
  store: string;
  /** Every page is rendered, whatever the last build left. */
  full: boolean;
  /** The share of the pages that is made; none for a whole build. */
  share?: Share | undefined;
  /** Where the record for the next build and the report goes. */
  record: string;
  /** Where the site's memory for the snapshot goes; a share leaves none. */
  known?: string | undefined;
}

let plan: BuildPlan | undefined;

/** The plan of this build; none where Astro was started by itself, which then renders every page. */
export function buildPlan(): BuildPlan | undefined {
  const file = process.env['BUILD_PLAN'];
  if (file) plan ??= JSON.parse(readFileSync(file, 'utf8')) as BuildPlan;
  return plan;
}

export const buildInputs = (): BuildInputs | undefined => buildPlan()?.inputs;

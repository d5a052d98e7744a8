import { readFileSync } from 'node:fs';

/** The inputs of pages other than the snapshot's records. */
export interface BuildInputs {
  /** A digest of everything that renders pages: code, interface texts, settings, packages. */
  code: string;
  /** A digest for each file below `media/`. */
  media: Readonly<Record<string, string>>;
  /** A part that page keys leave out, to test that an incomplete key is noticed. */
  without?: string | undefined;
}

/** One of several equal shares of the pages; numbers start at 1. */
export interface Share {
  index: number;
  count: number;
}

/** What `npm run build` passes to the Astro process that it starts, in the file that `BUILD_PLAN` names. */
export interface BuildPlan {
  inputs: BuildInputs;
  /** The folder in which builds keep rendered pages. */
  store: string;
  /** Renders every page and reuses nothing of the last build. */
  full: boolean;
  /** The share of the pages to build; `undefined` for a whole build. */
  share?: Share | undefined;
  /** Where the record for the next build and the report are written. */
  record: string;
  /** Where `catalogue/known.json` of the snapshot is written; a share writes none. */
  known?: string | undefined;
}

let plan: BuildPlan | undefined;

/** The plan of this build; `undefined` if Astro was started directly, which then renders every page. */
export function buildPlan(): BuildPlan | undefined {
  const file = process.env['BUILD_PLAN'];
  if (file) plan ??= JSON.parse(readFileSync(file, 'utf8')) as BuildPlan;
  return plan;
}

export const buildInputs = (): BuildInputs | undefined => buildPlan()?.inputs;

import { fetchJson } from '../../ui/fetch-json.ts';
import type { Region } from '../catalogue/region.ts';
import type { CalculatorTexts } from './calculator-texts.ts';
import type { CostRules } from './rules.ts';

/** What the calculator loads when it is opened: `/{language}/data/costs.json`. */
export interface CostsFile {
  texts: CalculatorTexts;
  rules: Readonly<Record<Region, CostRules>>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Without `isRecord`, which forms load at once: shared with the calculator, it would be a file more for them. */
const isCostsFile = (data: unknown): data is CostsFile =>
  isObject(data) &&
  'texts' in data &&
  isObject(data.texts) &&
  'rules' in data &&
  isObject(data.rules) &&
  'wallonia' in data.rules;

function check(data: unknown): CostsFile {
  if (!isCostsFile(data)) throw new TypeError('This is no file of costs.');
  return data;
}

let loading: Promise<CostsFile> | undefined;

/** Fetches the file in the page's language, once; after a failure the next call tries again. */
export function costsFile(): Promise<CostsFile> {
  loading ??= fetchJson(`/${document.documentElement.lang}/data/costs.json`, { check }).catch(
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

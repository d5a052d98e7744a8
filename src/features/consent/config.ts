import type { ConsentTerms } from './consent.ts';
import { type MeasurementIds, toolLetters } from './tools.ts';

/** The configuration of consent and measurement that every page gives to its script. */
export interface ConsentConfig {
  terms: ConsentTerms;
  ids: MeasurementIds;
}

/** The options of `site.json` that the configuration is made from. */
interface SiteOptions {
  measurement: MeasurementIds;
  options: { cookieDays: number; cookieVersion: string };
}

export const consentConfig = ({ measurement, options }: SiteOptions): ConsentConfig => ({
  terms: { version: options.cookieVersion, days: options.cookieDays, tools: toolLetters(measurement) },
  ids: measurement,
});

import type { TextKey, Translate } from '../../i18n/translator.ts';
import { hostOf, providerName } from '../../ui/embed/provider.ts';
import { COOKIE } from './cookie.ts';
import { configuredTools, type MeasurementIds } from './tools.ts';

export interface StorageRow {
  what: string;
  /** Names of cookies or of entries in the browser's storage. */
  name: string;
  why: string;
  duration: string;
}

export interface StorageTables {
  necessary: StorageRow[];
  measurement: StorageRow[];
  embeds: StorageRow[];
}

/** The configuration that decides what is stored. */
export interface StorageInput {
  measurement: MeasurementIds;
  cookieDays: number;
  hasPopup: boolean;
  hasLanguages: boolean;
  /** Addresses of the frames and map styles of third parties that pages offer. */
  embeds: readonly string[];
}

type Own =
  Extract<TextKey, `policies:own.${string}.why`> extends `policies:own.${infer Name}.why` ? Name : never;

const TOOL_NAMES = {
  analytics: 'Google Analytics',
  ads: 'Google Ads',
  tagManager: 'Google Tag Manager',
  pixel: 'Meta Pixel',
} as const;

/** Everything that this site stores, by the party it is stored for, in one language. */
export function storageTables(
  t: Translate,
  { measurement, cookieDays, hasPopup, hasLanguages, embeds }: StorageInput,
): StorageTables {
  const days = (count: number) => t('policies:duration.days', { count });
  const own = (what: Own, name: string, duration: string): StorageRow => ({
    what: t(`policies:own.${what}`),
    name,
    why: t(`policies:own.${what}.why`),
    duration,
  });
  const tools = configuredTools(measurement);
  const [tab, kept] = [t('policies:duration.tab'), t('policies:duration.kept')];
  const cookiesOf: Record<(typeof tools)[number], [name: string, duration: string]> = {
    analytics: ['_ga, _ga_*', t('policies:duration.years', { count: 2 })],
    ads: ['_gcl_*', days(90)],
    tagManager: ['–', t('policies:duration.none')],
    pixel: ['_fbp, _fbc', days(90)],
  };
  const hosts = [...new Set(embeds.map(hostOf))];
  return {
    necessary: [
      own('consent', COOKIE, days(cookieDays)),
      ...(hasLanguages ? [own('language', 'language', kept)] : []),
      own('shortlist', 'shortlist:1, recently-viewed:1, visits:1', kept),
      own('place', 'list-place, shortlist-place', tab),
      ...(hosts.length > 0 ? [own('embeds', 'embeds', days(180))] : []),
      own('documents', 'documents-requested', kept),
      own('drafts', 'form:*', tab),
      ...(hasPopup ? [own('popup', 'popup', tab)] : []),
      own('owner', 'owner-tries:1', tab),
    ],
    measurement: [
      ...tools.map((tool) => ({
        what: TOOL_NAMES[tool],
        name: cookiesOf[tool][0],
        why: t(`policies:tool.${tool}`),
        duration: cookiesOf[tool][1],
      })),
      ...(tools.length > 0 ? [own('campaign', 'campaign', tab)] : []),
    ],
    embeds: hosts.map((host) => ({
      what: providerName(host),
      name: host,
      why: t('policies:embed.why'),
      duration: t('policies:embed.duration'),
    })),
  };
}

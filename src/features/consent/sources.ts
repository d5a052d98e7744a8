import { configuredTools, type MeasurementIds } from './tools.ts';

const GOOGLE = 'https://www.googletagmanager.com';

type Kind = 'script' | 'img' | 'connect' | 'frame';

/**
 * The hosts from which each tool loads and to which it reports, from its vendor's guide to content security
 * policies.
 */
const SOURCES: Record<ReturnType<typeof configuredTools>[number], Partial<Record<Kind, string[]>>> = {
  analytics: {
    script: [GOOGLE],
    img: [GOOGLE, 'https://*.google-analytics.com'],
    connect: [GOOGLE, 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  },
  ads: {
    script: [GOOGLE, 'https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
    img: [
      GOOGLE,
      'https://googleads.g.doubleclick.net',
      'https://www.google.com',
      'https://www.google.be',
      'https://www.googleadservices.com',
    ],
    connect: [
      'https://www.google.com',
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
    ],
    frame: [GOOGLE],
  },
  tagManager: { script: [GOOGLE], img: [GOOGLE], connect: [GOOGLE] },
  pixel: {
    script: ['https://connect.facebook.net'],
    img: ['https://www.facebook.com'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
};

/**
 * What a page's content security policy must add for the configured tools; empty without tools. Other sources
 * that a tag manager's container loads from stay forbidden.
 */
export function measurementSources(ids: MeasurementIds): {
  scripts: string[];
  directives: `${Exclude<Kind, 'script'>}-src ${string}`[];
} {
  const of = (kind: Kind): string[] => [
    ...new Set(configuredTools(ids).flatMap((tool) => SOURCES[tool][kind] ?? [])),
  ];
  const scripts = of('script');
  return {
    // A list of sources replaces Astro's default 'self'.
    scripts: scripts.length > 0 ? ["'self'", ...scripts] : [],
    directives: (['img', 'connect', 'frame'] as const).flatMap((kind) => {
      const sources = of(kind);
      return sources.length > 0 ? [`${kind}-src 'self' ${sources.join(' ')}` as const] : [];
    }),
  };
}

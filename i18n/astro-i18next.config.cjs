const { join } = require('node:path');

/**
 * Where a language's texts lie. astro-i18next would take the folder from an address, in which blanks and accents are
 * encoded, and find nothing there. It writes the settings into code between quotes, without escaping what is in them.
 */
const loadPath = JSON.stringify(join(__dirname, '{{lng}}', '{{ns}}.json')).slice(1, -1);

const LOCALES = ['fr', 'nl', 'en', 'de'];

// astro-i18next reads only CommonJS or TypeScript; it silently ignores an .mjs file.
/** @type {import('astro-i18next').AstroI18nextConfig} */
module.exports = {
  defaultLocale: 'fr',
  locales: LOCALES,
  namespaces: [
    'common',
    'law',
    'property',
    'listing',
    'feedback',
    'map',
    'filters',
    'shortlist',
    'search',
    'embed',
    'viewings',
    'costs',
    'forms',
    'consent',
    'policies',
    'owner',
    'gallery',
    'tools',
    'mail',
    'relay',
    'types',
  ],
  defaultNamespace: 'common',
  load: ['server'],
  i18nextServer: {
    backend: { loadPath },
    // astro-i18next makes each language the fallback of the others, which is also why it loads them all.
    fallbackLng: false,
    preload: LOCALES,
    keySeparator: false,
    interpolation: { escapeValue: false },
  },
};

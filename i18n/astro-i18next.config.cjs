// astro-i18next reads CommonJS or TypeScript only; an .mjs file is dropped without a word.
/** @type {import('astro-i18next').AstroI18nextConfig} */
module.exports = {
  defaultLocale: 'fr',
  locales: ['fr', 'nl', 'en', 'de'],
  namespaces: [
    'common',
    'property',
    'listing',
    'feedback',
    'map',
    'filters',
    'favourites',
    'search',
    'embed',
    'visits',
    'costs',
    'forms',
    'consent',
    'policies',
    'owner',
    'gallery',
    'tools',
  ],
  defaultNamespace: 'common',
  // Taken from public/, hence the step up.
  resourcesBasePath: '../i18n',
  load: ['server'],
  i18nextServer: { keySeparator: false, interpolation: { escapeValue: false } },
};

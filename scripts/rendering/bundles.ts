/*
 * What the pages load is packed into few files: each one is a request, and together they compress better.
 */

/**
 * Scripts that are loaded together: React, of which no island can do without a part; what pages without a header need
 * too, such as the map's frame and whatever loads something later; what the definitions of forms are made of; and what every page with a header loads, with the few
 * lines that single pages share with what they load later, which would be a file each.
 */
export const SCRIPT_BUNDLES = {
  groups: [
    { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@nanostores[\\/]react)[\\/]/ },
    {
      name: 'shared',
      test: /vite[\\/]preload-helper|src[\\/](ui[\\/](measure|page-return|first-interaction|fill|failed-note|late-style|embed[\\/]forget)|routing[\\/]address)\.ts$/,
    },
    {
      name: 'fields',
      test: /src[\\/](features[\\/]forms[\\/]definitions[\\/](definition|field|common|tenant-questions)|snapshot[\\/]law[\\/]questions)\.ts$/,
    },
    {
      name: 'shell',
      test: /src[\\/](shell[\\/][\w-]+|ui[\\/]popovers|features[\\/](consent[\\/](consent|cookie|stored|start|events)|shortlist[\\/](store|persisted|shortlist|recent|days-here|save-button)|forms[\\/]client[\\/]events|map[\\/]place-map-start|gallery[\\/]fragment|property[\\/]requested))\.ts$/,
    },
  ],
};

/**
 * Stylesheets of pages, without those that a page or a script requests by their address: what more than one kind of
 * page shows is one file for all, and the rest of each kind another. The mosaic stays by itself, for it is a tenth of
 * the first and only two kinds show it; so does the bare page that looks a project up.
 */
export const STYLE_BUNDLES = {
  groups: [
    {
      name: 'site',
      test: /(?<!(?:Mosaic|ProjectLookupScreen)\.astro\?astro&type=style.*)\.css$/,
      minShareCount: 2,
    },
  ],
};

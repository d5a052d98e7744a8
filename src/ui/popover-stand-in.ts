import { apply } from '@oddbird/popover-polyfill/fn';

// Loaded only where the browser knows no popover. Its own styles must not win over any of the site's.
apply({ layerName: 'reset' });

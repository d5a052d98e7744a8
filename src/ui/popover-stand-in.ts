import { apply } from '@oddbird/popover-polyfill/fn';

// Loaded only if the browser does not support popovers. The layer keeps its styles from overriding the
// site's.
apply({ layerName: 'reset' });

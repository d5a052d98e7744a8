/** Where the built site keeps the owners' files. */
export const VAULT_FOLDER = '/owner/';

/** What a login needs to know: the format's version and the site's salt. */
export const VAULT_SETTINGS = `${VAULT_FOLDER}portal.json`;

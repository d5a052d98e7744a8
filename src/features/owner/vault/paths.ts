/** The folder of the owners' files on the built site. */
export const VAULT_FOLDER = '/owner/';

/** The settings that a login needs: the format's version and the site's salt. */
export const VAULT_SETTINGS = `${VAULT_FOLDER}portal.json`;

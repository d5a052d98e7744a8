/** The address of the dialog in a page's language, which is loaded only when the dialog opens. */
export const consentDataPath = (language: string): string => `/${language}/data/consent.json`;

/** The address of the texts of its settings. */
export const consentSettingsPath = (language: string): string => `/${language}/data/consent-settings.json`;

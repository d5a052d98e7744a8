/** The values of the dialog's buttons: what a press on them means. */
export type Answer = 'all' | 'none' | 'settings' | 'keep';

/** The id of the form with the settings, which the dialog's button sends. */
export const SETTINGS_FORM = 'consent-settings';

/** What a first visit loads: the dialog in one language, as the build has rendered it. */
export interface DialogFile {
  /** The dialog's HTML. */
  html: string;
  /** Said if the visitor tries to leave without a choice. */
  required: string;
  /** Said if the settings cannot be loaded. */
  failed: string;
}

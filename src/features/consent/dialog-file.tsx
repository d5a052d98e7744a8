import { renderToStaticMarkup } from 'react-dom/server';
import { ConsentDialog } from './ConsentDialog.tsx';
import type { DialogFile } from './dialog-parts.ts';
import type { ConsentLabels, SettingsLabels } from './labels.ts';

/** The file with the dialog of one language, for the endpoint that publishes it. */
export const dialogFile = (labels: ConsentLabels, settings: SettingsLabels): DialogFile => ({
  html: renderToStaticMarkup(<ConsentDialog labels={labels} settings={settings} />),
  required: labels.required,
  failed: labels.failed,
});

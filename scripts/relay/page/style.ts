import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../src');

/**
 * The site's stylesheets that a form needs. The source files are used, because built stylesheets get new
 * names with each build.
 */
const SHEETS = [
  'styles/layers.css',
  'styles/reset.css',
  'styles/tokens.css',
  'styles/base.css',
  'styles/button.css',
  'styles/utilities.css',
  'features/forms/forms.css',
];

const OWN = `
:root { --font-serif: Georgia; --font-sans: system-ui; }
.form-page main { display: grid; gap: var(--space-5); max-width: 48rem; margin-inline: auto; padding: var(--space-7) var(--margin); }
.form-page [role='alert'] { font-size: var(--text-l); }
`;

/** The styles of the relay's pages. */
export const STYLE = [...SHEETS.map((file) => readFileSync(join(ROOT, file), 'utf8')), OWN]
  .join('\n')
  .replace(/<\/style/gi, '');

/** The only style that the pages' content security policy allows. */
export const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

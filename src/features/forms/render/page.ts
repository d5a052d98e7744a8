import { renderForm } from './form.ts';
import { html, type Markup } from './markup.ts';
import type { FormView } from './view.ts';

/**
 * A page of its own with a form, for an answer to a form that was posted without a script: what was typed, what is
 * wrong with it, and the form to send again. It needs nothing of the site but its addresses.
 * @param css put into the page; the answer's content security policy must allow inline styles
 * @param agency the name of the agency
 */
export function renderFormPage(view: FormView, { css, agency }: { css: string; agency: string }): string {
  const { form, language, text, page } = view;
  const title = text(`${form.id}.title`);
  const styles: Markup = { html: css.replace(/<\/style/gi, '') };
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text('errorPage.title', { title })} – ${agency}</title>
<style>${styles}</style>
</head>
<body class="form-page">
<main>
<p class="eyebrow">${agency}</p>
<h1>${title}</h1>
${renderForm(view)}
<p><a href="${page}">${text('errorPage.back')}</a></p>
</main>
</body>
</html>
`.html;
}

import { renderToStaticMarkup } from 'react-dom/server';
import { Form } from '../../../src/features/forms/components/Form.tsx';
import type { FormView } from '../../../src/features/forms/view.ts';
import type { Locale } from '../../../src/i18n/locales.ts';

/** What the page is rendered from. */
export interface ErrorPageView {
  locale: Locale;
  style: string;
  /** The page's title in the browser. */
  title: string;
  heading: string;
  message: string;
  /** The agency's name and the address of its home page. */
  agency: string;
  home: string;
  /** The form as it was filled in; `undefined` if it could not be read, and the visitor must go back. */
  form: FormView | undefined;
  words: { back: string; call: string; home: string };
}

/** The HTML document of the page. */
export const renderErrorPage = (view: ErrorPageView): string =>
  `<!doctype html>${renderToStaticMarkup(<ErrorPage {...view} />)}`;

function ErrorPage({ locale, style, title, heading, message, agency, home, form, words }: ErrorPageView) {
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body className="form-page">
        <main>
          <p>
            <a href={home}>{agency}</a>
          </p>
          <h1>{heading}</h1>
          <p role="alert">{message}</p>
          {form ? <Form view={form} isPlain /> : <p>{words.back}</p>}
          <p>{words.call}</p>
          <p>
            <a href={home}>{words.home}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

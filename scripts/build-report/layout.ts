import { pathToFileURL } from 'node:url';
import { type Html, html, Html as Markup } from './html.ts';
import { STYLE } from './style.ts';

/** What every report needs to know about its site. */
export interface Ground {
  name: string;
  when: Date;
  /** The absolute path of the folder, for links. */
  snapshot: string;
  /** The path of each property's page, by its id. */
  pathOf: (id: string) => string | undefined;
  /** A property's title, by its id. */
  titleOf: (id: string) => string | undefined;
}

export type Section = [id: string, title: string, content: Html];

/** The maximum number of entries of a list. */
export const MOST = 60;

/** A report as one self-contained HTML file. */
export function documentOf(
  { name, when }: Ground,
  {
    title,
    lead,
    figures,
    sections,
  }: {
    title: string;
    lead: Html;
    figures: readonly [string, string | number][];
    sections: readonly Section[];
  },
): string {
  const date = when.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' });
  return String(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${name}</title><style>${new Markup(STYLE)}</style></head>
<body><main>
<h1>${name}</h1>
<p class="soft">${title} of ${date}. This page is for you alone; it is not published. Links to pages open the site on this computer: let <code>npm run preview</code> run meanwhile.</p>
${lead}
<dl class="figures">${figures.map(([what, figure]) => html`<div><dt>${what}</dt><dd>${typeof figure === 'number' ? figure.toLocaleString('en') : figure}</dd></div>`)}</dl>
<nav aria-label="Sections">${sections.map(([id, heading]) => html`<a href="#${id}">${heading}</a>`)}</nav>
${sections.map(([id, heading, content]) => html`<section id="${id}"><h2>${heading}</h2>${content}</section>`)}
</main></body></html>
`);
}

export const fileUrl = (...parts: string[]): string => pathToFileURL(parts.join('/')).href;

/**
 * A page's address under `npm run preview` and `npm start`. Opened as a file, a page has neither styles nor
 * pictures, because the site's addresses begin at its root.
 */
export const pageUrl = (path: string): string => `http://localhost:${process.env['PORT'] || 4321}${path}`;

export function pageLink({ pathOf }: Ground, id: string, text: string): Html {
  const path = pathOf(id);
  return path === undefined ? html`${text}` : html`<a href="${pageUrl(path)}">${text}</a>`;
}

/** A picture of the snapshot, or one at an address. */
export function thumbnail({ snapshot }: Ground, picture: string | null): Html {
  if (picture === null) return html`<span class="none"></span>`;
  const src = /^https:/.test(picture) ? picture : fileUrl(snapshot, 'media', picture);
  return html`<img src="${src}" alt="" loading="lazy">`;
}

/** Joins words as in a sentence: `a, b and c`. */
export const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

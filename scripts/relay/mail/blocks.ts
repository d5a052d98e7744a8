import { html, type Markup } from '../../../src/ui/markup.ts';

/** A piece of a mail, to be written as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; text: string }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'small'; text: string };

/** Joins a label and its value as a language does, such as `Nom : Lambert` in French. */
type Named = (label: string, value: string) => string;

/** The text part of a mail. A label that is a question has no colon. */
export const asText = (blocks: readonly Block[], named: Named): string =>
  `${blocks.map((block) => textBlock(block, named)).join('\n\n')}\n`;

function textBlock(block: Block, named: Named): string {
  switch (block.kind) {
    case 'facts':
      return block.rows
        .map(([label, value]) => {
          const words = value.replaceAll('\n', '\n  ');
          return label.endsWith('?') ? `${label} ${words}` : named(label, words);
        })
        .join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'link':
      return `${block.text}\n${block.url}`;
    case 'heading':
      return block.text.toUpperCase();
    default:
      return block.text;
  }
}

const INK = '#1f2a2e';
const QUIET = '#5a6568';
const LINE = '#d9d4c7';
const GREEN = '#1f5c4d';
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/**
 * The HTML part of a mail. Mail programs support neither stylesheets nor custom properties, so styles are
 * inline.
 */
export const asHtml = (blocks: readonly Block[], { lang, title }: { lang: string; title: string }): string =>
  html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;padding:24px;background:#f6f3ec;color:${INK};font:16px/1.55 ${raw(SANS)}">
<div style="max-width:600px;margin:0 auto;padding:32px;background:#fffdf8;border-top:4px solid ${GREEN}">
${blocks.map(htmlBlock)}
</div></body></html>
`.html;

function htmlBlock(block: Block): Markup {
  switch (block.kind) {
    case 'heading':
      return html`<h1 style="margin:0 0 16px;font:24px/1.25 ${raw(SERIF)}">${block.text}</h1>\n`;
    case 'facts':
      return html`<table role="presentation" style="width:100%;margin:0 0 16px;border-collapse:collapse">
${block.rows.map(
  ([label, value]) =>
    html`<tr><th scope="row" style="padding:8px 16px 8px 0;border-top:1px solid ${LINE};color:${QUIET};font-weight:400;text-align:left;vertical-align:top">${label}</th><td style="padding:8px 0;border-top:1px solid ${LINE};vertical-align:top">${withBreaks(value)}</td></tr>\n`,
)}</table>\n`;
    case 'list':
      return html`<ul style="margin:0 0 16px;padding-left:20px">${block.items.map((item) => html`<li>${item}</li>`)}</ul>\n`;
    case 'quote':
      return html`<blockquote style="margin:0 0 16px;padding-left:16px;border-left:3px solid ${LINE}">${withBreaks(block.text)}</blockquote>\n`;
    case 'link':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" style="color:${GREEN}">${block.text}</a></p>\n`;
    case 'small':
      return html`<p style="margin:0 0 8px;color:${QUIET};font-size:14px">${withBreaks(block.text)}</p>\n`;
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${withBreaks(block.text)}</p>\n`;
  }
}

/** Marks a constant of this file as HTML that must not be escaped. */
const raw = (source: string): Markup => ({ html: source });

const withBreaks = (text: string): Markup[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

import type { OwnedProperty } from './data.ts';
import { addDays } from './days.ts';

/** Texts of a table's columns and of its sections. */
export interface CsvTexts {
  columns: readonly string[];
  sections: { viewings: string; messages: string; online: string; statistics: string };
  typeOf(type: string): string;
  statusOf(status: string): string;
}

type Cell = string | number;

/**
 * A property's records as a table (RFC 4180), beginning with a byte order mark, by which spreadsheets
 * recognise UTF-8.
 */
export function propertyCsv(property: OwnedProperty, texts: CsvTexts): string {
  const { viewings, messages, online, statistics } = texts.sections;
  const rows: Cell[][] = [
    [...texts.columns],
    ...property.visits.map((viewing) => [
      viewings,
      viewing.date,
      texts.typeOf(viewing.type),
      viewing.contact,
      viewing.subject,
      viewing.comment,
      texts.statusOf(viewing.status),
      '',
    ]),
    ...property.communication.map((message) => [
      messages,
      message.date,
      texts.typeOf(message.type),
      message.contact,
      message.subject,
      message.comment,
      '',
      '',
    ]),
    ...property.online.map(({ source, since, url = '', views }) => [
      online,
      since,
      '',
      source,
      url,
      '',
      '',
      views,
    ]),
    ...property.statistics.flatMap(({ source, from, daily }) =>
      daily.map((count, index) => [statistics, addDays(from, index), '', source, '', '', '', count]),
    ),
  ];
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/**
 * A text that a spreadsheet would take for a formula gets a leading apostrophe, which makes it plain text.
 */
function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const safe = /^\s*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

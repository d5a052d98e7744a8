import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseXml, readExport } from './read-export.ts';

function folderWith(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'export-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

const JSON_SOURCE = { name: 'a', format: 'json' } as const;

test('a folder gives its files of the format, by name', () => {
  const dir = folderWith({ 'b.json': '[2]', 'a.JSON': '\uFEFF[1]', 'a.xml': '<a/>' });
  expect(readExport(dir, JSON_SOURCE).documents.map(({ data }) => data)).toEqual([[1], [2]]);
});

test.each<[string, Record<string, string>, string, RegExp]>([
  ['no such path', {}, 'no.json', /There is no/],
  ['a folder without a file of the format', { 'a.xml': '' }, '', /holds no \.json file/],
  ['a file that was cut off', { 'a.json': '{"a":' }, 'a.json', /broken JSON/],
])('%s is refused', (_, files, path, message) =>
  expect(() => readExport(join(folderWith(files), path), JSON_SOURCE)).toThrow(message),
);

const xml = (text: string, encoding: BufferEncoding = 'utf8') =>
  parseXml(Buffer.from(text, encoding), 'a.xml');

test('texts stay texts, attributes begin with @, character data and the five entities are read', () => {
  expect(xml('<a n="007"><b>0123</b><c><![CDATA[<p>x</p>]]></c><d>&lt;&#233;&amp;</d><e/></a>')).toEqual({
    a: { '@n': '007', b: '0123', c: '<p>x</p>', d: '<é&', e: '' },
  });
});

test('the declared encoding is used', () => {
  expect(xml('<?xml version="1.0" encoding="ISO-8859-1"?><a>Straße</a>', 'latin1')).toEqual({ a: 'Straße' });
  expect(() => xml('<a>Straße</a>', 'latin1')).toThrow(/no UTF-8 text/);
});

test.each([
  ['a file of this machine', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
  ['a bomb', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'],
  ['a document type elsewhere', '<!-- <a> --><!doctype a SYSTEM "http://a.example/a.dtd"><a/>'],
])('%s is refused', (_, text) => expect(() => xml(text)).toThrow(/document type/));

test('a document type inside a comment or character data is a text', () => {
  expect(xml('<!-- <!DOCTYPE x> --><a><![CDATA[<!DOCTYPE x>]]></a>')).toEqual({ a: '<!DOCTYPE x>' });
});

test.each([
  ['cut off', '<a><b>'],
  ['nested without end', '<a>'.repeat(400) + '</a>'.repeat(400)],
  ['empty', ''],
])('a document that is %s is refused', (_, text) => expect(() => xml(text)).toThrow(/a\.xml/));

test('an unknown entity is left as it is, and prototypes are safe', () => {
  expect(xml('<a>&unknown;</a>')).toEqual({ a: '&unknown;' });
  try {
    xml('<a><__proto__><polluted>1</polluted></__proto__></a>');
  } catch {
    // Refusing the file is accepted as well.
  }
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanDescription, typeDescriptionExcerpt } from './excerpt.ts';

describe('cleanDescription: plain text', () => {
  test.each([
    ['', ''],
    [null, ''],
    [undefined, ''],
    [' \n\t ', ''],
    ['Maison\n\n  avec\tjardin', 'Maison avec jardin'],
    ['<p>Maison</p><p>avec jardin</p>', 'Maison avec jardin'],
    ['Maison<br/>avec jardin', 'Maison avec jardin'],
    ['<P>M<B>ai</B>son</P><P>avec</P>', 'Maison avec'],
    ['<b>M</b>aison de 120 m<sup>2</sup>', 'Maison de 120 m2'],
    ['<a href="https://x.example/?a=1">Plan</a>s', 'Plans'],
    ['<body class="x">Plans', 'Plans'],
    ['loyer < 900 € et surface > 50 m²', 'loyer < 900 € et surface > 50 m²'],
    ['a<!-- b > c -->d', 'a d'],
    ['a<style>p { color: red }</style>b<SCRIPT>alert(1)</SCRIPT >c', 'a b c'],
    ['a<?xml:namespace prefix="o" ?><o:p>b</o:p>', 'a b'],
    ['<p', '<p'],
    ['caf&eacute; &agrave; Li&egrave;ge, &Icirc;le, &ccedil;a', 'café à Liège, Île, ça'],
    ['120 m&sup2;&nbsp;&amp;&#160;cave &#233;&#xE9;', '120 m²\u00A0&\u00A0cave éé'],
    ['l&#146;&icirc;le &rarr; &frac34; &Zcaron;', 'l’île → ¾ Ž'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&lt;b&gt;', '<b>'],
    ['a&bogus;b &constructor; c&xconstructor;d', 'a b c d'],
    ['a&#xDFFF;b&#x10FFFF;c', 'a b\u{10FFFF}c'],
    ['a&#0;b&#xD800;c&#9999999;d', 'a b c d'],
    ['R&D, AT&T', 'R&D, AT&T'],
    ['soft\u00ADhyphen zero\u200Bwidth', 'soft\u00ADhyphen zerowidth'],
    ['va\u00A0avec\u202F: tout', 'va\u00A0avec\u202F: tout'],
    ['deux&nbsp;&nbsp;fois, puis&nbsp; une', 'deux\u00A0fois, puis une'],
  ])('%j reads %j', (html, text) => expect(cleanDescription(html)).toBe(text));
});

describe('cleanDescription: the cut', () => {
  test.each([
    ['as long as the limit', 'abcde fghi', 10, 'abcde fghi'],
    ['one too long, boundary before 80 %', 'abcde fghij', 10, 'abcde fghi...'],
    ['boundary at exactly 80 %', 'abcdefgh ijk', 10, 'abcdefgh i...'],
    ['boundary beyond 80 %', 'abcdefghi jkl', 10, 'abcdefghi...'],
    ['the limit ends a word', 'abcdefghij klm', 10, 'abcdefghij...'],
    ['a last space before the limit', 'ab cdefghi jkl', 10, 'ab cdefghi...'],
    ['no space before a hard cut', 'abc d efgh', 4, 'abc...'],
    ['no boundary at all', 'abcdefghijkl', 10, 'abcdefghij...'],
    ['white space counts once', 'a          b', 3, 'a b'],
    ['a full stop at the cut', 'la vieille ville. Elle', 17, 'la vieille ville...'],
    ['a comma at the cut', 'jardin, terrasse et', 8, 'jardin...'],
    ['surrogate pair on the limit', '😀😀😀', 3, '😀...'],
    ['surrogate pair before the limit', '😀😀😀', 4, '😀😀...'],
    ['limit 1 inside a pair', '😀😀', 1, '...'],
    ['limit 0', 'abc', 0, ''],
    ['negative limit', 'abc', -1, ''],
    ['no number as limit', 'abc', Number.NaN, ''],
    ['no limit', 'abc', Number.POSITIVE_INFINITY, 'abc'],
  ])('%s', (_name, text, limit, cut) => expect(cleanDescription(text, limit)).toBe(cut));

  test('the default limit is 250', () => {
    expect(cleanDescription('x'.repeat(250))).toBe('x'.repeat(250));
    expect(cleanDescription('x'.repeat(251))).toBe(`${'x'.repeat(250)}...`);
  });

  test('a type description is cut at 100', () => {
    expect(typeDescriptionExcerpt('x'.repeat(100))).toBe('x'.repeat(100));
    expect(typeDescriptionExcerpt('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
    expect(typeDescriptionExcerpt(undefined)).toBe('');
  });

  test('whatever the text, the result is well formed, on one line and no longer than allowed', () =>
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 40 }),
        (text, limit) => {
          const cut = cleanDescription(text, limit);
          expect(cut.isWellFormed()).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(limit + 3);
          expect(cut).not.toMatch(/\s\s|[\n\r\t]/);
        },
      ),
    ));

  test('hostile text takes no time', () => {
    const started = performance.now();
    cleanDescription('<a'.repeat(100_000));
    cleanDescription('&#'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

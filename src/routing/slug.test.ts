import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articlePath, joinPath, slugify } from './slug.ts';

test.each([
  ['Maison de maître', 'maison-de-maitre'],
  ['À vendre', 'a-vendre'],
  ["L'île d’Outre-Meuse !", 'lile-doutre-meuse'],
  ['  Deux   mots  ', 'deux-mots'],
  ['Kapelle-op-den-Bos', 'kapelle-op-den-bos'],
  ['sale/rent_now', 'sale-rent-now'],
  ['Rez-de-chaussée — jardin | garage', 'rez-de-chaussee-jardin-garage'],
  ['100 m² à 50 %', '100-m2-a-50'],
  ['Cœur, Straße, ﬁn', 'coeur-strasse-fin'],
  ['İstanbul', 'istanbul'],
  ['<script>alert("x")</script>', 'scriptalertx-script'],
  ['../../etc/passwd', 'etc-passwd'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a hostile text, as it might stand in the snapshot
  ['{{name}} ${price}', 'name-price'],
  ['بيت جميل', 'بيت-جميل'],
  ['한옥', '한옥'],
  ['\u202Eabc\u200B', 'abc'],
  ['🏡✨', ''],
  ['', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ['Häuser für Größen in Lüttich', 'haeuser-fuer-groessen-in-luettich'],
  ['Ärztehaus O\u0308kotop', 'aerztehaus-oekotop'],
  ['Chênée', 'chenee'],
])('the slug of the German %j is %j', (text, slug) => expect(slugify(text, 'de')).toBe(slug));

test('other languages lose the dots', () => expect(slugify('coördinatie', 'nl')).toBe('coordinatie'));

test('a slug has at most 80 characters, none cut in half, and no hyphen at its end', () => {
  expect(slugify('a'.repeat(3000))).toBe('a'.repeat(80));
  expect(slugify(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79));
  expect(slugify('𝒳𐍈'.repeat(100)).isWellFormed()).toBe(true);
});

test.each([
  [['fr', '/a-vendre/'], '/fr/a-vendre/'],
  [['fr', '/'], '/fr/'],
  [['fr', 'a', '', 'b'], '/fr/a/b/'],
  [['//a//b//'], '/a/b/'],
  [[], '/'],
])('%j joins to %s, with a slash at both ends', (segments, path) => {
  expect(joinPath(...segments)).toBe(path);
});

test('an article’s path is built from category, subcategory and article names', () => {
  expect(articlePath('fr', 'Le blog', 'Vendre & louer', 'L’offre d’achat / le compromis')).toBe(
    '/le-blog/vendre-louer/loffre-dachat-le-compromis/',
  );
});

test('whatever the text, a slug holds letters, digits and single hyphens, and is its own slug', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^([\p{L}\p{N}]+(-[\p{L}\p{N}]+)*)?$/u);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

import { expect, test } from 'vitest';
import { attributes, html, json } from './markup.ts';

test('what is filled in is escaped, markup is not', () =>
  expect(
    html`<p title="${'"<>&\''}">${html`<b>${'<i>'}</b>`}${[html`1`, html`2`]}${false}${undefined}${3}</p>`
      .html,
  ).toBe('<p title="&quot;&lt;&gt;&amp;&#39;"><b>&lt;i&gt;</b>123</p>'));

test('attributes', () =>
  expect(
    attributes({ id: 'a"b', required: true, hidden: false, title: undefined, lang: '', min: 0 }).html,
  ).toBe(' id="a&quot;b" required min="0"'));

test('data cannot end its element', () =>
  expect(json({ a: '</script><!--' }).html).toBe('{"a":"\\u003c/script>\\u003c!--"}'));

import { expect, test } from 'vitest';
import { html } from './markup.ts';

test('what is filled in is escaped, markup is not', () =>
  expect(
    html`<p title="${'"<>&\''}">${html`<b>${'<i>'}</b>`}${[html`1`, html`2`]}${false}${undefined}${3}</p>`
      .html,
  ).toBe('<p title="&quot;&lt;&gt;&amp;&#39;"><b>&lt;i&gt;</b>123</p>'));

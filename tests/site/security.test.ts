import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSnapshot } from '../../src/snapshot/read.ts';
import { expectNone } from './lib/expect-none.ts';
import { hiddenPlaces } from './lib/hidden-places.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';

const UNSAFE = /'unsafe-|(?:^|\s)(?:\*|https?:|data:|blob:)(?:\s|$)/;

const directive = (policy: string, name: string): string | undefined =>
  policy
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

const sha256 = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyProblems(page: Page): string[] {
  const [policy] = page.csp;
  if (page.csp.length !== 1 || !policy) return [`has ${page.csp.length} content security policies`];
  const scripts = directive(policy, 'script-src');
  const styles = directive(policy, 'style-src');
  const unlisted = (sources: string | undefined, inline: { text?: string }[]) =>
    inline
      .filter(({ text }) => text && !sources?.includes(sha256(text)))
      .map(({ text }) => text?.slice(0, 60));
  return [
    ...(!scripts || UNSAFE.test(scripts) ? [`script-src ${scripts}`] : []),
    ...(!styles || UNSAFE.test(styles) ? [`style-src ${styles}`] : []),
    ...(directive(policy, 'object-src') === "'none'" ? [] : ["object-src is not 'none'"]),
    ...(directive(policy, 'base-uri') === "'self'" ? [] : ["base-uri is not 'self'"]),
    ...unlisted(scripts, page.scripts).map((text) => `a script that the policy does not allow: ${text}`),
    ...unlisted(styles, page.styles).map((text) => `a style that the policy does not allow: ${text}`),
  ];
}

describe.each(OUTPUTS)('$out', (output) => {
  test('every page has a strict content security policy that its own scripts and styles meet', () =>
    expectNone(
      [...siteOf(output).pages.values()]
        .filter((page) => page.kind !== 'redirect' || page.scripts.length > 0)
        .flatMap((page) => policyProblems(page).map((problem) => `${page.path}: ${problem}`)),
    ));

  test('the host of the configured map is let through in the map’s frame, and nowhere else', () => {
    const { styleUrl } = loadSnapshot(output.snapshot).site.map;
    const pages = [...siteOf(output).pages.values()];
    const isFrame = ({ path }: Page) => path.endsWith('/map-frame/');
    expect(pages.filter(isFrame).length).toBeGreaterThan(0);
    const names = ['connect-src', 'img-src'];
    const lets = (page: Page, host: string) =>
      names.filter((name) => directive(page.csp[0] ?? '', name)?.includes(host));
    if (styleUrl)
      for (const page of pages)
        expect(lets(page, new URL(styleUrl).origin), page.path).toEqual(isFrame(page) ? names : []);
    else for (const page of pages.filter(isFrame)) expect(lets(page, 'openfreemap'), page.path).toEqual([]);
  });

  test('no file tells where a property with a hidden address is, or where the site was built', () => {
    const site = siteOf(output);
    const secrets = [
      ...hiddenPlaces(output.snapshot),
      { what: 'the project folder', isIn: (content: string) => content.includes(resolve('.')) },
    ];
    expectNone(
      [...site.files]
        .filter((file) => /\.(html|json|xml|js|css|txt|svg|webmanifest|map)$|_redirects|_headers/.test(file))
        .flatMap((file) => {
          const content = readFileSync(join(site.out, file), 'utf8');
          return secrets.filter(({ isIn }) => isIn(content)).map(({ what }) => `${file}: ${what}`);
        }),
    );
  });
});

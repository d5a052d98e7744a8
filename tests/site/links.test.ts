import { describe, expect, test } from 'vitest';
import { opensInNewTab } from '../../src/snapshot/link-attributes.ts';
import { expectNone } from './lib/expect-none.ts';
import { OUTPUTS, siteOf } from './lib/outputs.ts';
import type { Page } from './lib/page.ts';
import { contentPages, resolveAddress, type Site } from './lib/site.ts';

/** The problem of a link; `undefined` if there is none. */
function linkProblem(site: Site, page: Page, href: string): string | undefined {
  if (/^(mailto|tel):[^\s]+$/.test(href)) return undefined;
  // The address of a calendar feed is a file of the site with the scheme `webcal`.
  const target = resolveAddress(site, page.path, href.replace(/^webcal:/, 'https:'));
  if (target.type === 'nowhere') return 'leads nowhere';
  if (target.type === 'page' && target.hash && target.hash !== 'top' && !target.page.ids.has(target.hash))
    return 'has a fragment that its page has not';
  if (target.type === 'external' && !/^https?:/.test(new URL(href, site.origin).href))
    return 'has a forbidden scheme';
  return undefined;
}

describe.each(OUTPUTS)('$out', (output) => {
  test('every link leads to a page, file, fragment or redirect', () => {
    const site = siteOf(output);
    expectNone(
      [...site.pages.values()].flatMap((page) =>
        page.links.flatMap(({ href }) => {
          const problem = linkProblem(site, page, href);
          return problem ? [`${page.path}: ${href} ${problem}`] : [];
        }),
      ),
    );
  });

  test('links lead straight to a page, without a redirect of the site itself', () => {
    const site = siteOf(output);
    expectNone(
      [...site.pages.values()].flatMap((page) =>
        page.links.flatMap(({ href }) => {
          const target = resolveAddress(site, page.path, href);
          return target.type === 'redirect' && target.to.startsWith('/')
            ? [`${page.path}: ${href} is redirected to ${target.to}`]
            : [];
        }),
      ),
    );
  });

  test('every picture, style, script and font is there, and comes from the site or a media host of site.json', () => {
    const site = siteOf(output);
    const { mediaHosts } = site.snapshot.site;
    const isOnMediaHost = (address: string) =>
      URL.canParse(address) && mediaHosts.includes(new URL(address).origin);
    expectNone(
      [...site.pages.values()].flatMap((page) =>
        page.assets
          .filter((address) => !address.startsWith('data:') && !isOnMediaHost(address))
          .flatMap((address) => {
            const { type } = resolveAddress(site, page.path, address);
            const isFrame = type === 'page' && address.endsWith('/map-frame/');
            return type === 'file' || isFrame ? [] : [`${page.path}: ${address} is ${type}`];
          }),
      ),
    );
  });

  test('every redirect leads to a page or to another site', () => {
    const site = siteOf(output);
    expectNone(
      site.redirects.flatMap(({ from, to }) => {
        const { type } = resolveAddress(site, '/', to.replace(/:\w+/g, ''));
        return /:\w/.test(to) || type === 'page' || type === 'external' || type === 'file'
          ? []
          : [`_redirects: ${from} leads to ${to}, which is ${type}`];
      }),
    );
  });

  test('links with http, tel: or mailto: open in a new tab, whoever wrote them; those to pages of the site do not', () => {
    const pages = contentPages(siteOf(output));
    const leaving = pages.flatMap(({ links }) => links.filter(({ href }) => opensInNewTab(href)));
    for (const scheme of ['tel:', 'mailto:'])
      expect(leaving.filter(({ href }) => href.startsWith(scheme)).length, scheme).toBeGreaterThan(0);
    expectNone(
      pages.flatMap(({ path, links }) =>
        links
          .filter(({ href, target }) => opensInNewTab(href) !== (target === '_blank'))
          .map(({ href, target }) => `${path}: ${href}${target ? ` in ${target}` : ''}`),
      ),
    );
  });

  test('links to a new tab have noopener', () => {
    expectNone(
      [...siteOf(output).pages.values()].flatMap((page) =>
        page.links
          .filter(({ target, rel }) => target === '_blank' && !rel?.split(' ').includes('noopener'))
          .map(({ href }) => `${page.path}: ${href}`),
      ),
    );
  });

  test('pages link to pages of their own language; only the language links do not', () => {
    const site = siteOf(output);
    expectNone(
      [...site.pages.values()]
        .filter(({ kind }) => kind === 'page' || kind === 'notFound')
        .flatMap((page) => {
          const switches = new Set(page.languageLinks.map(({ href }) => href));
          return page.links.flatMap(({ href }) => {
            const target = resolveAddress(site, page.path, href);
            return target.type === 'page' && target.page.lang !== page.lang && !switches.has(href)
              ? [`${page.path}: ${href} is ${target.page.lang}`]
              : [];
          });
        }),
    );
  });
});

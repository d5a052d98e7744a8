import { isExcepted } from './exceptions.ts';
import { SETTINGS } from './settings.ts';
import { fieldsOf, valueAt } from './walk.ts';

type Evidence = Readonly<Record<string, readonly [path: string, shown: RegExp]>>;
type Output = ReadonlyMap<string, string>;

const HOME = '/fr/index.html';
const SALE = '/fr/a-vendre/liege/maison-a-renover';
const goal = (word: string) => `goals&quot;:\\[1,\\[\\[0,\\{&quot;goal&quot;:\\[0,&quot;${word}&quot;\\]`;

/**
 * Settings that do not show by their own words: a file, and what stands there with the setting or without it, but
 * not with both.
 */
const EVIDENCE: Evidence = {
  'site.logo': [HOME, /class="logo" src="[^"]*zs-logo/],
  'site.agency.phones.0.goal': ['/fr/a-louer/liege/maison-a-renover/4102/index.html', /tel:\+32400009988/],
  'site.agency.openingHours.0.days.0': [HOME, /Saturday/],
  'site.content.fr.image.url': ['/fr/contact/index.html', /og:image" content="[^"]*\/b\./],
  'site.leads.service': ['/fr/demander-une-visite/index.html', /action="\/zs-leads"/],
  'site.leads.hidden.8': ['/fr/demander-une-visite/index.html', /name="8" value="zs-hidden"/],
  'site.marquees.8.kind': ['/fr/data/taken.json', /"4103"\],"as":"sold"/],
  'site.marquees.8.replacesPrice': [`${SALE}/4105/index.html`, /234\.567/],
  'site.displayConditions.8.field': [`${SALE}/4106/index.html`, /zs-heating/],
  'site.displayConditions.8.logic': [`${SALE}/4106/index.html`, /zs-heating/],
  'site.displayConditions.8.compareWithValue': [`${SALE}/4106/index.html`, /zs-heating/],
  'site.displayConditions.8.compareWithField': [`${SALE}/4106/index.html`, /zs-roof/],
  'site.displayConditions.8.advancedCondition.and.0': [`${SALE}/4106/index.html`, /zs-windows/],
  'site.displayConditions.8.advancedCondition.or.0': [`${SALE}/4106/index.html`, /zs-rate/],
  'site.options.menuMaxItems': [HOME, /desktop-menu__more/],
  'site.options.showHomeMenu': [HOME, /aria-current="page">fr \//],
  'site.options.showSearchCount': [HOME, /showCount&quot;:\[0,false\]/],
  'site.options.changeOnScroll': [HOME, /<body class="has-overlay-header/],
  'site.options.topBarShow': [HOME, /class="top-bar"/],
  'site.options.showFreeEvaluation': ['/fr/contact/index.html', /href="\/fr\/contact-demand\/"/],
  'site.options.showTotals': [HOME, /<span class="tabular"[^>]*>\s*· \d/],
  'site.options.similarProperties': [`${SALE}/4101/index.html`, /id="similar"/],
  'site.options.previewsUpTo': [`${SALE}/4101/index.html`, /preview\.jpg/],
  'site.options.pageSize': ['/fr/a-vendre/page/2/index.html', /Page 2 sur 2/],
  'site.options.cookieDays': [HOME, /&quot;days&quot;:177/],
  'languages.default': ['/index.html', /<html lang="de"/],
  'languages.languages.0.code': ['/de/index.html', /<html lang="de"/],
  'languages.languages.0.use': ['/index.html', /data-language="de"(?![\s\S]*data-language="nl")/],
  'topBar.left.0.status': [HOME, /zs-left(?![\s\S]*zs-draft-left)/],
  'topBar.left.0.icon': [HOME, /top-bar__group--left[\s\S]{0,400}<svg/],
  'topBar.right.0.status': [HOME, /zs-right(?![\s\S]*zs-draft-right)/],
  'topBar.right.0.icon': [HOME, /top-bar__group--right[\s\S]{0,400}<svg/],
  'footer.maxWidth': [HOME, /84\.8125rem/],
  'footer.bottom.columns.0.images.0.url': [HOME, /src="[^"]*\/b\.[^"]*"[^>]*site-footer__image/],
  'footer.bottom.columns.0.width.sm': [HOME, /"sm-11 /],
  'footer.bottom.columns.0.width.md': [HOME, / md-5 /],
  'footer.bottom.columns.0.width.lg': [HOME, / lg-7"/],
  'footer.bottom.columns.0.public.title': [HOME, /zs-column(?![\s\S]*zs-no-title)/],
  'footer.bottom.columns.0.public.introText': [HOME, /zs-intro(?![\s\S]*zs-no-intro)/],
  'footer.bottom.columns.0.public.fullText': [HOME, /zs-full(?![\s\S]*zs-no-full)/],
  'popup.isPublished': [HOME, /class="popup /],
  'popup.delay': [HOME, /data-popup="37"/],
  'popup.media.url': [HOME, /src="[^"]*\/b\.[^"]*"[^>]*popup__picture/],
  'type.WebID': ['/fr/data/search.json', /\["7","zs-many"/],
  'type.ParentID': [HOME, /zs-type&quot;[^{]{0,120}isBelow&quot;:\[0,true\]/],
  'type.ShowOrder': ['/fr/data/search.json', /"zs-above".*"Maisons"/],
  'type.Sale': [HOME, new RegExp(`zs-type&quot;[^{]{0,160}${goal('rent')}`)],
  'type.Rent': [HOME, new RegExp(`zs-above&quot;[^{]{0,160}${goal('sale')}[^}]*\\}\\]\\]\\]`)],
  'city.Name': ['/fr/data/search.json', /"Zs-Town"/],
  'city.Zip': ['/fr/data/search.json', /"Zs-Town","4999"/],
  'category.status': ['/fr/rss.xml', /zs-in-hidden/],
};

/** Fields that records are put in order by, or that show on other pages: what stands there with them. */
const ON_STAGE: Evidence = {
  'page.sort': [HOME, /zs-first<\/a>\s*<\/li>\s*<li[^>]*>\s*<a[^>]*>zs-second/],
  'page.childMenus.0': [HOME, /zs-below/],
  'page.params.noReferrerNoFollow': [HOME, /href="\/fr\/first\/" rel="noreferrer nofollow"/],
  'article.sort': ['/fr/staff/index.html', /^(?![\s\S]*zs-late[\s\S]*zs-early)[\s\S]*zs-early[\s\S]*zs-late/],
  'category.name.fr': ['/fr/rss.xml', /<category>Blog</],
};

export const isOnStage = (field: string): boolean => Object.hasOwn(ON_STAGE, field);

/**
 * The settings, and fields on stage, of which a built site shows nothing.
 * @param set the output of the snapshot in which they are set
 * @param unset that of one in which they are not
 */
export function withoutEvidence(set: Output, unset: Output): string[] {
  const [all, others] = [set, unset].map((files) => [...files.values()].join('\n')) as [string, string];
  const shows = (files: Output, [path, shown]: Evidence[string]) => shown.test(files.get(path) ?? '');
  const isProven = (field: string, value: unknown) => {
    const evidence = EVIDENCE[field];
    if (evidence) return shows(set, evidence) !== shows(unset, evidence);
    const words = String(value ?? '');
    return words.length > 4 && all.includes(words) && !others.includes(words);
  };
  const settings = Object.entries(SETTINGS).flatMap(([name, { schema, value }]) =>
    fieldsOf(schema, (path) => isExcepted([name, ...path].join('.')))
      .filter(({ members }) => members.length !== 1)
      .map(({ path }) => ({ field: [name, ...path].join('.'), value: valueAt(value, path) }))
      .filter(({ field }) => !isOnStage(field)),
  );
  return [
    ...settings.filter(({ field, value }) => !isProven(field, value)).map(({ field }) => field),
    ...Object.entries(ON_STAGE).flatMap(([field, evidence]) => (shows(set, evidence) ? [] : [field])),
  ];
}

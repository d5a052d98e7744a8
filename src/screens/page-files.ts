import { buildGallery } from '../features/gallery/build-gallery.ts';
import type { GalleryFile } from '../features/gallery/gallery-file.ts';
import { plansOf } from '../features/projects/units.ts';
import { playersOf } from '../features/property/players.ts';
import { qrSvg } from '../features/tools/qr.ts';
import type { Locale } from '../i18n/locales.ts';
import { putBeside } from '../routing/files-beside.ts';
import { lastingPath } from '../routing/published.ts';
import type { Route, Site } from '../routing/route.ts';
import type { Project, Property } from '../snapshot/domain.ts';
import { putRedirects } from './redirect-page.ts';

type PropertyPage = { locale: Locale; route: Route; property: Property };
type ProjectPage = { locale: Locale; route: Route; project: Project };

/** What the gallery of a property's page shows. */
export const propertyGallery = (
  site: Site,
  { locale, property }: Omit<PropertyPage, 'route'>,
): Promise<GalleryFile> =>
  buildGallery(property, {
    locale,
    fallback: site.table.defaultLocale,
    playersOf: (record) =>
      playersOf(record).map((player) => ({
        kind: player.kind,
        href: player.href,
        title: record.TypeDescription,
        embed: player.type === 'frame' ? player.src : undefined,
      })),
  });

/** What the gallery of a project's page shows. */
export const projectGallery = (
  site: Site,
  { locale, project }: Omit<ProjectPage, 'route'>,
): Promise<GalleryFile> =>
  buildGallery(withAllPlans(project), {
    locale,
    fallback: site.table.defaultLocale,
    playersOf: () => [],
  });

/** A project whose plans are those of its units too. */
const withAllPlans = ({ id, records }: Project): Project => ({
  id,
  records: Object.fromEntries(
    Object.entries(records).map(([locale, record]) => [locale, { ...record, PlanItems: plansOf(record) }]),
  ),
});

/**
 * The QR code of a property's page, for its brochure and for sharing. It holds the permanent address, since
 * paper cannot change.
 */
export const pageQr = ({ site, table }: Site, { locale, route }: { locale: Locale; route: Route }): string =>
  qrSvg(site.url + lastingPath(table, route, locale));

/** Adds the files of a property's page: its gallery, its QR code, and the pages that redirect to it. */
export async function putPropertyFiles(site: Site, page: PropertyPage): Promise<void> {
  const path = page.route.paths[page.locale];
  putBeside(path, 'gallery.json', JSON.stringify(await propertyGallery(site, page)));
  putBeside(path, 'qr.svg', pageQr(site, page));
  putRedirects(site, path);
}

/** Adds the gallery file of a project's page. */
export async function putProjectFiles(site: Site, page: ProjectPage): Promise<void> {
  putBeside(page.route.paths[page.locale], 'gallery.json', JSON.stringify(await projectGallery(site, page)));
}

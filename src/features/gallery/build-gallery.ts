import type { Locale } from '../../i18n/locales.ts';
import { pickTexts, texts } from '../../i18n/texts.ts';
import { type Multilingual, recordIn } from '../../snapshot/domain.ts';
import type { Picture } from '../../snapshot/schema/catalogue.ts';
import { MEDIA_WIDTHS } from '../../ui/media-host.ts';
import { thumbnailUrls } from '../../ui/thumbnail.ts';
import { type GalleryFile, type GalleryItem, LABEL_KEYS } from './gallery-file.ts';

interface Pictured {
  PictureItems: Picture[];
  PlanItems: Picture[];
  XLargePictureItem?: Picture | undefined;
}

/** A video or tour of the page: its address, and its panel's address if the page has a panel for it. */
export interface GalleryPlayer {
  kind: 'video' | 'tour';
  href: string;
  embed?: string | undefined;
  title: string;
}

const VARIANTS = (['thumbnail', 'mobile', 'desktop'] as const).map((name) => ({
  format: 'webp' as const,
  width: MEDIA_WIDTHS[name],
}));

/** The items of a property's or project's gallery, in one sequence: photos, plans, video, tour. */
export async function buildGallery<T extends Pictured>(
  entity: Multilingual<T>,
  {
    locale,
    fallback,
    playersOf,
  }: { locale: Locale; fallback: Locale; playersOf(record: T): GalleryPlayer[] },
): Promise<GalleryFile> {
  const { value: record, language } = recordIn(entity, locale, fallback);
  const lang = language === locale ? {} : { lang: language };
  const pictureItems = async (kind: 'photo' | 'plan', pictures: readonly Picture[]): Promise<GalleryItem[]> =>
    (await Promise.all(pictures.map(async (picture, index) => pictureItem(kind, index, picture)))).flatMap(
      (item) => (item ? [{ ...item, ...lang }] : []),
    );
  const main = record.XLargePictureItem;
  const photos = record.PictureItems.length > 0 || !main ? record.PictureItems : [main];
  return {
    items: [
      ...(await pictureItems('photo', photos)),
      ...(await pictureItems('plan', record.PlanItems)),
      ...playersOf(record).map(
        ({ kind, href, embed, title }): GalleryItem => ({
          id: kind,
          kind,
          href,
          alt: title,
          ...(embed && { embed }),
          ...lang,
        }),
      ),
    ],
    labels: pickTexts(texts(locale).gallery, LABEL_KEYS),
  };
}

async function pictureItem(
  kind: 'photo' | 'plan',
  index: number,
  picture: Picture,
): Promise<GalleryItem | undefined> {
  const [thumbnail, mobile, desktop] = await thumbnailUrls(picture.Url, VARIANTS);
  if (!thumbnail || !mobile || !desktop) return undefined;
  return {
    id: `${kind}-${index + 1}`,
    kind,
    alt: picture.Name,
    width: picture.Width ?? 1200,
    height: picture.Height ?? 800,
    thumbnail,
    mobile,
    desktop,
  };
}

import { cityName } from '../../features/catalogue/address.ts';
import { priceOf } from '../../features/catalogue/display.ts';
import { marketOf } from '../../features/catalogue/market-order.ts';
import { formatCurrency } from '../../features/catalogue/price.ts';
import { isSoldOut, priceFrom } from '../../features/projects/units.ts';
import type { Banner } from '../../snapshot/schema/banner.ts';
import type { Picture } from '../../snapshot/schema/catalogue.ts';
import type { ProjectRecord } from '../../snapshot/schema/project.ts';
import type { PageContext } from '../context.ts';

/** What a slide tells of its property or project. */
export interface SlideCaption {
  place: string;
  title: string;
  /** The language of place and title. */
  lang: string;
  /** The text in the place of the price, if there is one, in its own language. */
  price?: { text: string; lang: string } | undefined;
  /** The address of its page. */
  href: string | undefined;
}

export interface BannerSlide {
  /** A path below `media/`, or the address of a picture on a media host. */
  src: string;
  alt: string;
  lang?: string | undefined;
  caption?: SlideCaption | undefined;
}

const MOST = 5;

/**
 * The pictures of a banner by its type: none, one that stands still, or several that are slides. A banner
 * without properties or projects to show falls back to its image (specification, section 2), which is also
 * the still picture of a video.
 */
export function bannerSlides(context: PageContext, banner: Banner): BannerSlide[] {
  const slides = {
    image: () => [],
    video: () => [],
    gallery: () => (banner.gallery?.images ?? []).map((image) => context.picture(image)),
    properties: () => propertySlides(context),
    projects: () => projectSlides(context),
  }[banner.type]();
  if (slides.length > 0) return slides;
  return banner.image ? [context.picture(banner.image)] : [];
}

/** The newest properties on the market that have a picture. */
function propertySlides(context: PageContext): BannerSlide[] {
  const { table } = context.site;
  const found = marketOf(context.site).flatMap((property) => {
    const { value, language } = context.record(property);
    const picture = value.XLargePictureItem ?? value.PictureItems[0];
    return picture ? { property, value, language, picture } : [];
  });
  return found.slice(0, MOST).map(({ property, value, language, picture }) => {
    const price = priceOf(context, value);
    return slide(picture, {
      place: cityName(value.City),
      title: value.TypeDescription,
      lang: language,
      price: price.text ? { text: price.text, lang: price.language } : undefined,
      href: table.byKey.get(`/property/${property.id}/`)?.paths[context.locale],
    });
  });
}

function projectSlides(context: PageContext): BannerSlide[] {
  const { projects, table } = context.site;
  const slides = projects.flatMap((project) => {
    const { value, language } = context.record(project);
    const picture = value.XLargePictureItem ?? value.PictureItems[0];
    if (!picture) return [];
    const price = projectPrice(context, value);
    return slide(picture, {
      place: cityName(value.City),
      title: value.Name,
      lang: language,
      price: price === undefined ? undefined : { text: price, lang: context.locale },
      href: value.ExternalWeb || table.byKey.get(`/project/${project.id}/`)?.paths[context.locale],
    });
  });
  return slides.slice(0, MOST);
}

function projectPrice({ t }: PageContext, record: ProjectRecord): string | undefined {
  if (isSoldOut(record)) return t('listing:project.soldOut');
  const from = priceFrom(record.Units);
  return from === undefined ? undefined : t('listing:project.from', { price: formatCurrency(from) });
}

const slide = ({ Url, Name }: Picture, caption: SlideCaption): BannerSlide => ({
  src: Url,
  alt: Name,
  lang: caption.lang,
  caption,
});

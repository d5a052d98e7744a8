import { newest } from '../features/catalogue/market-order.ts';
import type { Banner } from '../snapshot/schema/banner.ts';
import type { Picture } from '../snapshot/schema/catalogue.ts';
import type { PageContext } from './context.ts';

export interface BannerSlide {
  src: string;
  alt: string;
  lang?: string | undefined;
  /** The property's or project's page that the picture links to. */
  href?: string;
  title?: string;
}

const MAX_SLIDES = 5;

/**
 * The pictures of a banner by its type. A banner without properties or projects to show falls back to its
 * image (specification, section 2).
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

function propertySlides(context: PageContext): BannerSlide[] {
  const { table } = context.site;
  return newest(context.site, MAX_SLIDES).flatMap((property) => {
    const { value, language } = context.record(property);
    const route = table.byKey.get(`/property/${property.id}/`);
    return slide(
      value.XLargePictureItem ?? value.PictureItems[0],
      language,
      route?.paths[context.locale],
      value.TypeDescription,
    );
  });
}

function projectSlides(context: PageContext): BannerSlide[] {
  const { projects, table } = context.site;
  return projects.slice(0, MAX_SLIDES).flatMap((project) => {
    const { value, language } = context.record(project);
    const href = value.ExternalWeb || table.byKey.get(`/project/${project.id}/`)?.paths[context.locale];
    return slide(value.XLargePictureItem ?? value.PictureItems[0], language, href, value.Name);
  });
}

function slide(
  picture: Picture | undefined,
  lang: string,
  href: string | undefined,
  title: string,
): BannerSlide[] {
  return picture ? [{ src: picture.Url, alt: picture.Name, lang, title, ...(href && { href }) }] : [];
}

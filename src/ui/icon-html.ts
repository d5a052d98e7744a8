import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Icon } from './Icon.tsx';
import { lucideShape } from './lucide.ts';
import { onceFor } from './once-for.ts';

interface IconLook {
  name: string;
  size: number;
  className: string | undefined;
}

/**
 * The HTML of an icon, by Lucide's name, for pages: each look is drawn once in a build, since a page has
 * fifty icons, and drawing each anew would take longer than everything else on it.
 * @returns empty for an unknown name
 */
export const iconHtml = (look: IconLook): string => drawn(JSON.stringify(look));

const drawn = onceFor((key) => {
  const { name, ...look }: IconLook = JSON.parse(key);
  const shape = lucideShape(name);
  return shape === undefined ? '' : renderToStaticMarkup(createElement(Icon, { shape, ...look }));
});

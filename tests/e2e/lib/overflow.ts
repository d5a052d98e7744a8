import type { Page } from '@playwright/test';

/** The elements that make a page wider than its window. */
export const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    const innermost = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    return [
      `${scrollWidth} pixels instead of ${clientWidth}`,
      ...innermost.slice(0, 5).map((element) => element.outerHTML.slice(0, 100)),
    ];
  });

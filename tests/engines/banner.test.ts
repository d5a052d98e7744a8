import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf, pathOf } from '../e2e/lib/content.ts';
import { SITES } from '../e2e/lib/sites.ts';
import { engines, type Visitor, visitor } from './lib/visitor.ts';

const fixture = contentOf(SITES.fixture);
const slidesPath = pathOf('/', 'fr', fixture);
const filmPath = pathOf('/Over-ons/', 'fr', fixture);

/** A fade takes long where the machine draws it without a graphics card. */
const PATIENT = { timeout: 10_000 };
/** Longer than a slide is shown. */
const aTurn = () => new Promise((done) => setTimeout(done, 7500));

describe.each(engines())('banners that move in $name', (engine) => {
  let someone: Visitor;
  beforeAll(async () => {
    someone = await visitor(engine, 'fixture');
  });
  afterAll(() => someone?.leave());

  /** The number of the slide that can be reached, from 1; its dot says the same. */
  const slide = () =>
    someone.evaluate(() => {
      const at = (selector: string, isIt: (found: HTMLElement) => boolean) =>
        [...document.querySelectorAll<HTMLElement>(selector)].flatMap((found, index) =>
          isIt(found) ? [index + 1] : [],
        );
      return {
        shown: at('.slides__slide', (found) => !found.inert && getComputedStyle(found).opacity !== '0'),
        marked: at('[data-slides-dot]', (found) => found.ariaCurrent === 'true'),
      };
    });
  const both = (number: number) => ({ shown: [number], marked: [number] });

  test('slides turn by themselves, at the dots and the arrows, and hold when paused', async () => {
    await someone.open(slidesPath, { width: 1280 });
    await someone.until('the slider', () => !!document.querySelector('.swiper-initialized'));
    await someone.until(
      'the second slide, which comes by itself',
      () => document.querySelectorAll('[data-slides-dot]')[1]?.ariaCurrent === 'true',
    );
    await someone.press('[data-slides-dot]:nth-child(4)');
    await expect.poll(slide, PATIENT).toEqual(both(4));
    await someone.press('[data-slides-turn="-1"]');
    await expect.poll(slide, PATIENT).toEqual(both(3));

    // Whoever chose a slide has paused the banner; a press plays it again.
    await someone.press('[data-banner-toggle]:not([data-playing])');
    await someone.press('[data-banner-toggle][data-playing]');
    // Neither focus nor pointer is what holds it.
    await someone.evaluate(() => (document.activeElement as HTMLElement).blur());
    await someone.press('.site-footer h2');
    await someone.evaluate(() => scrollTo(0, 0));
    await aTurn();
    expect(await slide()).toEqual(both(3));
  });

  test('a film plays without sound and pauses, or leaves picture and link', async () => {
    await someone.open(filmPath, { width: 1280 });
    const outcome = await someone.until('the film, or its link', () => {
      const video = document.querySelector<HTMLVideoElement>('.banner video');
      const button = document.querySelector<HTMLElement>('.banner [data-banner-toggle]');
      if (video && button && !button.hidden && !video.paused && video.currentTime > 0) return 'plays';
      return video?.error && button?.hidden ? 'falls back' : undefined;
    });
    if (outcome === 'falls back') {
      const link = await someone.evaluate(
        () => document.querySelector('[data-film-link]')?.getBoundingClientRect().height ?? 0,
      );
      expect(link, 'the link’s height').toBeGreaterThanOrEqual(44);
      return;
    }
    const state = () =>
      someone.evaluate(() => {
        const video = document.querySelector<HTMLVideoElement>('.banner video');
        return video && { paused: video.paused, muted: video.muted, shown: 'shown' in video.dataset };
      });
    expect(await state()).toEqual({ paused: false, muted: true, shown: true });
    await someone.press('.banner [data-banner-toggle]');
    expect(await state()).toEqual({ paused: true, muted: true, shown: true });
    await someone.press('.banner [data-banner-toggle]');
    await expect.poll(state, PATIENT).toEqual({ paused: false, muted: true, shown: true });
  });
});

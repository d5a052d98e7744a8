import { scrollProgress, throttle } from './scroll.ts';

/**
 * The button appears after this many pixels; scrolling up takes this long (specification, sections 2 and 9).
 */
const SHOW_AFTER = 10;
const DURATION_MS = 500;
const THROTTLE_MS = 100;

const button = document.querySelector<HTMLAnchorElement>('#back-to-top');

if (button) {
  const update = () => {
    button.hidden = window.scrollY < SHOW_AFTER;
  };
  window.addEventListener('scroll', throttle(update, THROTTLE_MS), { passive: true });
  update();

  button.addEventListener('click', (event) => {
    event.preventDefault();
    const from = window.scrollY;
    const started = performance.now();
    const instant = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const step = (now: number) => {
      const progress = instant ? 1 : scrollProgress((now - started) / DURATION_MS);
      window.scrollTo({ top: from * (1 - progress), behavior: 'instant' });
      if (progress < 1) requestAnimationFrame(step);
      else document.querySelector<HTMLElement>('.site-header a')?.focus({ preventScroll: true });
    };
    requestAnimationFrame(step);
  });
}

import { mayMove, prefersStill } from './motion.ts';
import { showPlaying } from './toggle.ts';

const film = document.querySelector<HTMLElement>('[data-banner="film"]');
const video = film?.querySelector('video');
const link = film?.querySelector<HTMLElement>('[data-film-link]');
const button = film?.querySelector<HTMLElement>('[data-banner-toggle]');

if (film && video && link && button) {
  /** Whether it is to play, by the visitor's last word or, before it, by the device's wishes. */
  let isWanted = mayMove();
  let isSeen = true;

  const update = () => {
    // A browser may refuse, as iPhones do that save power: then the picture stays, and the button says "play".
    if (isWanted && isSeen) video.play().catch(() => showPlaying(button, false));
    else video.pause();
  };
  const toggle = () => {
    isWanted = video.paused;
    update();
  };

  // React to what the browser does by itself, too.
  video.addEventListener('playing', () => {
    video.dataset['shown'] = '';
    showPlaying(button, true);
  });
  video.addEventListener('pause', () => showPlaying(button, false));
  // A film that the browser cannot play is left to the link.
  video.addEventListener('error', () => {
    delete video.dataset['shown'];
    button.hidden = true;
    link.hidden = false;
    link.removeEventListener('click', press);
  });
  function press(event: Event) {
    event.preventDefault();
    toggle();
    button?.focus();
  }
  link.addEventListener('click', press);
  link.hidden = true;
  button.hidden = false;
  button.addEventListener('click', toggle);

  // Out of sight it costs nothing.
  new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true;
    update();
  }).observe(film);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => {
    if (prefersStill()) isWanted = false;
    update();
  });
}

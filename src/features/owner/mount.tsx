import { createRoot } from 'react-dom/client';
import { addStylesheet } from '../../ui/late-style.ts';
import Dashboard, { type Props } from './Dashboard.tsx';
import styles from './dashboard.css?url';
import partStyles from './dashboard-parts.css?url';

/** Ends when the dashboard's styles are there, or have failed. */
export const styled = Promise.all([styles, partStyles].map(addStylesheet));

/**
 * Shows the dashboard in an element.
 * @param onBroken called where it breaks; then nothing of it is in the element any more
 * @returns what takes it away again
 */
export function showDashboard(
  element: HTMLElement,
  props: Props,
  onBroken: (error: unknown) => void,
): () => void {
  const root = createRoot(element, { onUncaughtError: onBroken });
  root.render(<Dashboard {...props} />);
  return () => root.unmount();
}

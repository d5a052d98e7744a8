import { createRoot } from 'react-dom/client';
import { addStylesheet } from '../../ui/late-style.ts';
import Dashboard, { type Props } from './Dashboard.tsx';
import styles from './dashboard.css?url';
import partStyles from './dashboard-parts.css?url';

/** Resolves when the dashboard's styles have loaded or failed. */
export const styled = Promise.all([styles, partStyles].map(addStylesheet));

/**
 * Shows the dashboard in an element.
 * @param onBroken called if rendering fails; the element is empty then
 * @returns a function that removes it
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

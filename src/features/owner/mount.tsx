import { createRoot } from 'react-dom/client';
import Dashboard, { type Props } from './Dashboard.tsx';
import './dashboard.css';
import './dashboard-parts.css';

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

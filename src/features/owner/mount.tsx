import { createRoot } from 'react-dom/client';
import Dashboard, { type Props } from './Dashboard.tsx';
import './dashboard.css';
import './dashboard-parts.css';

/**
 * Shows the dashboard in an element.
 * @returns what takes it away again
 */
export function showDashboard(element: HTMLElement, props: Props): () => void {
  const root = createRoot(element);
  root.render(<Dashboard {...props} />);
  return () => root.unmount();
}

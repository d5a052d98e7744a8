import { share } from './share.ts';

/** Does what a button is for. */
export async function use(button: HTMLElement): Promise<void> {
  if (button.dataset['tool'] === 'share') await share(button);
}

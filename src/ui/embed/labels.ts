import type { Translate } from '../../i18n/translator.ts';

/** The texts of a panel in the place of a third party's content. */
export interface EmbedLabels {
  /** On the button that loads it. */
  load: string;
  /** What loading it means. */
  notice: string;
  /** The link to the same content at the provider's. */
  open: string;
  /** Read aloud behind that link. */
  newTab: string;
}

export const embedLabels = (
  t: Translate,
  kind: 'video' | 'tour' | 'street',
  provider: string,
): EmbedLabels => ({
  load: t(`embed:load.${kind}`),
  notice: t('embed:notice', { provider }),
  open: t('embed:open', { provider }),
  newTab: t('newTab'),
});

import type { Translate } from '../../i18n/translator.ts';

/** The texts of a panel shown instead of a third party's content. */
export interface EmbedLabels {
  /** On the button that loads it. */
  load: string;
  /** What loading the content means for the visitor's data. */
  notice: string;
  /** The link to the same content on the provider's site. */
  open: string;
  /** Read aloud after that link. */
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

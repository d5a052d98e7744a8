import { listTexts } from '../../i18n/list-texts.ts';
import type { ListLabels } from './labels.ts';

/** The French texts, read from the language's files. */
export const LABELS: ListLabels = listTexts('fr', 'sale');

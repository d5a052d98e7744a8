import { listLabels } from './labels.ts';

/** The French texts, read from the language's files. */
export const LABELS = listLabels('fr', 'sale');

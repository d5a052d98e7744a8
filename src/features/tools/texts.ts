import type { ToolsTexts } from '../../i18n/tools-texts.ts';
import { pageTexts } from '../../ui/page-texts.ts';

/** The tools' texts in the page's language. */
export const toolsTexts = pageTexts<keyof ToolsTexts>('tools.json', 'share');

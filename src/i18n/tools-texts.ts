import { fromTexts, type Texts } from './texts.ts';

export type ToolsTexts = Texts['tools'];

/** Texts of a property's tools, which reach the browser in a file once one of them is used. */
export const TOOLS_TEXTS = fromTexts((texts) => texts.tools);

import { fromTexts, type Texts } from './texts.ts';

export type ToolsTexts = Texts['tools'];

/** The texts of a property's tools. The browser fetches them in a file when one of the tools is used. */
export const TOOLS_TEXTS = fromTexts((texts) => texts.tools);

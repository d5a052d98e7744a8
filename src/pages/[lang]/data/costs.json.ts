import type { APIRoute } from 'astro';
import { calculatorTexts } from '../../../features/costs/calculator-texts.ts';
import type { CostsFile } from '../../../features/costs/costs-file.ts';
import { costRules } from '../../../features/costs/rules.ts';
import { withLaw } from '../../../i18n/fill-law.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';
import { lawWords } from '../../../snapshot/law/words.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { law } = await getSite();
  const file: CostsFile = {
    texts: withLaw(calculatorTexts(locale), lawWords(law, locale)),
    rules: {
      wallonia: costRules(law, 'wallonia'),
      flanders: costRules(law, 'flanders'),
      brussels: costRules(law, 'brussels'),
    },
  };
  return Response.json(file);
};

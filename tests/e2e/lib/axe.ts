import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA and axe's best practices; no rule is switched off. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The problems found by axe, frames included, each with its rule, place and HTML.
 * @param within a selector that limits the check to a part of the page
 */
export async function axeProblems(page: Page, within?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  if (within !== undefined) builder.include(within);
  // Without frames axe can run entirely in the page, in half the time, because no extra page collects the
  // results.
  if (page.frames().length === 1) builder.setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 5).map((node) => `${id}: ${help}: ${node.target.join(' ')} ${node.html.slice(0, 120)}`),
  );
}

import { fill } from '../../ui/fill.ts';
import { type ChoiceName, type FilterName, isOf } from '../catalogue/filters.ts';
import { activeFilters, type ChoiceFilters, type Criteria, withFilter, withoutFilter } from './criteria.ts';
import { CHOICE_TEXTS, type FilterTexts, valueText } from './filter-texts.ts';

/** A filter that is set, or one value of a list of values; pressing it removes it. */
export interface Chip {
  key: string;
  text: string;
  /** The criteria without it, on page 1. */
  without: Criteria;
}

/** The filters that are set, in their order of display. */
export const chipsOf = (criteria: Criteria, texts: FilterTexts): Chip[] =>
  activeFilters(criteria).flatMap((name) => chipsFor(name, criteria, texts));

/** "Price: from € 200.000", or the name alone if it says everything. */
function named(filter: FilterName, criteria: Criteria, texts: FilterTexts): string {
  const [name, value] = [texts.labels[filter], valueText(filter, criteria, texts)];
  return value ? fill(texts.labels.named, { name, value }) : name;
}

const chipsFor = (name: FilterName, criteria: Criteria, texts: FilterTexts): Chip[] =>
  isOf('choice', name)
    ? choiceChips(name, criteria, texts)
    : [{ key: name, text: named(name, criteria, texts), without: withoutFilter(criteria, name) }];

function choiceChips<Name extends ChoiceName>(
  name: Name,
  criteria: Criteria,
  { names, labels }: FilterTexts,
): Chip[] {
  const choices: ChoiceFilters = criteria;
  return choices[name].map((value) => ({
    key: `${name} ${value}`,
    text:
      CHOICE_TEXTS[name](value, names) ?? fill(labels.named, { name: labels[name], value: String(value) }),
    without: withFilter(criteria, { [name]: choices[name].filter((other) => other !== value) }),
  }));
}

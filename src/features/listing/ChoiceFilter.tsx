import type { ChoiceName } from '../catalogue/filters.ts';
import { Choices } from './Choices.tsx';
import type { ChoiceFilters, ChoiceValue } from './criteria.ts';
import type { CountedChoices, Facet } from './facets.ts';
import type { FilterProps } from './filter-props.ts';
import type { Catalogue } from './row.ts';

interface Offered<Name extends ChoiceName> {
  value: ChoiceValue[Name];
  /** As it is counted. */
  counted: CountedChoices[Name];
  name: string;
}

/** The values that a catalogue has for each choice. */
const OFFERED: { [Name in ChoiceName]: (catalogue: Catalogue) => Offered<Name>[] } = {
  types: ({ types }) => types.map(({ webId, names: name }) => ({ value: webId, counted: webId, name })),
  cities: ({ cities }) =>
    cities.map((city) => ({
      value: `${city.name}|${city.zip}`,
      counted: city,
      name: `${city.name} ${city.zip}`,
    })),
  neighbourhoods: ({ neighbourhoods }) =>
    neighbourhoods.map(({ id, name }) => ({ value: id, counted: id, name })),
};

interface ChoiceFilterProps<Name extends ChoiceName> extends FilterProps {
  name: Name;
}

/** The values of a choice. Those that no property has are left out, unless they are chosen. */
export function ChoiceFilter<Name extends ChoiceName>(props: ChoiceFilterProps<Name>) {
  const { name, catalogue, labels, onChange } = props;
  const choices: ChoiceFilters = props.criteria;
  const facets: { [Choice in ChoiceName]: Facet<CountedChoices[Choice]> } = props.facets;
  const chosen: readonly ChoiceValue[Name][] = choices[name];
  return (
    <Choices
      legend={labels[name]}
      options={OFFERED[name](catalogue)
        .map(({ value, counted, name: text }) => ({
          key: String(value),
          name: text,
          count: facets[name].counts.get(counted) ?? 0,
          isChosen: chosen.includes(value),
          onChange: (isIn: boolean) => onChange({ [name]: toggled(chosen, value, isIn) }),
        }))
        .filter(({ count, isChosen }) => count > 0 || isChosen)}
    />
  );
}

const toggled = <T,>(values: readonly T[], value: T, isIn: boolean): T[] =>
  isIn ? [...values, value] : values.filter((other) => other !== value);

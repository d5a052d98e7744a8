import { fill } from '../../ui/fill.ts';
import { FILTERS, isOf, isPrice, type MenuFilterName, type NameOf } from '../catalogue/filters.ts';
import { Bounds } from './Bounds.tsx';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { energyChoices, priceSteps, wholeSteps } from './choices.ts';
import type { Facet } from './facets.ts';
import type { FilterProps } from './filter-props.ts';
import { energyText } from './filter-texts.ts';

interface FilterControlProps extends FilterProps {
  name: Exclude<MenuFilterName, NameOf<'flag'>>;
}

/** The control of a filter, by its kind. Those of flags stand together, in `MenuContent`. */
export function FilterControl({ name, ...props }: FilterControlProps) {
  const { criteria, facets, labels, onChange } = props;
  if (isOf('choice', name)) return <ChoiceFilter name={name} {...props} />;
  if (isOf('range', name))
    return (
      <Bounds
        name={labels[name]}
        facet={facets[name]}
        range={criteria[name]}
        stepsOf={isPrice(name) ? pricesOf : wholeSteps}
        isPrice={isPrice(name)}
        ends={FILTERS[name].ends}
        labels={labels}
        onChange={(range) => onChange({ [name]: range })}
      />
    );
  if (isOf('label', name)) {
    const choices = energyChoices(facets[name], criteria[name]);
    return (
      <label className="bounds">
        <span className="bounds__name">{labels[name]}</span>
        <select
          value={criteria[name] ?? ''}
          onChange={({ target }) =>
            onChange({ [name]: choices.find(({ value }) => value === target.value)?.value })
          }
        >
          <option value="">{labels.any}</option>
          {choices.map(({ value, count }) => (
            <option key={value} value={value}>
              {`${fill(labels['energy.atLeast'], { label: energyText(value) })} (${count})`}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label className="bounds">
      <span className="bounds__name">{labels[name]}</span>
      <input
        type="date"
        value={criteria[name] ?? ''}
        onChange={({ target: { value } }) => onChange({ [name]: value || undefined })}
      />
    </label>
  );
}

const pricesOf = ({ counts }: Facet<number>) => priceSteps([...counts.keys()]);

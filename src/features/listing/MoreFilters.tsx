import { fill } from '../../ui/fill.ts';
import { Bounds } from './Bounds.tsx';
import { Choices } from './Choices.tsx';
import { energyChoices, wholeSteps } from './choices.ts';
import { type Criteria, EXTRAS, type Filters } from './criteria.ts';
import type { Facets } from './facets.ts';
import { energyText } from './filter-texts.ts';
import type { ListLabels } from './labels.ts';

export interface FilterProps {
  criteria: Criteria;
  facets: Facets;
  labels: ListLabels;
  onChange(changes: Partial<Filters>): void;
}

const LEAST = ['min'] as const;
const FIGURES = ['bathrooms', 'garages', 'parkings'] as const;

/** The less common filters, without those that cannot change the result. */
export function MoreFilters({ criteria, facets, labels, onChange }: FilterProps) {
  const extras = EXTRAS.filter((name) => facets[name].isShown);
  return (
    <>
      {FIGURES.map(
        (name) =>
          facets[name].isShown && (
            <Bounds
              key={name}
              name={labels[name]}
              facet={facets[name]}
              range={criteria[name]}
              stepsOf={wholeSteps}
              {...(name !== 'parkings' && { ends: LEAST })}
              labels={labels}
              onChange={(range) => onChange({ [name]: range })}
            />
          ),
      )}
      {facets.energy.isShown && (
        <label className="bounds">
          <span className="bounds__name">{labels.energy}</span>
          <select
            value={criteria.energy ?? ''}
            onChange={({ target: { value } }) =>
              onChange({
                energy: energyChoices(facets.energy, criteria.energy).find((choice) => choice.value === value)
                  ?.value,
              })
            }
          >
            <option value="">{labels.any}</option>
            {energyChoices(facets.energy, criteria.energy).map(({ value, count }) => (
              <option key={value} value={value}>
                {`${fill(labels['energy.atLeast'], { label: energyText(value) })} (${count})`}
              </option>
            ))}
          </select>
        </label>
      )}
      {extras.length > 0 && (
        <Choices
          legend={labels.more}
          options={extras.map((name) => ({
            key: name,
            name: labels[name],
            count: facets[name].counts.get(true) ?? 0,
            isChosen: criteria[name],
            onChange: (isChosen) => onChange({ [name]: isChosen }),
          }))}
        />
      )}
      {facets.since.isShown && (
        <label className="bounds">
          <span className="bounds__name">{labels.since}</span>
          <input
            type="date"
            value={criteria.since ?? ''}
            onChange={({ target: { value } }) => onChange({ since: value || undefined })}
          />
        </label>
      )}
    </>
  );
}

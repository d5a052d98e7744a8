export interface Option {
  key: string;
  name: string;
  /** How many properties the list would have with it; shown beside its name. */
  count: number;
  isChosen: boolean;
  onChange(isChosen: boolean): void;
}

interface ChoicesProps {
  legend: string;
  options: readonly Option[];
}

/** Checkboxes, each with its live count. */
export const Choices = ({ legend, options }: ChoicesProps) => (
  <fieldset className="choices">
    <legend className="visually-hidden">{legend}</legend>
    {options.map(({ key, name, count, isChosen, onChange }) => (
      <label className="choice" key={key}>
        <input type="checkbox" checked={isChosen} onChange={(event) => onChange(event.target.checked)} />
        <span>{name}</span>
        <span className="choice__count">{count}</span>
      </label>
    ))}
  </fieldset>
);

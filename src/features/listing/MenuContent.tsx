import { isOf, type MenuName } from '../catalogue/filters.ts';
import { Choices } from './Choices.tsx';
import { FilterControl } from './FilterControl.tsx';
import { MENUS } from './filter-menus.ts';
import type { FilterProps } from './filter-props.ts';

interface MenuContentProps extends FilterProps {
  menu: MenuName;
}

/** The filters of a menu of the bar, without those that cannot change the result. */
export function MenuContent({ menu, ...props }: MenuContentProps) {
  const { criteria, facets, labels, onChange } = props;
  const names = MENUS[menu].filter((name) => facets[name].isShown);
  const flags = names.filter((name) => isOf('flag', name));
  return names.map((name) => {
    if (!isOf('flag', name)) return <FilterControl key={name} name={name} {...props} />;
    // All of them in one group, in the place of the first.
    return (
      name === flags[0] && (
        <Choices
          key="flags"
          legend={labels[menu]}
          options={flags.map((flag) => ({
            key: flag,
            name: labels[flag],
            count: facets[flag].counts.get(true) ?? 0,
            isChosen: criteria[flag],
            onChange: (isChosen) => onChange({ [flag]: isChosen }),
          }))}
        />
      )
    );
  });
}

import PropertyList, { type PropertyListProps } from '../features/listing/PropertyList.tsx';
import { ListMap } from './ListMap.tsx';

/** Joins the filtered list and the map, since one feature must not import another. */
export default function ListIsland(props: Omit<PropertyListProps, 'MapView'>) {
  return <PropertyList {...props} MapView={ListMap} />;
}

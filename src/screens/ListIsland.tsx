import PropertyList, { type PropertyListProps } from '../features/listing/PropertyList.tsx';
import { ListMap } from './ListMap.tsx';

/** A filtered list with the map: features do not know one another. */
export default function ListIsland(props: Omit<PropertyListProps, 'MapView'>) {
  return <PropertyList {...props} MapView={ListMap} />;
}

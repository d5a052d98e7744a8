import type { Box, Point } from '../../snapshot/geometry.ts';
import type { PictureVariant } from '../catalogue/listed.ts';
import type { CatalogueRow } from './row.ts';

/** The props of the map component, which another feature provides. */
export interface MapViewProps {
  rows: readonly CatalogueRow[];
  variants: readonly PictureVariant[];
  language: string;
  title: string;
  /** The area of an earlier view, to be restored; without one the map shows all rows. */
  seen: Box | undefined;
  /** The area that was drawn. */
  shape: readonly Point[] | undefined;
  /** IDs of the properties to highlight. */
  highlighted: readonly number[];
  /** Called when the visitor has moved the map. */
  onArea(area: Box): void;
  /** Called when the visitor has drawn or erased an area. */
  onShape(shape: Point[] | undefined): void;
  /** Called with the properties of the marker under the pointer. */
  onHighlight(ids: readonly number[]): void;
  /** Called when a marker is pressed. */
  onSelect(ids: readonly number[]): void;
  onFailed(): void;
}

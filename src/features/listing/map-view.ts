import type { Box, Point } from '../../snapshot/geometry.ts';
import type { PictureVariant } from '../catalogue/listed.ts';
import type { CatalogueRow } from './row.ts';

/** What a list asks of the map, which another feature draws. */
export interface MapViewProps {
  rows: readonly CatalogueRow[];
  variants: readonly PictureVariant[];
  language: string;
  title: string;
  /** A view that the visitor had, to be shown as it was; without one the map shows all rows. */
  seen: Box | undefined;
  /** The area drawn before. */
  shape: readonly Point[] | undefined;
  /** IDs of the properties to stress. */
  highlighted: readonly number[];
  /** The visitor moved the map. */
  onArea(area: Box): void;
  /** The visitor drew an area, or erased it. */
  onShape(shape: Point[] | undefined): void;
  /** The markers pointed at. */
  onHighlight(ids: readonly number[]): void;
  /** A marker was pressed. */
  onSelect(ids: readonly number[]): void;
  onFailed(): void;
}

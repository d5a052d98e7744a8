import { useEffect, useRef } from 'react';
import { fill } from '../../ui/fill.ts';
import type { Labels } from './labels.ts';

interface Props {
  title: string;
  labels: Labels;
  onUndo(): void;
}

/**
 * Shown in the place of a removed property. It gets the focus, so that keyboard users continue from there.
 */
export default function Removed({ title, labels, onUndo }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <p className="shortlist__removed no-print">
      <span>{fill(labels.removed, { title })}</span>
      <button ref={undo} type="button" className="shortlist__link" onClick={onUndo}>
        {labels.undo}
      </button>
    </p>
  );
}

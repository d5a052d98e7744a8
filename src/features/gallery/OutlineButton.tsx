/** The outlines of Lucide's icons. */
const OUTLINES = {
  close: 'M18 6 6 18M6 6l12 12',
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  play: 'M6 4l14 8-14 8z',
  pause: 'M8 5v14M16 5v14',
  zoomIn: 'M5 12h14M12 5v14',
  zoomOut: 'M5 12h14',
} as const;

interface Props {
  outline: keyof typeof OUTLINES;
  /** The accessible name, which is also shown to a pointer that rests. */
  label: string;
  disabled?: boolean;
  onClick: (() => void) | undefined;
}

/** A button of the gallery with an icon. */
export function OutlineButton({ outline, label, disabled = false, onClick }: Props) {
  return (
    <button
      type="button"
      className={`viewer__button viewer__button--${outline}`}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={OUTLINES[outline]} />
      </svg>
    </button>
  );
}

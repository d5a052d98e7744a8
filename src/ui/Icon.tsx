interface IconProps {
  /** What is inside the drawing: one of `SHAPES`, or at build any of Lucide's (`lucide.ts`). Never data. */
  shape: string;
  /** Pixels. */
  size?: number;
  className?: string | undefined;
}

/** An icon that says nothing by itself: 24 units wide and high, drawn as a line in the colour of its text. */
export const Icon = ({ shape, size = 20, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes are Lucide's own, which a test compares
    dangerouslySetInnerHTML={{ __html: shape }}
  />
);

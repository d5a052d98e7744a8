import { fill } from '../../../ui/fill.ts';
import type { SHAPES } from '../../../ui/icon-shapes.ts';
import { onceFor } from '../../../ui/once-for.ts';
import { plural } from '../../../ui/plural.ts';
import type { CardTexts } from './card-texts.ts';

export interface KeyFact {
  icon: keyof typeof SHAPES;
  /** As shown beside the icon. */
  short: string;
  /** As read aloud. */
  long: string;
}

export interface KeyFigures {
  /** 0 if there are none. */
  bedrooms: number;
  /** In square metres; `undefined` if unknown. */
  surface: number | undefined;
  ground: number | undefined;
}

const numbersOf = onceFor(
  (format) => new Intl.NumberFormat(format, { maximumFractionDigits: 2, signDisplay: 'negative' }),
);

/** The few figures that buyers compare first: bedrooms, surface, ground; those that are known. */
export function keyFacts({ bedrooms, surface, ground }: KeyFigures, texts: CardTexts): KeyFact[] {
  const number = (value: number) => numbersOf(texts.format).format(value);
  const area = (icon: KeyFact['icon'], value: number, text: string): KeyFact => {
    const short = `${number(value)}\u00A0m²`;
    return { icon, short, long: fill(text, { surface: short }) };
  };
  return [
    ...(bedrooms
      ? [
          {
            icon: 'bed-double' as const,
            short: number(bedrooms),
            long: plural(texts, 'bedrooms', { count: bedrooms }, texts.language),
          },
        ]
      : []),
    ...(surface ? [area('ruler', surface, texts.surface)] : []),
    ...(ground ? [area('trees', ground, texts.ground)] : []),
  ];
}

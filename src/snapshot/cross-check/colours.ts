import type { Fault } from '../fault.ts';
import type { RawSnapshot } from '../files.ts';
import { isIllegibleGround, readableColour, SLATE } from '../legible.ts';
import { entriesOf } from './pages-in-menu.ts';

type At = Pick<Fault, 'file' | 'pointer' | 'id'>;

/** Warns of colours that a visitor could not read: the site leaves a text's out, a ground's it keeps. */
export const checkColours = (raw: Partial<RawSnapshot>): Fault[] => [
  ...inTopBar(raw),
  ...inFooter(raw),
  ...inMenu(raw),
];

const inTopBar = ({ topBar }: Partial<RawSnapshot>): Fault[] =>
  (['left', 'right'] as const).flatMap((side) =>
    (topBar?.[side] ?? []).flatMap(({ color }, index) =>
      ofText({ file: 'topbar.json', pointer: `/${side}/${index}/color` }, color, SLATE),
    ),
  );

const inFooter = ({ footer }: Partial<RawSnapshot>): Fault[] =>
  footer
    ? [
        ...ofText({ file: 'footer.json', pointer: '/textColor' }, footer.textColor, footer.bgColor || SLATE),
        // A text colour that can be read makes up for the ground.
        ...(readableColour(footer.textColor, footer.bgColor || SLATE)
          ? []
          : ofGround({ file: 'footer.json', pointer: '/bgColor' }, footer.bgColor)),
      ]
    : [];

const inMenu = ({ menu = [] }: Partial<RawSnapshot>): Fault[] =>
  entriesOf(menu).flatMap(({ page, at }) =>
    page.params.modules.flatMap((module, index) =>
      module.backgroundType === 'color'
        ? ofGround(
            {
              file: 'menu.json',
              pointer: `${at}/params/modules/${index}/colorBackground`,
              id: `${page.id} / ${module.id}`,
            },
            module.colorBackground ?? '',
          )
        : [],
    ),
  );

const ofText = (at: At, colour: string, ground: string): Fault[] =>
  colour === '' || readableColour(colour, ground) !== ''
    ? []
    : [
        {
          level: 'warning',
          ...at,
          found: `"${colour}", which can hardly be read on "${ground}"`,
          expected: 'a colour whose contrast with its ground is at least 4.5 : 1',
          hint: 'The site leaves it out and writes in its own colour. Choose a lighter or a darker one.',
        },
      ];

const ofGround = (at: At, colour: string): Fault[] =>
  colour === '' || !isIllegibleGround(colour)
    ? []
    : [
        {
          level: 'warning',
          ...at,
          found: `"${colour}", on which neither dark nor light text can be read well`,
          expected: 'a ground whose contrast with dark or with light text is at least 4.5 : 1',
          hint: 'Choose a lighter or a darker one.',
        },
      ];

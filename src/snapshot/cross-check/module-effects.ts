import { type Fault, show } from '../fault.ts';
import { isKnownView, MODULE_VIEWS, type Module } from '../schema/menu.ts';
import { didYouMean } from '../schema-faults.ts';

type Words = Pick<Fault, 'pointer' | 'found' | 'expected' | 'hint'>;

/** The views that show articles, and nothing else (specification, section 3). */
const OF_ARTICLES = ['ons-team-view', 'news-view'];

/**
 * Warns of what is set in a module and changes nothing, or not as meant: an unknown view, a view of articles
 * where none are shown, and a ground that lacks its picture or its kind.
 * @param at the module's JSON pointer
 */
export const checkModuleEffects = (module: Module, at: string, base: Pick<Fault, 'file' | 'id'>): Fault[] =>
  [...ofView(module), ...ofGround(module)].map(({ pointer, ...words }) => ({
    level: 'warning',
    ...base,
    pointer: `${at}/${pointer}`,
    ...words,
  }));

function ofView({ view, relations }: Module): Words[] {
  const pointer = 'view';
  if (!isKnownView(view))
    return [
      {
        pointer,
        found: `the unknown view ${show(view)}`,
        expected: `one of ${MODULE_VIEWS.filter(Boolean).join(', ')}, or nothing`,
        hint: `${didYouMean(view, MODULE_VIEWS, 'Correct it, or leave it empty.')} Visitors read "view not found" there.`,
      },
    ];
  const isOfArticles = relations?.type === 'article' || relations?.type === 'category';
  const isStart = view === 'card-view' && relations?.type === 'contact' && relations.id !== 'contact-demand';
  return relations && ((OF_ARTICLES.includes(view) && !isOfArticles) || isStart)
    ? [
        {
          pointer,
          found: `"${view}", which has no effect on a ${relations.type}`,
          expected: 'a view of what the module shows, or nothing',
          hint: 'Leave it empty, or correct "relations".',
        },
      ]
    : [];
}

/** The field that holds what each ground shows. */
const GROUNDS = { image: 'image', gallery: 'images', color: 'colorBackground' } as const;

function ofGround(module: Module): Words[] {
  const kind = module.backgroundType;
  const isFilled = {
    image: module.image !== undefined,
    gallery: module.images.length > 0,
    color: Boolean(module.colorBackground),
  };
  const lacking: Words[] =
    kind === 'none' || kind === '' || isFilled[kind]
      ? []
      : [
          {
            pointer: 'backgroundType',
            found: `"${kind}", and nothing in "${GROUNDS[kind]}"`,
            expected: `"${GROUNDS[kind]}" filled in, or the type "none"`,
            hint: `The module has no ground. Fill in "${GROUNDS[kind]}", or set backgroundType to "none".`,
          },
        ];
  // A colour may stand unused: content managers always write one.
  const unused = (['image', 'gallery'] as const)
    .filter((other) => other !== kind && isFilled[other])
    .map((other) => ({
      pointer: GROUNDS[other],
      found: `pictures that the backgroundType "${kind}" does not show`,
      expected: `the backgroundType "${other}", or no pictures`,
      hint: `Set backgroundType to "${other}" to show them behind the module.`,
    }));
  return [...lacking, ...unused];
}

import { at } from '../ledger.ts';
import { list, type SourcePicture } from '../source.ts';
import { line } from '../values.ts';

/** The lists of one property's pictures, from the largest size to the smallest. */
const LISTS = [
  'XLargePictureItems',
  'PictureItems',
  'LargePictureItems',
  'LargePictures',
  'MediumPictureItems',
  'MediumPictures',
  'SmallPictureItems',
  'SmallPictures',
];
/** Fields with the single picture for lists, used for records without a picture list. */
const SINGLES = [
  'XLargePictureItem',
  'LargePictureItem',
  'LargePicture',
  'MediumPictureItem',
  'MediumPicture',
  'SmallPictureItem',
  'SmallPicture',
];

interface Candidate extends SourcePicture {
  /** The part of a picture's name that is the same in every size. */
  key: string;
}

/**
 * A property's pictures in their order, each in its largest size. Each size is a list of its own. The longest
 * list gives the order; of equally long ones, the first.
 * @param records of one property, the newest first; the first one with pictures counts
 */
export function picturesOf(records: readonly unknown[]): SourcePicture[] {
  for (const record of records) {
    const lists = LISTS.map((name) => candidates(at(record, name)));
    const singles = SINGLES.map((name) => candidates(at(record, name)));
    const [longest = []] = lists.toSorted((a, b) => b.length - a.length);
    if (longest.length > 0) return longest.map(({ key }) => largest(lists.flat(), key));
    const [single] = singles.flat();
    if (single) return [largest(singles.flat(), single.key)];
  }
  return [];
}

const candidates = (value: unknown): Candidate[] =>
  list(value).flatMap((item, index) => {
    const url = String((typeof item === 'string' ? item : at(item, 'Url')) ?? '').trim();
    if (url === '' || url === '-') return [];
    // Lists of plain addresses, and items without a number, are matched by position.
    const id = typeof item === 'string' ? undefined : at(item, 'ID');
    return [
      {
        key: id === undefined || id === null || id === '' || id === 0 ? `place ${index}` : `number ${id}`,
        url,
        width: dimension(at(item, 'Width')),
        height: dimension(at(item, 'Height')),
        name: line(at(item, 'Name')),
      },
    ];
  });

/** The widest version; of equally wide ones, or without widths, that of the list with the larger sizes. */
function largest(all: readonly Candidate[], key: string): SourcePicture {
  const { key: _, ...picture } = all
    .filter((candidate) => candidate.key === key)
    .reduce((best, next) => ((next.width ?? 0) > (best.width ?? Number.POSITIVE_INFINITY) ? next : best));
  return picture;
}

const dimension = (value: unknown): number | undefined => (Number(value) > 0 ? Number(value) : undefined);

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
/** The one picture that lists show, for records without a list. */
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
  /** What one picture has in common in every size. */
  key: string;
}

/**
 * A property's pictures in their order, each in its largest size. Each size is a list of its own: the longest tells the
 * order, the first of those where several are equally long.
 * @param records of one property, the newest first: the first that has pictures counts
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
    // Lists of bare addresses, and items without a number, go by their place.
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

/** The widest; of those that are equally wide, or do not tell, the one of the list that holds larger sizes. */
function largest(all: readonly Candidate[], key: string): SourcePicture {
  const { key: _, ...picture } = all
    .filter((candidate) => candidate.key === key)
    .reduce((best, next) => ((next.width ?? 0) > (best.width ?? Number.POSITIVE_INFINITY) ? next : best));
  return picture;
}

const dimension = (value: unknown): number | undefined => (Number(value) > 0 ? Number(value) : undefined);

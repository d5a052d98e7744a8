import type { PublishedPicture } from '../../src/media/noted-pictures.ts';

/** The pictures that the pages of a build show, each kept once; pages name them by their numbers. */
export class PictureList {
  readonly all: PublishedPicture[] = [];
  readonly #numbers = new Map<string, number>();

  /** The numbers of a page's pictures. */
  add(pictures: readonly PublishedPicture[]): number[] {
    return pictures.map((picture) => {
      const number = this.#numbers.get(picture.name) ?? this.all.push(picture) - 1;
      this.#numbers.set(picture.name, number);
      return number;
    });
  }

  /** As `add`, for pictures that the list of another build knows by other numbers. */
  adopt(numbers: readonly number[], from: readonly PublishedPicture[]): number[] {
    return this.add(numbers.flatMap((number) => from[number] ?? []));
  }
}

import type { PublishedPicture } from '../../src/media/noted-pictures.ts';

/** The pictures of a build's pages, each listed once; pages refer to them by index. */
export class PictureList {
  readonly all: PublishedPicture[] = [];
  readonly #numbers = new Map<string, number>();

  /** Adds a page's pictures and returns their indexes. */
  add(pictures: readonly PublishedPicture[]): number[] {
    return pictures.map((picture) => {
      const number = this.#numbers.get(picture.name) ?? this.all.push(picture) - 1;
      this.#numbers.set(picture.name, number);
      return number;
    });
  }

  /** As `add`, for pictures given by their indexes in the list of another build. */
  adopt(numbers: readonly number[], from: readonly PublishedPicture[]): number[] {
    return this.add(numbers.flatMap((number) => from[number] ?? []));
  }
}

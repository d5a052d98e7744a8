/** Lines that are held back until released, and then passed on as they come. */
export class HeldLines {
  readonly #say: (line: string) => void;
  #held: string[] | undefined = [];

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  add = (line: string): void => {
    if (this.#held) this.#held.push(line);
    else this.#say(line);
  };

  release(): void {
    for (const line of this.#held ?? []) this.#say(line);
    this.#held = undefined;
  }
}

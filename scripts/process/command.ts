import { Command, CommanderError, InvalidArgumentError } from '@commander-js/extra-typings';

/** What a command prints, and the status it ends with: 0 done, 1 failed or refused, 2 called wrongly. */
export interface Outcome {
  status: 0 | 1 | 2;
  out: string;
  err: string;
}

export const done = (out: string): Outcome => ({ status: 0, out, err: '' });
export const failed = (err: string): Outcome => ({ status: 1, out: '', err });

interface About {
  /** What is typed to run it: `npm run leads --`. */
  name: string;
  does: string;
}

/** Adds arguments, options and subcommands; each action hands to `end` what comes of it. */
type Declare<T> = (command: Command, end: (ended: T) => void) => unknown;

const newCommand = ({ name, does }: About): Command =>
  new Command(name)
    .description(does)
    .helpOption('--help', 'tells this')
    .helpCommand(false)
    .showHelpAfterError()
    .exitOverride();

/**
 * Lets a command answer its arguments. Help, and what is wrong with the arguments, are outcomes too; an action tells
 * the latter by `command.error`.
 */
export function answer<T extends Outcome | Promise<Outcome>>(
  args: readonly string[],
  about: About,
  declare: Declare<T>,
): T | Outcome {
  const printed = { out: '', err: '' };
  const command = newCommand(about).configureOutput({
    writeOut: (text) => {
      printed.out += text;
    },
    writeErr: (text) => {
      printed.err += text;
    },
  });
  let ended: T | undefined;
  declare(command, (outcome) => {
    ended = outcome;
  });
  try {
    command.parse([...args], { from: 'user' });
    return ended ?? done('');
  } catch (error) {
    return { status: calledStatus(error), out: printed.out.trimEnd(), err: printed.err.trimEnd() };
  }
}

/** Prints what came of a command. @returns its status */
export function tell({ status, out, err }: Outcome): number {
  if (out) console.log(out);
  if (err) console.error(err);
  return status;
}

/**
 * Runs a command with this process's arguments; what its action says goes to the terminal at once.
 * @returns the status of its action; 1 where that fails, after its message; 2 where it was called wrongly
 */
export async function runCommand(about: About, declare: Declare<number | Promise<number>>): Promise<number> {
  const command = newCommand(about);
  let ended = 0 as number | Promise<number>;
  try {
    declare(command, (status) => {
      ended = status;
    });
    command.parse(process.argv);
    return await ended;
  } catch (error) {
    return error instanceof CommanderError ? calledStatus(error) : sayFailure(error);
  }
}

/** Says why something failed. @returns the status of a command that failed */
export function sayFailure(error: unknown): 1 {
  console.error(error instanceof Error ? error.message : error);
  return 1;
}

/** The status of a command that did not run: 0 after help was asked for, else 2. @throws what is no fault of a call */
function calledStatus(error: unknown): 0 | 2 {
  if (!(error instanceof CommanderError)) throw error;
  return error.exitCode === 0 ? 0 : 2;
}

/** Reads a whole number of at least so much. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`It must be a whole number from ${least} on.`);
    return number;
  };

import { Command, CommanderError, InvalidArgumentError } from '@commander-js/extra-typings';

/** A command's output and exit status: 0 done, 1 failed or refused, 2 invalid arguments. */
export interface Outcome {
  status: 0 | 1 | 2;
  out: string;
  err: string;
}

export const done = (out: string): Outcome => ({ status: 0, out, err: '' });
export const failed = (err: string): Outcome => ({ status: 1, out: '', err });

interface About {
  /** How it is called: `npm run leads --`. */
  name: string;
  does: string;
}

/** Declares arguments, options and subcommands; each action passes its result to `end`. */
type Declare<T> = (command: Command, end: (ended: T) => void) => unknown;

const newCommand = ({ name, does }: About): Command =>
  new Command(name)
    .description(does)
    .helpOption('--help', 'tells this')
    .helpCommand(false)
    .showHelpAfterError()
    .exitOverride();

/**
 * Runs a command with arguments and returns its outcome. Help and invalid arguments are outcomes too; an
 * action reports invalid arguments with `command.error`.
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

/**
 * Prints the outcome of a command.
 * @returns its status
 */
export function tell({ status, out, err }: Outcome): number {
  if (out) console.log(out);
  if (err) console.error(err);
  return status;
}

/**
 * Runs a command with this process's arguments; its output goes to the terminal directly.
 * @returns the status of its action; 1 after a failure, with its message; 2 for invalid arguments
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

/**
 * Prints why something failed.
 * @returns the status of a failed command
 */
export function sayFailure(error: unknown): 1 {
  console.error(error instanceof Error ? error.message : error);
  return 1;
}

/**
 * The status of a command that did not run: 0 for help, otherwise 2.
 * @throws any error that is not about the arguments
 */
function calledStatus(error: unknown): 0 | 2 {
  if (!(error instanceof CommanderError)) throw error;
  return error.exitCode === 0 ? 0 : 2;
}

/** Parses an integer with a minimum. */
export const wholeNumber =
  (least: number) =>
  (text: string): number => {
    const number = Number(text);
    if (text.trim() === '' || !Number.isSafeInteger(number) || number < least)
      throw new InvalidArgumentError(`It must be a whole number from ${least} on.`);
    return number;
  };

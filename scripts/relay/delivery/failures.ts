import type { Channel, Delivery } from '../store/lead.ts';
import type { Store } from '../store/store.ts';
import { delayAfter, delayWhileHeld, delayWithoutEnd } from './backoff.ts';
import { DeliveryError } from './delivery-error.ts';

interface Options {
  queue: Store['queue'];
  log: (line: string) => void;
  now: () => number;
  /** Milliseconds before the second attempt. */
  firstDelay: number | undefined;
}

/** Tracks failed deliveries, and the state of the mail server. */
export interface Failures {
  /**
   * Records a failed attempt and schedules the next one.
   * @throws if the store cannot be written
   */
  failed(delivery: Delivery, error: unknown): void;
  /**
   * Records a success; after it, the mail server counts as working.
   * @throws if the store cannot be written
   */
  succeeded(delivery: Delivery): void;
}

/** Channels that inform the agency of a lead. Nobody else can do so, so they are never abandoned. */
const isEndless = (channel: Channel): boolean => channel === 'agency' || channel === 'webhook';

export function failuresIn({ queue, log, now, firstDelay }: Options): Failures {
  // The mail server's successive failures; the next variable is the time of the next try.
  let rounds = 0;
  let until = 0;

  /** Holds all mails together, so that a wrong password is not tried once for each of them. */
  const holdAll = (message: string): void => {
    const isNew = now() >= until;
    if (isNew) {
      rounds += 1;
      until = now() + delayWhileHeld(rounds, firstDelay);
    }
    const count = queue.holdMails(until, message);
    if (isNew) log(`mail server: ${count} mails wait until it, or its account, is mended`);
  };

  /** @returns milliseconds until the next attempt; `undefined` if there is none */
  const delayOf = ({ channel, hold, attempts }: Delivery, failure: DeliveryError): number | undefined => {
    if (failure.isFinal) return undefined;
    if (failure.hold === 'server') return 0;
    const failed = failure.hold === hold ? attempts + 1 : 1;
    if (failure.hold !== '') return delayWhileHeld(failed, firstDelay);
    return isEndless(channel) ? delayWithoutEnd(failed, firstDelay) : delayAfter(failed, firstDelay);
  };

  return {
    failed(delivery, error) {
      const failure = error instanceof DeliveryError ? error : new DeliveryError(messageOf(error));
      const { message, hold } = failure;
      const what = `${delivery.lead} ${delivery.channel}`;
      const delay = delayOf(delivery, failure);
      queue.failed(delivery.id, message, delay === undefined ? undefined : now() + delay, hold);
      if (hold === 'server') holdAll(message);
      const wait = hold === 'server' ? until - now() : delay;
      log(
        wait === undefined
          ? `${what}: given up: ${withoutAddresses(message)}`
          : `${what}: failed, again in ${Math.ceil(Math.max(wait, 1) / 1000)} s: ${withoutAddresses(message)}`,
      );
    },

    succeeded({ channel }) {
      if (channel === 'webhook' || rounds === 0) return;
      rounds = 0;
      until = 0;
      log(`mail server: works again; ${queue.release(now(), 'server')} mails are due`);
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Mail servers name the recipient in their answers; the log must not. */
const withoutAddresses = (text: string): string => text.replace(/\S+@\S+/g, '…');

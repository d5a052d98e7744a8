import type { Locale } from '../../../src/i18n/locales.ts';

/** A visitor's entries by field; a field with several choices holds a list. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The channels by which a lead is delivered. */
export const CHANNELS = ['agency', 'confirmation', 'documents', 'friend', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A filled form as the relay stores it. */
export interface Lead {
  id: string;
  form: string;
  language: Locale;
  /** Milliseconds since 1970. */
  received: number;
  fields: Fields;
}

/** The place of a slot that a lead asks for. */
export interface Booking {
  id: string;
  /** The maximum number of holders; `undefined` for no limit. */
  capacity: number | undefined;
  /**
   * The holder of the place, shared by all leads of one holder. By default the leads of the same key are one
   * holder.
   */
  holder?: string | undefined;
}

/** A lead that is not stored yet. */
export interface NewLead extends Omit<Lead, 'id'> {
  /** Identifies this filled form: the same content under the same key is stored once. */
  key: string;
  channels: readonly Channel[];
  /** The slot that it asks for. */
  slot?: Booking | undefined;
}

export type DeliveryState = 'waiting' | 'delivered' | 'dead';

/**
 * What the agency must correct before a delivery can succeed: nothing; something about this delivery, such as
 * a sender that may not write to everybody; the mail server or its account, which all mails wait for.
 */
export const HOLDS = ['', 'own', 'server'] as const;
export type Hold = (typeof HOLDS)[number];

export interface Delivery {
  id: number;
  lead: string;
  channel: Channel;
  state: DeliveryState;
  hold: Hold;
  /** The number of attempts; after a failure, the number of successive failures under the same hold. */
  attempts: number;
  /** The time of the next attempt, in milliseconds since 1970. */
  due: number;
  /** The error of the last attempt. */
  error: string;
}

import type { Locale } from '../../../src/i18n/locales.ts';

/** What a visitor filled in, by field; a field with several choices holds a list. */
export type Fields = Readonly<Record<string, string | readonly string[]>>;

/** The ways in which a lead leaves the relay. */
export const CHANNELS = ['agency', 'confirmation', 'documents', 'friend', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A filled form as the relay keeps it. */
export interface Lead {
  id: string;
  form: string;
  language: Locale;
  /** Milliseconds since 1970. */
  received: number;
  fields: Fields;
}

/** A place of a slot that a lead asks for. */
export interface Booking {
  id: string;
  /** How many holders have room; without it any number has. */
  capacity: number | undefined;
  /** Who holds the place: all leads of one holder share it. Without one, the leads of the same key do. */
  holder?: string | undefined;
}

/** A lead on its way into the store. */
export interface NewLead extends Omit<Lead, 'id'> {
  /** Stands for this filling of this form: the same content under the same key is stored once. */
  key: string;
  channels: readonly Channel[];
  /** The slot that it takes. */
  slot?: Booking | undefined;
}

export type DeliveryState = 'waiting' | 'delivered' | 'dead';

/**
 * What the agency must mend before a delivery can succeed: nothing; something that concerns this one, such as a sender
 * that may not write to everybody; the mail server or its account, which all mails wait for.
 */
export const HOLDS = ['', 'own', 'server'] as const;
export type Hold = (typeof HOLDS)[number];

export interface Delivery {
  id: number;
  lead: string;
  channel: Channel;
  state: DeliveryState;
  hold: Hold;
  /** How many attempts there were; after a failure, how many one after the other failed under the same hold. */
  attempts: number;
  /** When it is tried next, in milliseconds since 1970. */
  due: number;
  /** Why the last attempt failed. */
  error: string;
}

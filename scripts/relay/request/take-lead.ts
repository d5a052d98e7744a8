import type { FormDefinition, FormValues } from '../../../src/features/forms/definitions/definition.ts';
import { isProof } from '../../../src/features/forms/definitions/proof.ts';
import { looksAutomatic, TECHNICAL } from '../../../src/features/forms/definitions/technical.ts';
import { type Entries, validateForm } from '../../../src/features/forms/definitions/validate.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import type { Taken } from '../../../src/snapshot/market.ts';
import type { Captcha } from '../guard/captcha.ts';
import type { RateLimit } from '../guard/rate-limit.ts';
import type { AgencySite } from '../site/agency-site.ts';
import { digestOf } from '../store/digest.ts';
import type { Channel } from '../store/lead.ts';
import type { LeadStore } from '../store/lead-store.ts';
import { idempotencyKeys } from './idempotency.ts';
import { type Outcome, refused } from './outcome.ts';
import { holderOf, slotOf } from './slot.ts';

export interface LeadDesk {
  leads: Pick<LeadStore, 'add' | 'idOf'>;
  site: () => AgencySite;
  captcha: Captcha | undefined;
  limits: {
    /** Limits requests by address. */
    address: RateLimit;
    /** Limits requests without proof of work, such as those without a script, by address. */
    unproven: RateLimit;
    /** Limits leads by form. */
    form: RateLimit;
  };
  /** The channels by which a filled form is delivered. */
  channelsOf(form: FormDefinition, values: FormValues): Channel[];
  /** Called after a lead has been stored. */
  onStored(): void;
  log(line: string): void;
  now(): number;
}

/** A form as it was sent. */
export interface Sent {
  form: FormDefinition;
  locale: Locale;
  entries: Entries;
  /** The header `Idempotency-Key`, or the entry that replaces it. */
  key: string | null;
  address: string;
}

const entry = (entries: Entries, name: string): string => entries.get(name)?.[0] ?? '';

/**
 * Handles a filled form: limits, rules, spam, slot, store. A form that was already stored under the same key
 * gets the same answer again, whatever the limits.
 */
export function leadTaker(desk: LeadDesk): (sent: Sent) => Promise<Outcome> {
  // A captcha's token is valid once, so the second request of a double click waits for the first.
  const running = new Map<string, Promise<Outcome>>();

  return async (sent) => {
    const { form, entries, address } = sent;
    const time = desk.now();
    const keys = idempotencyKeys(sent.key, time);
    if (!keys) return refused('unreadable');
    const waiting = desk.limits.address.take(address);
    if (waiting > 0) return refused('tooMany', waiting);
    const checked = validateForm(form, entries, new Date(time));
    if (!checked.ok) return { kind: 'invalid', errors: checked.errors };
    const { values } = checked;
    try {
      const known = keys.map((key) => desk.leads.idOf({ form: form.id, key, fields: values })).find(Boolean);
      if (known !== undefined) return { kind: 'accepted', id: known };
      const filling = `${keys[0]} ${digestOf(form.id, values)}`;
      const taking = running.get(filling) ?? takeNew(desk, sent, { values, key: keys[0], time });
      running.set(filling, taking);
      return await taking.finally(() => running.delete(filling));
    } catch (error) {
      desk.log(`store: ${error instanceof Error ? error.message : error}`);
      return refused('unavailable', 30);
    }
  };
}

interface Filling {
  values: FormValues;
  key: string;
  time: number;
}

async function takeNew(desk: LeadDesk, sent: Sent, { values, key, time }: Filling): Promise<Outcome> {
  const { form, locale } = sent;
  const taken = takenProperty(desk.site(), form, values, locale);
  if (taken) return { kind: 'invalid', errors: { property: `property.${taken}` } };
  const viewing = slotOf(desk.site(), form, values, locale, time);
  if ('errors' in viewing) return { kind: 'invalid', errors: viewing.errors };
  const machine = await machineOutcome(desk, sent, key, time);
  if (machine) return machine;
  const full = desk.limits.form.take(form.id);
  if (full > 0) return refused('tooMany', full);
  const added = await desk.leads.add({
    form: form.id,
    language: locale,
    received: time,
    key,
    fields: values,
    channels: desk.channelsOf(form, values),
    slot: viewing.slot && { ...viewing.slot, holder: holderOf(sent.key, values) },
  });
  if (added.outcome === 'full') return { kind: 'conflict', code: 'slots.full' };
  if (added.outcome === 'stored') desk.onStored();
  return { kind: 'accepted', id: added.id };
}

/** Refuses what a machine sent; `undefined` for all others. */
async function machineOutcome(
  { captcha, limits }: LeadDesk,
  { form, entries, key, address }: Sent,
  firstKey: string,
  time: number,
): Promise<Outcome | undefined> {
  // A person whose browser filled the honeypot, or who was very fast, succeeds with the second try.
  if (looksAutomatic(entries)) return refused('automatic', 3);
  const proof = entry(entries, TECHNICAL.proof);
  const isProven = key !== null && proof !== '' && (await isProof(form.id, firstKey, proof, time));
  const waiting = isProven ? 0 : limits.unproven.take(address);
  if (waiting > 0) return refused('tooMany', waiting);
  if (!captcha) return undefined;
  const result = await captcha.verify(entry(entries, captcha.field), address);
  if (result === 'passed') return undefined;
  if (result === 'down') return refused('unavailable', 30);
  return { kind: 'invalid', errors: { captcha: `captcha.${result}` } };
}

/** Whether the property or project of a form is sold or rented, for forms that need an available one. */
function takenProperty(
  site: AgencySite,
  form: FormDefinition,
  { property }: FormValues,
  locale: Locale,
): Taken | undefined {
  if (!form.needsMarket || typeof property !== 'string') return undefined;
  return site.subject('property', property, locale)?.taken;
}

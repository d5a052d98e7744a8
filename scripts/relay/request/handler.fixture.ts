import { onTestFinished } from 'vitest';
import { loadSnapshot } from '../../../src/snapshot/read.ts';
import { rateLimit } from '../guard/rate-limit.ts';
import { type AgencySite, agencySite } from '../site/agency-site.ts';
import { temporaryStore } from '../store/store.fixture.ts';
import { type HandlerOptions, relayHandler } from './handler.ts';

const snapshot = loadSnapshot('snapshot');

/** A time before every slot of the sample. */
export const NOW = Date.parse('2026-12-01T12:00:00Z');
/** A slot of the sample with room for one visitor, and its property. */
export const SLOT = { id: 'slot-4119-0111-1600', property: '4119' };

export const SITE: AgencySite = agencySite(snapshot);

/** The fields of the contact page, filled in. */
export const CONTACT = {
  _language: 'fr',
  firstName: 'Inès',
  lastName: 'Lambert',
  email: 'ines.lambert@mail.example',
  remark: 'Bonjour,\nje cherche une maison.',
  consent: 'yes',
};

export const APPOINTMENT = {
  _language: 'nl',
  property: SLOT.property,
  slot: SLOT.id,
  title: 'ms',
  firstName: 'An',
  lastName: 'Peeters',
  email: 'an.peeters@mail.example',
  phone: '+32 4 000 00 10',
  consent: 'yes',
};

type Ask = { headers?: Record<string, string>; address?: string; method?: string; path?: string };

/** A handler with its own store, and functions that send requests to it. */
export function relayUnderTest(over: Partial<HandlerOptions> = {}) {
  const store = temporaryStore();
  const log: string[] = [];
  const options: HandlerOptions = {
    leads: store.leads,
    site: () => SITE,
    mount: '/leads',
    allowedOrigins: [],
    captcha: undefined,
    limits: {
      address: rateLimit(1000, 60_000),
      unproven: rateLimit(1000, 60_000),
      form: rateLimit(1000, 60_000),
    },
    channelsOf: (form) => [...form.mails],
    onStored: () => {},
    log: (line) => log.push(line),
    now: () => NOW,
    ...over,
  };
  const handler = relayHandler(options);
  onTestFinished(() => {
    for (const line of log) if (line.includes('Lambert')) throw new Error('the log names a visitor');
  });

  const ask = (
    form: string,
    body: BodyInit | null,
    { headers = {}, address = '192.0.2.1', method = 'POST', path }: Ask = {},
  ) =>
    handler(new Request(`http://relay.invalid${path ?? `/leads/${form}`}`, { method, body, headers }), {
      address,
    });

  return {
    store,
    log,
    ask,
    /** Sent as by a page's script. */
    json: (form: string, fields: object, { headers, ...rest }: Ask = {}) =>
      ask(form, JSON.stringify(fields), {
        headers: { 'Content-Type': 'application/json', ...headers },
        ...rest,
      }),
    /** Sent as by a page's form. */
    post: (form: string, fields: Record<string, string>, { headers, ...rest }: Ask = {}) =>
      ask(form, new URLSearchParams(fields).toString(), {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
        ...rest,
      }),
  };
}

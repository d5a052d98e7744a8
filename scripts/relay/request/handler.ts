import { FORMS } from '../../../src/features/forms/definitions/index.ts';
import { languageOfEntries, TECHNICAL } from '../../../src/features/forms/definitions/technical.ts';
import { lawfulForm } from '../../../src/features/forms/definitions/tenant-questions.ts';
import type { Entries } from '../../../src/features/forms/definitions/validate.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { isFormId } from '../../../src/routing/forms.ts';
import { corsHeaders, isOwnOrigin } from '../guard/origin.ts';
import { errorPage } from '../page/error-page.ts';
import type { AgencySite } from '../site/agency-site.ts';
import { headersOf, jsonResponse, type Outcome, type Reason, refused, statusOf } from './outcome.ts';
import { RequestError, readBody } from './read-body.ts';
import { readEntries } from './read-entries.ts';
import { type LeadDesk, leadTaker, type Sent } from './take-lead.ts';

export interface HandlerOptions extends LeadDesk {
  /** The path under which forms are posted, such as `/leads`. */
  mount: string;
  allowedOrigins: readonly string[];
}

/** The client of a request, as the server knows it. */
export interface Client {
  address: string;
}

/** The relay as one function over the Web's standard types, so that any server can run it. */
export type RelayHandler = (request: Request, client: Client) => Promise<Response>;

const LIMITS = { size: 64 * 1024, time: 10_000 };
const REASONS: Record<RequestError['status'], Reason> = {
  400: 'unreadable',
  408: 'slow',
  413: 'tooLong',
  415: 'type',
};

/** Handles `POST {mount}/{form}` from a page's form or its script (design, section 7). */
export function relayHandler(options: HandlerOptions): RelayHandler {
  const take = leadTaker(options);
  return async (request, { address }) => {
    const site = options.site();
    const allowed = [site.info.url, ...options.allowedOrigins];
    const cors = corsHeaders(request, allowed);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const response = await respond({ request, address, site, allowed, mount: options.mount, take });
    for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
    return response;
  };
}

interface Asked {
  request: Request;
  address: string;
  site: AgencySite;
  allowed: readonly string[];
  mount: string;
  take: (sent: Sent) => Promise<Outcome>;
}

async function respond({ request, address, site, allowed, mount, take }: Asked): Promise<Response> {
  const isScript = /\bjson\b/i.test(
    `${request.headers.get('Content-Type')} ${request.headers.get('Accept')?.split(',')[0]}`,
  );
  const id = formIn(new URL(request.url).pathname, mount);
  let form = id === undefined ? undefined : FORMS[id];
  let locale = preferred(site, request.headers.get('Accept-Language') ?? '');
  // The origin of the visitor's page; other origins have been refused, or get no form.
  const isOwn = isOwnOrigin(request, allowed);
  const base = (isOwn && request.headers.get('Origin')) || '';
  let entries: Entries | undefined;

  const answer = async (outcome: Outcome): Promise<Response> => {
    if (isScript) return jsonResponse(outcome);
    if (outcome.kind === 'accepted' && form) {
      const Location = base + site.thankYou(form.id, locale);
      return new Response(null, { status: 303, headers: { ...headersOf(outcome), Location } });
    }
    const { html, policy } = await errorPage({
      site,
      locale,
      form,
      entries,
      outcome,
      mount,
      base,
      origins: allowed,
    });
    return new Response(html, {
      status: statusOf(outcome),
      headers: {
        ...headersOf(outcome),
        'Content-Type': 'text/html;charset=utf-8',
        'Content-Security-Policy': policy,
        'Referrer-Policy': 'same-origin',
      },
    });
  };

  const isMount = new URL(request.url).pathname.replace(/\/$/, '') === mount;
  if (request.method !== 'POST' && (form || isMount)) return answer(refused('method'));
  if (!form) return answer(refused('unknown'));
  if (!isOwn) return answer(refused('foreign'));
  try {
    const body = await readBody(request, LIMITS);
    entries = await readEntries(request.headers.get('Content-Type') ?? '', body);
  } catch (error) {
    if (error instanceof RequestError) return answer(refused(REASONS[error.status]));
    throw error;
  }
  const language = languageOfEntries(entries);
  if (language && site.locales.includes(language)) locale = language;
  // What the law lets nobody ask about this property is as unknown to the form as any other entry.
  form = lawfulForm(form, site.permitted(entries.get('property')?.[0]?.trim() ?? ''));
  const key = request.headers.get('Idempotency-Key') ?? entries.get(TECHNICAL.key)?.[0] ?? null;
  return answer(await take({ form, locale, entries, key, address }));
}

/** The form that a path names: exactly one segment below the mount, with or without a final slash. */
function formIn(path: string, mount: string) {
  if (!path.startsWith(`${mount}/`)) return undefined;
  const name = path.slice(mount.length + 1).replace(/\/$/, '');
  return isFormId(name) ? name : undefined;
}

/** The language of answers to requests whose form gives none. */
function preferred({ locales, defaultLocale }: AgencySite, accepted: string): Locale {
  const wanted = accepted.split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((code) => locales.find((locale) => locale === code) ?? [])[0] ?? defaultLocale;
}

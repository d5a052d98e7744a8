import type { BrowserContext } from '@playwright/test';
import {
  type ConsentTerms,
  type Grants,
  NONE,
  serializeConsent,
} from '../../../src/features/consent/consent.ts';
import { COOKIE } from '../../../src/features/consent/cookie.ts';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

/** Terms that are valid on every test site, whichever tools it has. */
const TERMS: ConsentTerms = { version: '1', days: 30, tools: 'adtp' };

/** The consent cookie for a choice, or with any value. */
export const consentCookie = (
  choice: Grants | string,
  terms: Partial<ConsentTerms> = {},
  at = Date.now(),
): Cookie => ({
  name: COOKIE,
  value: typeof choice === 'string' ? choice : serializeConsent(choice, { ...TERMS, ...terms }, at),
  domain: 'localhost',
  path: '/',
  sameSite: 'Lax',
});

const STATE_FIELDS = { expires: -1, httpOnly: false, secure: false } as const;

/** The browser state of a visitor who declined everything. */
export const declined = () => ({
  cookies: [
    { ...consentCookie(NONE), ...STATE_FIELDS } as Required<Pick<Cookie, 'name' | 'value'>> &
      typeof STATE_FIELDS & { domain: string; path: string; sameSite: 'Lax' },
  ],
  origins: [],
});

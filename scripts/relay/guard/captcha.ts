import { z } from 'zod';

export type CaptchaProvider = 'turnstile' | 'hcaptcha' | 'recaptcha';

/** The field in which a provider's script sends its token, and the address that verifies it. */
const PROVIDERS: Record<CaptchaProvider, { field: string; url: string }> = {
  turnstile: {
    field: 'cf-turnstile-response',
    url: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  },
  hcaptcha: { field: 'h-captcha-response', url: 'https://api.hcaptcha.com/siteverify' },
  recaptcha: {
    field: 'g-recaptcha-response',
    url: 'https://www.google.com/recaptcha/api/siteverify',
  },
};

/** The common answer of all three; only reCAPTCHA v3 has `score`, from 0 (a machine) to 1. */
const answer = z.object({ success: z.boolean(), score: z.number().optional() });
const LEAST_SCORE = 0.5;
const TIMEOUT = 5000;
const LONGEST_TOKEN = 4096;

/** `down`: the captcha's service cannot be reached. */
export type CaptchaResult = 'passed' | 'empty' | 'invalid' | 'down';

export interface Captcha {
  /** The entry that holds the token. */
  field: string;
  verify(token: string, address: string): Promise<CaptchaResult>;
}

/** Asks the captcha's service whether a person solved it. */
export function captcha(
  provider: CaptchaProvider,
  { secret, url = PROVIDERS[provider].url }: { secret: string; url?: string | undefined },
): Captcha {
  return {
    field: PROVIDERS[provider].field,
    async verify(token, address) {
      if (token === '') return 'empty';
      if (token.length > LONGEST_TOKEN) return 'invalid';
      try {
        const response = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: address }),
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT),
        });
        const { success, score } = answer.parse(await response.json());
        return success && (score ?? 1) >= LEAST_SCORE ? 'passed' : 'invalid';
      } catch {
        return 'down';
      }
    },
  };
}

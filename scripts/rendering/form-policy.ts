import { z } from 'zod';

/** What of `site.json` decides where forms may go and which captcha may run. */
export const formSettings = z.object({
  url: z.string().optional(),
  leads: z.object({ endpoint: z.string() }).optional(),
  captcha: z.object({ provider: z.enum(['turnstile', 'hcaptcha', 'recaptcha']) }).nullish(),
});

/** The hosts that each captcha's own documentation asks for. */
const CAPTCHA_HOSTS = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
} as const;

interface FormPolicy {
  /**
   * Where forms may be posted, beside the site itself. Browsers check where a service redirects to as well: its own
   * thank-you page, or the site's, which a preview on another host has to name.
   */
  formAction: string[];
  /** What scripts may talk to, beside the site itself. */
  connect: string[];
  /** Hosts whose scripts and frames may run. */
  script: string[];
  frame: string[];
}

/** What the content security policy must allow for the configured form service and captcha, and nothing more. */
export function formPolicy({ url = '', leads, captcha }: z.infer<typeof formSettings>): FormPolicy {
  const endpoint = leads && URL.canParse(leads.endpoint) ? [new URL(leads.endpoint).origin] : [];
  const back = endpoint.length > 0 && URL.canParse(url) ? [new URL(url).origin] : [];
  const hosts = captcha ? [...CAPTCHA_HOSTS[captcha.provider]] : [];
  return {
    formAction: [...endpoint, ...back],
    connect: [...endpoint, ...hosts],
    script: hosts,
    frame: hosts,
  };
}

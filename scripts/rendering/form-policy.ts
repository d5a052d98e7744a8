import { z } from 'zod';

/** The parts of `site.json` that decide where forms may be posted and which captcha may run. */
export const formSettings = z.object({
  url: z.string().optional(),
  leads: z.object({ endpoint: z.string() }).optional(),
  captcha: z.object({ provider: z.enum(['turnstile', 'hcaptcha', 'recaptcha']) }).nullish(),
});

/** The hosts named in each captcha's documentation. */
const CAPTCHA_HOSTS = {
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  recaptcha: ['https://www.google.com', 'https://www.gstatic.com'],
} as const;

interface FormPolicy {
  /**
   * Where forms may be posted besides the site itself. Browsers also check where a service redirects to: its
   * own thank-you page, or the site's, which must be listed for previews on another host.
   */
  formAction: string[];
  /** Hosts that scripts may connect to, besides the site itself. */
  connect: string[];
  /** Hosts whose scripts and frames may run. */
  script: string[];
  frame: string[];
}

/** What the content security policy must allow for the configured form service and captcha. */
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

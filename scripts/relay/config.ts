import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { LOCALES } from '../../src/i18n/locales.ts';

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.org/hook' })
  .optional();
const origin = z.string().regex(/^https?:\/\/[^\s/]+$/, {
  error: 'must be origins such as https://www.example.org, parted by commas',
});
const count = (least: number, standard: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int({ error: 'must be a whole number' })
    .min(least, { error: `must be ${least} or more` })
    .default(standard);
const origins = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(origin));

/** The environment variables; docs/leads.md explains each. */
const schema = z.object({
  LEADS_DIR: z
    .string()
    .default('leads')
    .transform((dir) => resolve(dir)),
  LEADS_HOST: z.string().default('localhost'),
  LEADS_PORT: count(0, 4322).pipe(z.number().max(65_535, { error: 'must be 65535 or less' })),
  LEADS_ALLOWED_ORIGINS: origins,
  LEADS_TRUSTED_PROXIES: count(0, 0),
  LEADS_SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be like smtp://user:password@mail.example.org:587' })
    .optional(),
  LEADS_MAIL_FROM: z.email({ error: 'must be an e-mail address' }).optional(),
  LEADS_MAIL_TO: z.email({ error: 'must be an e-mail address' }).optional(),
  LEADS_AGENCY_LANGUAGE: z.enum(LOCALES, { error: `must be one of ${LOCALES.join(', ')}` }).optional(),
  LEADS_WEBHOOK_URL: webAddress,
  LEADS_WEBHOOK_SECRET: z.string().optional(),
  LEADS_CAPTCHA_SECRET: z.string().optional(),
  LEADS_CAPTCHA_VERIFY_URL: webAddress,
  LEADS_PER_ADDRESS: count(1, 60),
  LEADS_PER_FORM: count(1, 300),
  LEADS_RETRY_SECONDS: z.coerce.number({ error: 'must be a number' }).min(0.01).default(30),
  LEADS_RETENTION_DAYS: count(0, 365),
});

type Settings = z.infer<typeof schema>;

/** The relay's configuration. */
export interface RelayConfig {
  dir: string;
  host: string;
  port: number;
  allowedOrigins: string[];
  trustedProxies: number;
  /** Without it no mail is sent. */
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  mailTo: string | undefined;
  /** The language of mails to the agency; by default the visitor's. */
  agencyLanguage: Settings['LEADS_AGENCY_LANGUAGE'];
  webhook: { url: string; secret: string | undefined } | undefined;
  captchaSecret: string | undefined;
  captchaVerifyUrl: string | undefined;
  /** The maximum number of requests from one address, and of leads per form, in ten minutes. */
  perAddress: number;
  perForm: number;
  retryMilliseconds: number;
  /** Delivered leads are deleted after this many days; 0 keeps them. */
  retentionDays: number;
}

/** The environment is invalid; the message names each faulty variable. */
export class ConfigError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration. A variable whose name ends in `_FILE` names a file with the value, as containers
 * provide secrets; an empty variable counts as missing.
 */
export function readConfig(environment: Environment): RelayConfig {
  const faults: string[] = [];
  const names = Object.keys(schema.shape);
  const given = Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name] || fromFile(environment[`${name}_FILE`], name, faults);
      return value ? [[name, value]] : [];
    }),
  );
  for (const name of Object.keys(environment))
    if (name.startsWith('LEADS_') && !names.includes(name.replace(/_FILE$/, '')))
      faults.push(`${name} is not known`);
  const result = schema.safeParse(given);
  if (!result.success)
    faults.push(...result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`));
  if (!result.success || faults.length > 0)
    throw new ConfigError(`The lead relay cannot start:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return configOf(result.data);
}

function fromFile(path: string | undefined, name: string, faults: string[]): string | undefined {
  if (!path) return undefined;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    faults.push(`${name}_FILE cannot be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}

const configOf = (settings: Settings): RelayConfig => ({
  dir: settings.LEADS_DIR,
  host: settings.LEADS_HOST,
  port: settings.LEADS_PORT,
  allowedOrigins: settings.LEADS_ALLOWED_ORIGINS,
  trustedProxies: settings.LEADS_TRUSTED_PROXIES,
  smtpUrl: settings.LEADS_SMTP_URL,
  mailFrom: settings.LEADS_MAIL_FROM,
  mailTo: settings.LEADS_MAIL_TO,
  agencyLanguage: settings.LEADS_AGENCY_LANGUAGE,
  webhook: settings.LEADS_WEBHOOK_URL
    ? { url: settings.LEADS_WEBHOOK_URL, secret: settings.LEADS_WEBHOOK_SECRET }
    : undefined,
  captchaSecret: settings.LEADS_CAPTCHA_SECRET,
  captchaVerifyUrl: settings.LEADS_CAPTCHA_VERIFY_URL,
  perAddress: settings.LEADS_PER_ADDRESS,
  perForm: settings.LEADS_PER_FORM,
  retryMilliseconds: settings.LEADS_RETRY_SECONDS * 1000,
  retentionDays: settings.LEADS_RETENTION_DAYS,
});

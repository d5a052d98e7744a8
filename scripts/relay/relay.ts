import type {
  FormDefinition,
  FormValues,
  MailKind,
} from '../../src/features/forms/definitions/definition.ts';
import type { Handler } from '../serve/handler.ts';
import type { RelayConfig } from './config.ts';
import { ConfigError } from './config.ts';
import { DeliveryError } from './delivery/delivery-error.ts';
import { startOutbox } from './delivery/outbox.ts';
import { type MailServer, mailServer } from './delivery/smtp.ts';
import { callWebhook } from './delivery/webhook.ts';
import { type Captcha, captcha } from './guard/captcha.ts';
import { rateLimit } from './guard/rate-limit.ts';
import { composeMail } from './mail/compose.ts';
import type { MailSettings } from './mail/letter.ts';
import { relayService } from './node-adapter.ts';
import { relayHandler } from './request/handler.ts';
import { startRetention } from './retention.ts';
import type { AgencySite } from './site/agency-site.ts';
import { watchedSite } from './site/watched-site.ts';
import type { Channel, Lead } from './store/lead.ts';
import { openStore } from './store/store.ts';

export interface Relay {
  service: Handler;
  /** How it handles leads, in one line for the log. */
  summary: string;
  /** Finishes the deliveries in progress, then closes the store. */
  stop(): Promise<void>;
}

const TEN_MINUTES = 10 * 60_000;

/**
 * Where forms are posted if `site.json` names no path, for example because it names the relay's full address.
 */
const STANDARD_MOUNT = '/leads';

/** The path below which a site's forms are posted to the relay. */
export const mountOf = ({ leads }: AgencySite['info']): string => {
  const endpoint = leads?.endpoint ?? STANDARD_MOUNT;
  const path = endpoint.startsWith('/') ? endpoint : new URL(endpoint).pathname;
  return path.replace(/\/+$/, '') || STANDARD_MOUNT;
};

/**
 * Opens the store and starts delivering.
 * @param snapshot the folder of the site whose forms it handles
 * @throws if the store, the snapshot or the configuration is invalid
 */
export function startRelay(
  config: RelayConfig,
  snapshot: string,
  log: (line: string) => void = () => {},
): Relay {
  const site = watchedSite(snapshot, log);
  const guard = captchaOf(config, site().info);
  const store = openStore(config.dir);
  const mails = config.smtpUrl === undefined ? undefined : mailServer(config.smtpUrl);
  // Reports a configuration error at the start; leads wait until it is corrected.
  mails?.verify().catch((error: unknown) => log(`The mail server cannot be used: ${messageOf(error)}`));
  const outbox = startOutbox({
    store,
    dir: config.dir,
    log,
    firstDelay: config.retryMilliseconds,
    deliver: async (lead, { channel }) => {
      if (channel === 'webhook') await deliverWebhook(lead, config);
      else await deliverMail(channel, lead, { mails, site: site(), config });
      // The friend's address was given only for this mail.
      if (channel === 'friend') store.leads.forget(lead.id, ['friendEmail', 'remark']);
    },
  });
  const stopRetention = startRetention(store.leads, config.retentionDays, log);
  const mount = mountOf(site().info);
  const handler = relayHandler({
    leads: store.leads,
    site,
    mount,
    allowedOrigins: config.allowedOrigins,
    captcha: guard,
    limits: {
      address: rateLimit(config.perAddress, TEN_MINUTES),
      unproven: rateLimit(Math.ceil(config.perAddress / 4), TEN_MINUTES),
      form: rateLimit(config.perForm, TEN_MINUTES),
    },
    channelsOf: (form, values) => channelsOf(form, values, config),
    onStored: () => outbox.wake(),
    log,
    now: Date.now,
  });
  return {
    service: relayService({ handler, mount, trustedProxies: config.trustedProxies, log }),
    summary: summaryOf(config),
    async stop() {
      stopRetention();
      await outbox.stop();
      mails?.close();
      store.close();
    },
  };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The field that contains a mail's recipient, if that is not the agency. */
const RECIPIENTS = { confirmation: 'email', documents: 'email', friend: 'friendEmail' } as const;

/** The channels by which a form is delivered: those that are configured and have a recipient. */
export function channelsOf({ mails }: FormDefinition, values: FormValues, config: RelayConfig): Channel[] {
  const reachable = mails.filter((kind) => kind === 'agency' || values[RECIPIENTS[kind]] !== undefined);
  return [
    ...(config.smtpUrl === undefined ? [] : reachable),
    ...(config.webhook && mails.includes('agency') ? (['webhook'] as const) : []),
  ];
}

function captchaOf(config: RelayConfig, info: AgencySite['info']): Captcha | undefined {
  if (!info.captcha) return undefined;
  if (config.captchaSecret === undefined)
    throw new ConfigError(
      `The lead relay cannot start:\n  LEADS_CAPTCHA_SECRET is missing: site.json asks for ${info.captcha.provider}`,
    );
  return captcha(info.captcha.provider, { secret: config.captchaSecret, url: config.captchaVerifyUrl });
}

async function deliverWebhook(lead: Lead, { webhook }: RelayConfig): Promise<void> {
  if (!webhook) throw new DeliveryError('LEADS_WEBHOOK_URL is not set', { hold: 'own' });
  await callWebhook(lead, webhook);
}

async function deliverMail(
  kind: MailKind,
  lead: Lead,
  { mails, site, config }: { mails: MailServer | undefined; site: AgencySite; config: RelayConfig },
): Promise<void> {
  if (!mails) throw new DeliveryError('LEADS_SMTP_URL is not set', { hold: 'server' });
  const { name, agency } = site.info;
  const settings: MailSettings = {
    from: { name, address: config.mailFrom ?? agency.email },
    agency: { name, address: config.mailTo ?? agency.email },
    agencyLanguage: config.agencyLanguage,
  };
  try {
    await mails.send(composeMail(kind, lead, site, settings));
  } catch (error) {
    // The agency's mailbox exists even if its server refuses it now; the cause is a setting.
    if (kind === 'agency' && error instanceof DeliveryError && error.isFinal)
      throw new DeliveryError(error.message, { hold: 'own' });
    throw error;
  }
}

function summaryOf({ dir, smtpUrl, webhook }: RelayConfig): string {
  const ways = [smtpUrl !== undefined && 'by mail', webhook && 'to the webhook'].filter(Boolean);
  return ways.length > 0
    ? `Leads are stored in ${dir} and delivered ${ways.join(' and ')}.`
    : `Leads are stored in ${dir} (npm run leads -- list); no mail is sent, see docs/leads.md.`;
}

import { createHmac } from 'node:crypto';
import type { Lead } from '../store/lead.ts';
import { DeliveryError } from './delivery-error.ts';

export interface WebhookOptions {
  url: string;
  /** The key that signs each call; without it calls are not signed. */
  secret?: string | undefined;
  timeout?: number;
}

const TIMEOUT = 15_000;

/**
 * The signature of a call by the Standard Webhooks specification: `v1,` and the base64 HMAC-SHA-256 of
 * `id.timestamp.body`.
 */
export const signature = (secret: string, id: string, timestamp: string, body: string): string =>
  `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/**
 * Posts a lead as JSON. A lead has the same `Webhook-Id` at each attempt, so that the receiver can recognise
 * a repetition.
 * @throws DeliveryError for any answer but 2xx, or none
 */
export async function callWebhook(
  lead: Lead,
  { url, secret, timeout = TIMEOUT }: WebhookOptions,
): Promise<void> {
  const { id, form, language, received, fields } = lead;
  const body = JSON.stringify({ id, form, language, received: new Date(received).toISOString(), fields });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(url, {
    method: 'POST',
    body,
    // A redirect would send the lead and its signature to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
    headers: {
      'Content-Type': 'application/json',
      'Webhook-Id': id,
      'Webhook-Timestamp': timestamp,
      ...(secret && { 'Webhook-Signature': signature(secret, id, timestamp, body) }),
    },
  }).catch((error: unknown) => {
    const { message, cause } = error as Error;
    throw new DeliveryError(`webhook: ${cause instanceof Error ? cause.message : message}`);
  });
  await response.body?.cancel();
  if (!response.ok) throw new DeliveryError(`webhook: status ${response.status}`);
}

import { expect } from '@playwright/test';
import { z } from 'zod';
import type { ReceivedMail } from '../../relay/parse-mail.ts';
import { MAIL_SINK } from './sites.ts';

const mails = z.array(
  z.object({
    envelope: z.object({ from: z.string(), to: z.array(z.string()) }),
    headers: z.record(z.string(), z.string()),
    headerNames: z.array(z.string()),
    text: z.string(),
    html: z.string(),
    source: z.string(),
  }),
);

/**
 * The mails that the tests' mail server has received for an address. Tests run in parallel, so each needs an
 * address of its own, such as `uniqueAddress()`.
 */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${MAIL_SINK.url}/?to=${encodeURIComponent(address)}`);
  return mails.parse(await response.json());
}

/** Waits for the first mail to an address that matches. */
export async function mailTo(
  address: string,
  matches: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).find(matches);
        return found !== undefined;
      },
      { timeout: 15_000, message: `a mail to ${address}` },
    )
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address} came.`);
  return found;
}

/** An address that no other test uses. */
export const uniqueAddress = (): string => `visitor-${crypto.randomUUID()}@mail.example`;

import type { BrowserContext, Request } from '@playwright/test';

/** A received form, sent by its script or posted by the browser. */
export interface Arrived {
  /** The form's id. */
  form: string;
  isPlain: boolean;
  key: string | null;
  /** The decoded body. */
  body: string;
}

function read(request: Request): Arrived {
  const body = request.postData() ?? '';
  const isPlain = request.isNavigationRequest();
  return {
    form: new URL(request.url()).pathname.split('/').filter(Boolean).at(-1) ?? '',
    isPlain,
    key: isPlain ? new URLSearchParams(body).get('_key') : (request.headers()['idempotency-key'] ?? null),
    body: isPlain ? decodeURIComponent(body.replaceAll('+', ' ')) : body,
  };
}

/**
 * Replaces the relay and accepts every form.
 * @returns the forms received so far
 */
export async function trapLeads(context: BrowserContext): Promise<Arrived[]> {
  const arrived: Arrived[] = [];
  await context.route('**/leads/**', async (route) => {
    const lead = read(route.request());
    arrived.push(lead);
    if (lead.isPlain) await route.fulfill({ contentType: 'text/html', body: '<h1>Taken</h1>' });
    else await route.fulfill({ status: 201, json: { id: '1' } });
  });
  return arrived;
}

import type { BrowserContext, Request } from '@playwright/test';

/** A form that arrived, by its script or posted by the browser. */
export interface Arrived {
  /** The form's id. */
  form: string;
  isPlain: boolean;
  key: string | null;
  /** Everything it holds, decoded. */
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
 * Stands in for the relay and takes every form.
 * @returns what arrived so far
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

import { rmSync } from 'node:fs';

/** Serves a site and takes its forms as `npm start` does, beginning without leads. */
rmSync(process.env['LEADS_DIR'] ?? '', { recursive: true, force: true });
await import('../../../scripts/serve.ts');

import { rmSync } from 'node:fs';

/** Serves a site and handles its forms like `npm start`, starting with an empty store of leads. */
rmSync(process.env['LEADS_DIR'] ?? '', { recursive: true, force: true });
await import('../../../scripts/serve.ts');

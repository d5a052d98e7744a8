import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { NewLead } from './lead.ts';
import { openStore, type Store } from './store.ts';

/** A folder that exists for the duration of the test. */
export function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'leads-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A store that exists for the duration of the test. */
export function temporaryStore(dir = temporaryDir()): Store {
  const store = openStore(dir);
  onTestFinished(() => store.close());
  return store;
}

export const newLead = (over: Partial<NewLead> = {}): NewLead => ({
  form: 'site-contact',
  language: 'fr',
  received: 1000,
  key: 'key-1',
  fields: { lastName: 'Lambert', email: 'ines.lambert@mail.example' },
  channels: ['agency', 'confirmation'],
  ...over,
});

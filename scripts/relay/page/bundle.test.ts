import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeErrorPage } from './bundle.ts';

const dir = mkdtempSync(join(tmpdir(), 'error-page-'));
const file = join(dir, 'relay', 'error-page.mjs');
const read = () => readFileSync(file, 'utf8');

beforeAll(() => makeErrorPage(file));
afterAll(() => rmSync(dir, { recursive: true }));

test('the file is made where it is missing, of the components of forms, and not for development', () => {
  expect(read()).toContain('src/features/forms/components/Field.tsx=');
  expect(read()).not.toContain('jsxDEV');
});

test('it is made again only when one of its sources has changed', async () => {
  const marked = `${read()}// not made again`;
  writeFileSync(file, marked);
  await makeErrorPage(file);
  expect(read()).toBe(marked);
  writeFileSync(file, marked.replace(/(Field\.tsx=)\w/, '$1x'));
  await makeErrorPage(file);
  expect(read()).not.toContain('not made again');
});

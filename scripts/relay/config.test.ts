import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('nothing set stores in leads/ and sends nothing', () =>
  expect(readConfig({ HOME: '/root' })).toMatchObject({
    dir: resolve('leads'),
    smtpUrl: undefined,
    webhook: undefined,
    allowedOrigins: [],
    retentionDays: 365,
    retryMilliseconds: 30_000,
  }));

test('everything set', () =>
  expect(
    readConfig({
      LEADS_ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443',
      LEADS_SMTP_URL: 'smtps://user:p%40ss@mail.example:465',
      LEADS_WEBHOOK_URL: 'https://crm.example/hook',
      LEADS_WEBHOOK_SECRET: 'secret',
      LEADS_AGENCY_LANGUAGE: 'nl',
      LEADS_RETENTION_DAYS: '0',
      LEADS_MAIL_TO: '',
    }),
  ).toMatchObject({
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    smtpUrl: 'smtps://user:p%40ss@mail.example:465',
    webhook: { url: 'https://crm.example/hook', secret: 'secret' },
    agencyLanguage: 'nl',
    retentionDays: 0,
    mailTo: undefined,
  }));

test.each([
  ['LEADS_SMTP_URL', 'mail.example', 'must be like smtp://'],
  ['LEADS_SMTP_URL', 'https://mail.example', 'must be like smtp://'],
  ['LEADS_MAIL_TO', 'nobody', 'must be an e-mail address'],
  ['LEADS_PORT', '70000', 'must be 65535 or less'],
  ['LEADS_PER_ADDRESS', 'many', 'must be a number'],
  ['LEADS_PER_ADDRESS', '0', 'must be 1 or more'],
  ['LEADS_ALLOWED_ORIGINS', 'https://a.example/path', 'must be origins'],
  ['LEADS_AGENCY_LANGUAGE', 'es', 'must be one of fr, nl, en, de'],
  ['LEADS_WEBHOOK_URL', 'javascript:alert(1)', 'must be an address'],
  ['LEADS_SMPT_URL', 'smtp://x', 'is not known'],
  ['LEADS_SMTP_URL_FILE', '/nowhere', 'cannot be read'],
])('%s=%s is named', (name, value, message) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(`${name} ${message}`);
});

test('a secret may come from a file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'config-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'smtp'), 'smtp://mail.example\n');
  expect(readConfig({ LEADS_SMTP_URL_FILE: join(dir, 'smtp') }).smtpUrl).toBe('smtp://mail.example');
});

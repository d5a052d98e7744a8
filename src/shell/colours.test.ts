import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backgroundClass, colourRules, foregroundClass, styleHash, widthRule } from './colours.ts';

test('a ground gets a text colour that can be read on it', () => {
  expect(colourRules(['#1f2a2e'], [])).toContain('color:var(--on-slate)');
  expect(colourRules(['#F3EFE7'], [])).toContain('color:var(--ink)');
});

test('every colour becomes one rule, under the class that elements carry', () => {
  const rules = colourRules(['#1F2A2E', '#1f2a2e', ''], ['#fff']);
  expect(rules.match(/\{/g)).toHaveLength(2);
  expect(rules).toContain(`.${backgroundClass('#1F2A2E')}{background-color:#1f2a2e`);
  expect(rules).toContain(`.${foregroundClass('#fff')}{color:#fff}`);
});

test('no colour, no class', () => {
  expect(backgroundClass('')).toBeUndefined();
  expect(foregroundClass(undefined)).toBeUndefined();
});

test('the hash is the one that a browser computes', () => {
  const digest = createHash('sha256').update('a{color:red}', 'utf8').digest('base64');
  expect(styleHash('a{color:red}')).toBe(`sha256-${digest}`);
});

test('the width of the footer is a rule, unless it is the site’s', () => {
  expect(widthRule('site-footer', 1280)).toBe('');
  expect(widthRule('site-footer', 1440)).toBe('.site-footer{--content:90rem}');
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain('--content: 80rem;');
});

import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { FILLED } from '../../../src/features/forms/definitions/filled.fixture.ts';
import { sharedLaw } from '../../../src/snapshot/law/shared-law.ts';
import { loadSnapshot } from '../../../src/snapshot/read.ts';
import { agencySite } from '../site/agency-site.ts';
import { relayUnderTest } from './handler.fixture.ts';

/** An application with an answer to every question that there is. */
const ANSWERS: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(FILLED['rental-application']).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  ),
  _language: 'fr',
  civilStatus: 'married',
};

const FLAT = '4119';
const PARKING = '4125';
const OF_A_HOUSEHOLD = ['birthDate', 'civilStatus', 'adults', 'children', 'rentProof'];

const storedOf = async (property: string, answers: Record<string, string> = {}) => {
  const { json, store } = relayUnderTest();
  const response = await json('rental-application', { ...ANSWERS, property, ...answers });
  return { status: response.status, answer: await response.json(), fields: store.leads.list()[0]?.fields };
};

describe('the relay stores of an applicant only what the law lets a landlord ask', () => {
  test('of a flat in Wallonia all that the form asks', async () => {
    const { status, fields } = await storedOf(FLAT);
    expect(status).toBe(201);
    expect(fields).toMatchObject({ civilStatus: 'married', income: expect.any(String) });
  });

  test('of a parking place nothing about the household, whatever was sent', async () => {
    const { status, fields = {} } = await storedOf('mb-0125');
    expect(status).toBe(201);
    expect(Object.keys(fields).filter((name) => OF_A_HOUSEHOLD.includes(name))).toEqual([]);
    expect(fields).toMatchObject({ income: expect.any(String) });
  });

  test('what may not be asked need not be answered', async () => {
    const nothing = Object.fromEntries(OF_A_HOUSEHOLD.map((name) => [name, '']));
    expect((await storedOf(PARKING, nothing)).status).toBe(201);
    const { answer } = await storedOf(FLAT, nothing);
    expect(Object.keys(answer.errors).toSorted()).toEqual(OF_A_HOUSEHOLD.toSorted());
  });

  test('a former civil status is stored as the answer that replaces it', async () =>
    expect((await storedOf(FLAT, { civilStatus: 'widowed' })).fields).toMatchObject({
      civilStatus: 'neither',
    }));

  test('a civil status that the law no longer has is refused', async () => {
    const law = sharedLaw('2026-11-29');
    const snapshot = loadSnapshot('snapshot');
    const wallonia = { ...law.wallonia, 'tenant.civilStatus': ['married' as const] };
    const site = agencySite({ ...snapshot, law: { ...law, wallonia } });
    const { json } = relayUnderTest({ site: () => site });
    const answer = async (civilStatus: string) =>
      (await json('rental-application', { ...ANSWERS, property: FLAT, civilStatus })).status;
    expect(await answer('married')).toBe(201);
    expect(await answer('cohabiting')).toBe(422);
  });

  test('its page for who has no script asks the same', async () => {
    const { post } = relayUnderTest();
    const asked = async (property: string) => {
      const response = await post('rental-application', { ...ANSWERS, property, email: 'no' });
      const { document } = parseHTML(await response.text());
      return OF_A_HOUSEHOLD.filter((name) => document.querySelector(`[data-field=${name}]`));
    };
    expect(await asked(FLAT)).toEqual(OF_A_HOUSEHOLD);
    expect(await asked(PARKING)).toEqual([]);
  });
});

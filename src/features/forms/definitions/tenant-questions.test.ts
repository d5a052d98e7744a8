import { describe, expect, test } from 'vitest';
import { LAW } from '../../../snapshot/law/law.fixture.ts';
import type { Law } from '../../../snapshot/law/names.ts';
import type { Region } from '../../catalogue/region.ts';
import { mayApplyAtOnce } from '../permitted.ts';
import { FORMS } from './index.ts';
import { lawfulForm, permittedTo } from './tenant-questions.ts';
import { isAsked } from './validate.ts';

const WHOLE = FORMS['rental-application'];

const formFor = (region: Region, isHome: boolean, law: Law = LAW) =>
  lawfulForm(WHOLE, permittedTo(law, { region, isHome }));

/** The names of the fields that an applicant is asked, without those that are no question. */
const asked = (region: Region, isHome: boolean, applicant: 'private' | 'commercial', law?: Law) =>
  formFor(region, isHome, law)
    .fields.filter((field) => isAsked(field, new Map([['applicant', [applicant]]])))
    .map(({ name }) => name)
    .filter((name) => !['property', 'applicant', 'consent'].includes(name))
    .join(' ');

const WHO = 'firstName lastName email phone';
const WHERE = 'address zip city';

describe('what an applicant is asked', () => {
  test.each([
    ['wallonia', true, 'private', `${WHO} ${WHERE} birthDate civilStatus adults children income rentProof`],
    ['wallonia', true, 'commercial', `company companyNumber activity ${WHO} ${WHERE} income`],
    ['wallonia', false, 'private', `${WHO} ${WHERE} income`],
    ['wallonia', false, 'commercial', `company companyNumber activity ${WHO} ${WHERE} income`],
    ['flanders', true, 'private', `${WHO} ${WHERE} birthDate adults children income`],
    ['flanders', false, 'private', `${WHO} ${WHERE} income`],
    ['brussels', true, 'private', `${WHO} adults children income`],
    ['brussels', true, 'commercial', `company companyNumber activity ${WHO} income`],
    ['brussels', false, 'private', `${WHO} ${WHERE} income`],
  ] as const)('in %s, of a dwelling %s, being %s', (region, isHome, applicant, names) =>
    expect(asked(region, isHome, applicant)).toBe(names),
  );

  test('a group without a question has no heading', () => {
    const groups = (region: Region, isHome: boolean) =>
      formFor(region, isHome)
        .steps.flat()
        .map(({ id }) => id);
    expect(groups('wallonia', true)).toEqual(WHOLE.steps.flat().map(({ id }) => id));
    const wallonia = { ...LAW.wallonia, 'tenant.home.commercial': ['name' as const] };
    expect(
      formFor('wallonia', true, { ...LAW, wallonia })
        .steps.flat()
        .map(({ id }) => id),
    ).not.toContain('company');
  });
});

describe('a change of the law', () => {
  const withLaw = (values: Partial<Law['wallonia']>): Law => ({
    ...LAW,
    wallonia: { ...LAW.wallonia, ...values },
  });
  const without = LAW.wallonia['tenant.home.private'].filter((question) => question !== 'rentProof');

  test('that permits a question no longer takes it out', () =>
    expect(asked('wallonia', true, 'private', withLaw({ 'tenant.home.private': without }))).not.toContain(
      'rentProof',
    ));

  test('that permits a question to one kind of applicant alone puts it to nobody else', () => {
    const law = withLaw({ 'tenant.home.commercial': ['name', 'contact', 'company'] });
    expect(asked('wallonia', true, 'commercial', law)).toBe(`company companyNumber activity ${WHO}`);
    expect(asked('wallonia', true, 'private', law)).toContain('income');
  });

  test('gives the civil statuses that may be asked after', () => {
    const options = (law: Law) =>
      formFor('wallonia', true, law).fields.find(({ name }) => name === 'civilStatus')?.options;
    expect(options(LAW)).toEqual(['married', 'cohabiting', 'neither']);
    expect(options(withLaw({ 'tenant.civilStatus': ['married'] }))).toEqual(['married', 'neither']);
    expect(options(withLaw({ 'tenant.civilStatus': [] }))).toBeUndefined();
  });
});

test('every question of the form is one that the Walloon list knows: nothing is asked beyond it', () =>
  expect(formFor('wallonia', true).fields.map(({ name }) => name)).toEqual(
    WHOLE.fields.map(({ name }) => name),
  ));

test('other forms, and where no law of ours holds, stay as they are', () => {
  const permitted = permittedTo(LAW, { region: 'brussels', isHome: true });
  expect(lawfulForm(FORMS['contact-me'], permitted)).toBe(FORMS['contact-me']);
  expect(lawfulForm(WHOLE, undefined)).toBe(WHOLE);
});

test.each([
  ['wallonia', true, true],
  ['wallonia', false, true],
  ['flanders', true, true],
  ['brussels', true, false],
  ['brussels', false, true],
] as const)('in %s, of a dwelling %s, one may apply before the viewing: %s', (region, isHome, may) =>
  expect(mayApplyAtOnce(LAW, { region, isHome })).toBe(may),
);

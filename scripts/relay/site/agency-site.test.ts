import { expect, test } from 'vitest';
import { makeSnapshot } from '../../../tests/fixtures/make-snapshot.ts';
import { agencySite } from './agency-site.ts';

const unit = (ID: number, State: 'sold' | 'available') => ({ ID, Name: `A.0${ID}`, State });
const siteOf = () =>
  agencySite(
    makeSnapshot((files) => {
      const project = { language: 'fr', City: 'Liège', Zip: '4000', PublicAddress: '1' } as const;
      files.projects = [
        {
          ...project,
          ID: 7,
          Name: 'Parc',
          RecordFile: 'PR-7',
          Units: [unit(1, 'sold'), unit(2, 'available')],
        },
        { ...project, ID: 8, Name: 'Cour', Units: [unit(1, 'sold')] },
        // The id of a property.
        { ...project, ID: 4101, Name: 'Quai', RecordFile: 'PR-9' },
      ];
    }),
  );
const subject = (about: 'property' | 'project', given: string) => siteOf().subject(about, given, 'fr');

test('a form about properties may name a project, by id or reference', () => {
  for (const name of ['7', 'PR-7', 'pr-7'])
    expect(subject('property', name)).toMatchObject({ id: '7', title: 'Parc – 4000 Liège', goal: 'sale' });
  expect(subject('project', 'pr-7')).toMatchObject({ id: '7', units: ['A.01', 'A.02'] });
});

test('where both have the name it is the kind that the form is about', () => {
  expect(subject('property', '4101')?.title).toContain('Maison');
  expect(subject('project', '4101')?.title).toContain('Quai');
  expect(subject('property', 'pr-9')?.title).toContain('Quai');
  expect(subject('project', 'nothing')).toBeUndefined();
});

test('a project that is sold out is taken, as a property that is sold', () => {
  expect(subject('property', '7')?.taken).toBeUndefined();
  expect(subject('property', '8')?.taken).toBe('sold');
});

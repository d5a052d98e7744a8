import { expect, test } from 'vitest';
import { LAW } from '../../../snapshot/law/law.fixture.ts';
import { forbiddenFields, permitsApplication } from './tenant-questions.ts';

test('the rental application asks nothing that the Walloon decree does not permit', () => {
  expect(forbiddenFields(LAW, 'wallonia', 'private')).toEqual([]);
  expect(forbiddenFields(LAW, 'wallonia', 'commercial')).toEqual([]);
  expect(permitsApplication(LAW, 'wallonia')).toBe(true);
});

test('in Brussels it asks too much, so it is not offered', () => {
  expect(forbiddenFields(LAW, 'brussels', 'private')).toContain('income');
  expect(permitsApplication(LAW, 'brussels')).toBe(false);
});

test('a law that permits a question no longer is noticed', () => {
  const permitted = LAW.wallonia['tenant.private'].filter((question) => question !== 'rentProof');
  const wallonia = { ...LAW.wallonia, 'tenant.private': permitted };
  expect(forbiddenFields({ ...LAW, wallonia }, 'wallonia', 'private')).toEqual(['rentProof']);
});

import { expect, test } from 'vitest';
import { FORM_IDS } from '../../../routing/forms.ts';
import { FORMS } from './index.ts';
import { LOAD_FORM } from './load.ts';

test.each(FORM_IDS)('what is loaded for %s is its definition', async (id) =>
  expect(await LOAD_FORM[id]()).toBe(FORMS[id]),
);

import type { Law } from '../../../snapshot/law/names.ts';
import type { Region } from '../../catalogue/region.ts';
import type { Field } from './field.ts';
import { rentalApplication } from './transaction.ts';

type Question = Law[Region]['tenant.private'][number];
export type Applicant = 'private' | 'commercial';

/** What each field of the rental application asks, in the words of the law files; others ask nothing of a person. */
const ASKS: Readonly<Record<string, Question>> = {
  firstName: 'name',
  lastName: 'name',
  email: 'contact',
  phone: 'contact',
  address: 'address',
  zip: 'address',
  city: 'address',
  birthDate: 'birthDate',
  civilStatus: 'marriedOrCohabiting',
  adults: 'household',
  children: 'household',
  income: 'income',
  rentProof: 'rentProof',
  company: 'company',
  companyNumber: 'company',
  activity: 'company',
};
/** Fields that choose the way through the form, or agree to it. */
const NO_QUESTION: readonly string[] = ['property', 'applicant', 'consent'];

const isAsked = ({ when }: Field, applicant: Applicant): boolean =>
  when?.field !== 'applicant' || when.is.includes(applicant);

/** The fields of the rental application that the law does not permit for a kind of applicant. */
export const forbiddenFields = (law: Law, region: Region, applicant: Applicant): string[] =>
  rentalApplication.fields
    .filter((field) => isAsked(field, applicant) && !NO_QUESTION.includes(field.name))
    .filter(({ name }) => {
      const asked = ASKS[name];
      return asked === undefined || !law[region][`tenant.${applicant}`].includes(asked);
    })
    .map(({ name }) => name);

/** Whether a region permits all that the rental application asks of everybody. */
export const permitsApplication = (law: Law, region: Region): boolean =>
  (['private', 'commercial'] as const).every(
    (applicant) => forbiddenFields(law, region, applicant).length === 0,
  );

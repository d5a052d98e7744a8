import type { FormId } from '../../../routing/forms.ts';
import type { Law } from '../../../snapshot/law/names.ts';
import type { CivilStatus, Question } from '../../../snapshot/law/questions.ts';
import type { Region } from '../../catalogue/region.ts';
import type { FormDefinition } from './definition.ts';
import type { Field } from './field.ts';

/** The values of the field `applicant`. */
export const APPLICANTS = ['private', 'commercial'] as const;
export type Applicant = (typeof APPLICANTS)[number];

/** What the law lets a landlord ask of who wants to rent a property: by kind of applicant. */
export interface Permitted extends Readonly<Record<Applicant, readonly Question[]>> {
  /** The civil statuses after which an applicant may be asked. */
  civilStatus: readonly CivilStatus[];
}

/** A kind of property whose applicants may be asked the same. */
export interface Rented {
  region: Region;
  isHome: boolean;
}

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
  civilStatus: 'civilStatus',
  adults: 'household',
  children: 'household',
  income: 'income',
  rentProof: 'rentProof',
  company: 'company',
  companyNumber: 'company',
  activity: 'company',
};
/** Fields that choose the way through the form, or say that something was read. */
const NO_QUESTION: readonly string[] = ['property', 'applicant', 'consent'];

/** The answer of who has none of the civil statuses that are asked for. */
const NEITHER = 'neither';

/** Whether a form asks what the law limits. */
export const isRentalApplication = (form: FormId): boolean => form === 'rental-application';

/** What may be asked of the applicants for a kind of property by the law of the day. */
export function permittedTo(law: Law, { region, isHome }: Rented): Permitted {
  const rules = law[region];
  return {
    private: rules[isHome ? 'tenant.home.private' : 'tenant.other.private'],
    commercial: rules[isHome ? 'tenant.home.commercial' : 'tenant.other.commercial'],
    civilStatus: rules['tenant.civilStatus'],
  };
}

/**
 * A form with the questions that the law permits: others are left out, and one that may be put to one kind of
 * applicant is put to that one. Only the rental application has such questions.
 * @param permitted `undefined` where no law of ours holds, as outside Belgium: the form is then as it was defined
 */
export function lawfulForm(form: FormDefinition, permitted: Permitted | undefined): FormDefinition {
  if (!isRentalApplication(form.id) || !permitted) return form;
  const steps = form.steps.map((groups) =>
    groups
      .map((group) => ({ ...group, fields: group.fields.flatMap((field) => lawfulField(field, permitted)) }))
      .filter(({ fields }) => fields.length > 0),
  );
  return { ...form, steps, fields: steps.flat().flatMap(({ fields }) => fields) };
}

function lawfulField(field: Field, permitted: Permitted): Field[] {
  if (NO_QUESTION.includes(field.name)) return [field];
  const asked = APPLICANTS.filter((applicant) => isPutTo(field, applicant));
  const allowed = asked.filter((applicant) => mayAsk(field, permitted[applicant]));
  if (allowed.length === 0) return [];
  const narrowed =
    allowed.length === asked.length ? field : { ...field, when: { field: 'applicant', is: allowed } };
  if (field.name !== 'civilStatus') return [narrowed];
  return permitted.civilStatus.length === 0
    ? []
    : [{ ...narrowed, options: [...permitted.civilStatus, NEITHER] }];
}

const isPutTo = ({ when }: Field, applicant: Applicant): boolean =>
  when?.field !== 'applicant' || when.is.includes(applicant);

/** Whether a field asks nothing but what is permitted. */
export function mayAsk({ name }: Field, questions: readonly Question[]): boolean {
  if (NO_QUESTION.includes(name)) return true;
  const asked = ASKS[name];
  return asked !== undefined && questions.includes(asked);
}

/** What an applicant for a rental may be asked, in the words of the law files. */
export const QUESTIONS = [
  'name',
  'contact',
  'address',
  'birthDate',
  'civilStatus',
  'household',
  'income',
  'rentProof',
  'company',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** The civil statuses after which a law may let a landlord ask. */
export const CIVIL_STATUSES = ['married', 'cohabiting'] as const;
export type CivilStatus = (typeof CIVIL_STATUSES)[number];

import { type Fault, isError } from '../../src/snapshot/fault.ts';
import { faultTable } from './faults.ts';
import { html } from './html.ts';
import { documentOf, type Ground, type Section } from './layout.ts';

export interface RefusalData extends Ground {
  /** The output folder, which was not changed. */
  out: string;
  faults: readonly Fault[];
  /** Whether warnings stop the build too. */
  strict: boolean;
}

/**
 * The report of a build that was refused. It replaces the last report, which would otherwise be taken for
 * this one's.
 */
export function refusalPage(data: RefusalData): string {
  const errors = data.faults.filter(isError);
  const warnings = data.faults.filter((fault) => !isError(fault));
  const isForWarnings = data.strict && errors.length === 0 && warnings.length > 0;
  const sections: Section[] = [
    ...(errors.length > 0
      ? [['errors', 'What to correct', faultTable(data, errors, '')] satisfies Section]
      : []),
    ['warnings', 'Warnings', faultTable(data, warnings, 'No warning.')],
  ];
  const cause =
    errors.length > 0
      ? 'Correct what is named below, and build again. Whether the parts fit together is looked at once each part is right, so that more may be named then.'
      : isForWarnings
        ? 'Warnings count as errors with --strict. Correct them, or build without it.'
        : 'The snapshot has no error: the last lines of the terminal tell what went wrong.';
  return documentOf(data, {
    title: 'Refused build',
    lead: html`<div class="refused"><p><strong>Nothing was built.</strong> The site in ${data.out} is as it was. ${cause}</p></div>`,
    figures: [
      ['errors', errors.length],
      ['warnings', warnings.length],
    ],
    sections,
  });
}

import { catalogueWarnings } from '../../src/features/catalogue/warnings.ts';
import { videoWarnings } from '../../src/features/property/video-warnings.ts';
import { checkLinks } from '../../src/routing/link-check.ts';
import type { Site } from '../../src/routing/route.ts';
import { buildRouteTable } from '../../src/routing/table.ts';
import { type Fault, isError } from '../../src/snapshot/fault.ts';
import { readSnapshot } from '../../src/snapshot/read.ts';
import { faultReport, summary, verdict } from './report.ts';

export interface Examined {
  status: 0 | 1;
  /** The faults as text. */
  output: string;
  faults: Fault[];
  /** The site, if it could be built from the data. */
  site?: Site;
}

/** Added if the site could not be built, so that nobody takes the list of faults for complete. */
const LATER = 'Links, addresses, redirects and legal data are looked at once these errors are mended.';

/**
 * Finds every fault of a snapshot.
 * @param strict whether warnings count as errors
 */
export function examineSnapshot(dir: string, strict: boolean): Examined {
  const { snapshot, faults } = readSnapshot(dir);
  const built = snapshot && buildRouteTable(snapshot);
  const all = [
    ...faults,
    ...(built
      ? [
          ...built.faults,
          ...checkLinks(snapshot, built.table),
          ...catalogueWarnings(snapshot),
          ...videoWarnings(snapshot),
        ]
      : []),
  ];
  const lastLine = [...(built ? [summary(snapshot, built.table)] : []), verdict(all)].join(' · ');
  return {
    status: all.some((fault) => strict || isError(fault)) ? 1 : 0,
    output: [faultReport(all), built ? '' : LATER, lastLine].filter(Boolean).join('\n\n'),
    faults: all,
    ...(built && { site: { ...snapshot, table: built.table } }),
  };
}

import type { ApplicantsFile, ApplicantsGroup } from '../../features/forms/applicants-file.ts';
import { permittedAtFirst, permittedFor } from '../../features/forms/permitted.ts';
import type { Site } from '../../routing/route.ts';
import { anyRecord, goalOf, isTaken } from '../../snapshot/market.ts';
import { namesOf } from './names-of.ts';

/** What the rental application must know about the properties to let that differ from what it asks at first. */
export function applicantsFile({ properties, site, law }: Site): ApplicantsFile {
  const first = JSON.stringify(permittedAtFirst(law, site) ?? null);
  const groups = new Map<string, { permitted: ApplicantsGroup['permitted']; names: string[] }>();
  for (const property of properties) {
    const record = anyRecord(property);
    if (goalOf(record) !== 'rent' || isTaken(site, record)) continue;
    const permitted = permittedFor(law, record) ?? null;
    const key = JSON.stringify(permitted);
    if (key === first) continue;
    const group = groups.get(key) ?? { permitted, names: [] };
    group.names.push(...namesOf(property.id, record));
    groups.set(key, group);
  }
  return [...groups.values()];
}

import { fetchJson } from '../../../ui/fetch-json.ts';
import { type ApplicantsFile, groupOf, readApplicantsFile } from '../applicants-file.ts';
import type { Permitted } from '../definitions/tenant-questions.ts';

let loading: Promise<ApplicantsFile> | undefined;

/** The file, loaded once; after a failure the next property tries again. */
function load(): Promise<ApplicantsFile> {
  const address = `/${document.documentElement.lang}/data/applicants.json`;
  loading ??= fetchJson(address, { check: readApplicantsFile }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * What applicants for a property may be asked; `undefined` where no law of ours holds.
 * @param name an id or a reference as it was typed
 * @param atFirst what holds for most properties, and where it is not known; the relay then leaves out the rest
 */
export async function permittedOf(
  name: string,
  atFirst: Permitted | undefined,
): Promise<Permitted | undefined> {
  try {
    const group = groupOf(await load(), name);
    return group ? (group.permitted ?? undefined) : atFirst;
  } catch (error) {
    console.info('It is not known what applicants may be asked.', error);
    return atFirst;
  }
}

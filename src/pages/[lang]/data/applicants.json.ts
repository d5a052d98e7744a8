import type { APIRoute } from 'astro';
import { languagePaths } from '../../../routing/language-paths.ts';
import { getSite } from '../../../routing/site.ts';
import { applicantsFile } from '../../../screens/forms/applicants-file.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute = async () => Response.json(applicantsFile(await getSite()));

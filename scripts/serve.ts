import { outputDir, recover } from './output/folders.ts';
import { serveSite } from './serve/listen.ts';

recover(outputDir());
process.exitCode = await serveSite(outputDir());

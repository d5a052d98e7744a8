import { builtSite } from '../../src/routing/built-site.ts';
import { help } from './help.ts';

// What is told meanwhile waits.
builtSite();
help();

/** Consent on a site without measuring tools: choices are reported to nobody. */
import { startConsent } from './start.ts';

startConsent(() => ({ choose: () => true, event: () => undefined }));

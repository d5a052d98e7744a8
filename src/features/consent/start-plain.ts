/** Consent where no measuring tool is configured: there is nobody to tell. */
import { startConsent } from './start.ts';

startConsent(() => ({ choose: () => true, event: () => undefined }));

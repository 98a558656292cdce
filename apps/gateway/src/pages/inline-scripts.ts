import { consentScript } from './consent-script';
import { earlyPressesScript } from './early-presses-script';

/** All that stand in every page. */
export const inlineScripts = [consentScript, earlyPressesScript];

import { inlineScript } from '../inline-script';

/** Answers about consent have their own way (consent-script.ts). */
const BUTTON = 'button[type=button]:not([name=consent])';

/** Buttons that are pressed before the page's code has come are kept for it (shell, early-presses.ts). */
export const earlyPressesScript = inlineScript(
  `earlyPresses=new Map;addEventListener('click',event=>{const button=event.target.closest?.('${BUTTON}');if(button)window.earlyPresses?.set(button,event)},true)`,
);

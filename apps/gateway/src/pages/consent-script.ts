import { inlineScript } from '../inline-script';

/** Where the answer is kept (specification, point 4). */
const KEY = 'analytics-consent';
/** Where the page's code does not come in this time (milliseconds), the question goes away: nobody could answer it. */
const GIVE_UP_MS = 10_000;

/** An answer that is pressed before the page's code has come is kept for it (shell, consent-dialog.tsx). */
const keepEarlyAnswer = `addEventListener('click',({target})=>{const{name,value}=target.closest('button')??{};if(name!=='consent'||!dataset.consent)return;dataset.consentPressed=value;if(value!=='choose')delete dataset.consent})`;

/** Only the browser knows whether the visitor was asked for consent; who was not gets the question with the first paint. */
export const consentScript = inlineScript(
  `(()=>{let answer;try{answer=localStorage.getItem('${KEY}')}catch{}if(answer)return;const{dataset}=document.documentElement;dataset.consent='unset';${keepEarlyAnswer};setTimeout(()=>delete dataset.consent,${GIVE_UP_MS})})()`,
);

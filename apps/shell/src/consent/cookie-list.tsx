import { CONSENT_VERSION, readProof } from '@zaino/web/consent-storage';
import { CookieTable } from './cookie-table';
import css from './cookie-table.module.css';

const dayWords = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' });

/** What stands in the dialog: the cookies, and the choice as it can be shown to whoever asks for it. */
export function CookieList() {
  return (
    <>
      <CookieTable />
      <p className={css.note}>{proofWords()}</p>
    </>
  );
}

function proofWords(): string {
  const proof = readStoredProof();
  const text = `Testo del ${dayWords.format(new Date(CONSENT_VERSION))}.`;
  if (proof === null) return `${text} Non hai ancora scelto.`;
  return `${text} La tua scelta: ${dayWords.format(proof.decidedAt)}; vale 6 mesi.`;
}

function readStoredProof() {
  try {
    return readProof(localStorage, new Date());
  } catch {
    // Blocked by the browser's settings: nothing was kept.
    return null;
  }
}

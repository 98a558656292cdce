import type { ImportFailure, ImportOrigin, ImportPhase, ImportRun } from '@zaino/contracts/schools';

export const originWords: Record<ImportOrigin, string> = {
  upload: 'file inviati da questa pagina',
  folder: 'file della cartella',
  command: 'riga di comando',
};

const stateWords: Record<ImportRun['state'], string> = {
  collecting: 'Invio dei file',
  waiting: 'In attesa',
  running: 'In corso',
  active: 'Riuscita',
  unchanged: 'Niente di nuovo',
  failed: 'Non riuscita',
  cancelled: 'Fermata',
  undone: 'Annullata',
};

const phaseWords: Record<ImportPhase, string> = {
  checking: 'Controllo dei file',
  reading: 'Lettura dei file',
  storing: 'Salvataggio delle ultime righe',
  activating: 'Messa in uso',
  sweeping: 'Pulizia dei dati sostituiti',
  undoing: 'Ripristino dei dati di prima',
};

const failureWords: Record<ImportFailure, string> = {
  'file-missing': 'Non c’era nessun file da leggere.',
  'file-unknown': 'Il file non è uno di quelli del ministero: l’intestazione non è nota.',
  'file-empty': 'Il file è vuoto.',
  'file-cut': 'Il file è incompleto o danneggiato: scaricalo di nuovo.',
  'no-usable-rows': 'Il file non ha righe che si possano usare.',
  'year-unknown': 'Il nome del file non ha una data: indica l’anno scolastico.',
  'not-ministry': 'Il file non è del ministero: descrizioni e copertine non si importano da qui.',
  'load-refused': 'Il database non accetta il caricamento (local_infile): avvisa chi lo gestisce.',
  busy: 'Era in corso un’altra importazione.',
  cancelled: 'È stata fermata.',
  stopped: 'Il servizio si è fermato mentre importava.',
  interrupted: 'Il servizio si è interrotto mentre importava: rifalla.',
  other:
    'È successo qualcosa di imprevisto: riprova, e se capita ancora avvisa chi gestisce il sito.',
};

/** How an import stands. */
export function stateOf({ state, phase }: ImportRun): string {
  return phase === 'undoing' ? 'Annullamento in corso' : stateWords[state];
}

/** Why it failed, with the file that it is about. */
export function failureOf({ failure, failureFile, state }: ImportRun): string | null {
  if (failure === null || state !== 'failed') return null;
  return failureFile === null ? failureWords[failure] : `${failureFile}: ${failureWords[failure]}`;
}

/** What is going on, as long as something is. */
export function phaseOf({ state, phase }: ImportRun): string {
  if (phase !== null) return phaseWords[phase];
  return state === 'waiting' ? 'In attesa di cominciare' : '';
}

export const rowsRead = ({ rowsImported, rowsDuplicate, rowsRejected }: ImportRun): number =>
  rowsImported + rowsDuplicate + rowsRejected;

export const formatCount = (count: number): string => count.toLocaleString('it-IT');

/** `1 min 20 s` */
export function durationWords(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** Whether something is still to be expected of it. */
export function isOpen({ state, phase }: ImportRun): boolean {
  return state === 'waiting' || state === 'running' || phase !== null;
}

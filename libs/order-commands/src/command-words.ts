import type { StaffCommand } from '@zaino/contracts/orders';

/** A command that staff gives. */
export type StaffCommandName = StaffCommand['command'];

interface Words {
  /** On the button, and on the dialog. */
  title: string;
  /** What follows from it, for who is about to do it. */
  effect: string;
}

/** In the order in which an order goes through them. */
export const commandWords: Record<StaffCommandName, Words> = {
  'register-shop-payment': {
    title: 'Registra il pagamento in negozio',
    effect: 'L’ordine risulta pagato alla cassa.',
  },
  'order-from-supplier': {
    title: 'Ordina al fornitore',
    effect: 'Il cliente riceve un’e-mail con le date previste.',
  },
  'change-dates': {
    title: 'Cambia le date',
    effect: 'Il cliente riceve un’e-mail con le nuove date.',
  },
  'substitute-edition': {
    title: 'Sostituisci l’edizione',
    effect: 'Solo per i libri per cui il cliente accetta un’edizione equivalente; il prezzo resta.',
  },
  reserve: {
    title: 'Metti da parte',
    effect: 'I pezzi sono arrivati e riservati a questo ordine.',
  },
  'mark-ready': {
    title: 'Pronto per il ritiro',
    effect: 'Il cliente riceve un’e-mail con indirizzo e orari della libreria.',
  },
  ship: { title: 'Spedisci', effect: 'Il cliente riceve un’e-mail con il codice di spedizione.' },
  deliver: {
    title: 'Segna come consegnato',
    effect: 'Da oggi il cliente ha 14 giorni per recedere.',
  },
  'take-back': {
    title: 'Riporta indietro',
    effect:
      'Le righe tornano com’erano prima dell’ultimo passo. Se il cliente ha già ricevuto un’e-mail, gli scriviamo che era un errore.',
  },
  cancel: {
    title: 'Annulla le righe',
    effect: 'Quello che è stato pagato per queste righe torna al cliente.',
  },
  'receive-return': {
    title: 'Registra il reso',
    effect: 'Le righe sono tornate: il rimborso parte subito.',
  },
  refund: {
    title: 'Rimborsa',
    effect: 'Un rimborso senza reso, fino a quanto è stato pagato per queste righe.',
  },
};

const names = Object.keys(commandWords) as StaffCommandName[];

/** What can be done with all of these lines at once. */
export function commonCommands(lines: readonly { commands: readonly string[] }[]) {
  if (lines.length === 0) return [];
  return names.filter((name) => lines.every(({ commands }) => commands.includes(name)));
}

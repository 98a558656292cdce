import type { BookshopNotice } from '@zaino/contracts/bookshops';
import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';

interface Told {
  firstName: string;
  /** Of the bookshop. */
  name: string;
  decision: BookshopNotice;
  /** Why something was refused or taken away; empty where nothing was. */
  reason: string;
}

interface Words {
  subject: string;
  told: string;
  next: string;
  /** Where something can be done; the own bookshop unless told. */
  action?: { words: string; path: string };
}

const toPayments = { words: 'Vai ai pagamenti', path: '/dashboard/pagamenti' };

/** What it means for the owner; the words for what can be done follow the reason. */
const words: Record<BookshopNotice, Words> = {
  approved: {
    subject: 'La tua libreria è approvata',
    told: 'abbiamo approvato la tua libreria: da ora le famiglie la vedono.',
    next: 'Alla pagina “Negozio” puoi offrire il ritiro in negozio e cambiare gli orari quando vuoi.',
  },
  'changes-approved': {
    subject: 'Le modifiche alla tua libreria sono approvate',
    told: 'abbiamo approvato le modifiche alla tua libreria: da ora le famiglie le vedono.',
    next: 'Non devi fare altro.',
  },
  refused: {
    subject: 'La tua libreria non è ancora approvata',
    told: 'per ora non possiamo approvare la tua libreria.',
    next: 'Correggi quello che manca alla pagina “Negozio” e chiedi di nuovo l’apertura.',
  },
  'changes-refused': {
    subject: 'Le modifiche alla tua libreria non sono approvate',
    told: 'non possiamo pubblicare le modifiche alla tua libreria: le famiglie vedono i dati di prima.',
    next: 'Se vuoi, correggile alla pagina “Negozio” e salva di nuovo.',
  },
  paused: {
    subject: 'La tua libreria è in pausa',
    told: 'abbiamo messo in pausa la tua libreria: per ora le famiglie non possono sceglierla.',
    next: 'Quando hai sistemato tutto, chiedi alla pagina “Negozio” di riaprirla: la guardiamo di nuovo.',
  },
  closed: {
    subject: 'La tua libreria è chiusa',
    told: 'abbiamo chiuso la tua libreria: le famiglie non la vedono più.',
    next: 'Se pensi che sia un errore, scrivici.',
  },
  'cards-off': {
    subject: 'I pagamenti online della tua libreria sono fermi',
    told: 'il servizio di pagamento ha limitato il conto della tua libreria: per ora chi ritira da te non può pagare online. Il pagamento in libreria resta attivo, e gli ordini già fatti non cambiano.',
    next: 'Nella pagina Pagamenti trovi che cosa manca e come sistemarlo: appena il conto è di nuovo a posto, i pagamenti online tornano da soli.',
    action: toPayments,
  },
  'account-refused': {
    subject: 'Il conto per i pagamenti non è collegato',
    told: 'quando hai indicato il tuo conto il servizio di pagamento non rispondeva. Ora ha risposto: quel conto non lo conosce, o non può ancora ricevere denaro, e quindi non l’abbiamo collegato. Per i pagamenti non è cambiato niente.',
    next: 'Nella pagina Pagamenti puoi indicarlo di nuovo appena è verificato, o attivarne uno.',
    action: toPayments,
  },
};

const ownBookshop = { words: 'Vai alla tua libreria', path: '/dashboard/negozio' };

/** To the owner of a bookshop, about what became of it. */
export function bookshopDecisionMail(
  sender: Sender,
  { firstName, name, decision, reason }: Told,
): Mail {
  const { subject, told, next, action = ownBookshop } = words[decision];
  return {
    subject,
    preview: reason === '' ? next : reason,
    title: subject,
    greeting: greetingFor(firstName),
    paragraphs: [told, ...(reason === '' ? [] : [`Il motivo: ${reason}`]), next],
    sticker: { term: 'Libreria', value: name },
    action: { words: action.words, url: pageUrl(sender, action.path) },
    notes: ['Per domande rispondi a questa e-mail.'],
  };
}

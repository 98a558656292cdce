import type { BookshopDecision } from '@zaino/contracts/bookshops';
import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';

interface Told {
  firstName: string;
  /** Of the bookshop. */
  name: string;
  decision: BookshopDecision;
  /** Why something was refused or taken away; empty where nothing was. */
  reason: string;
}

/** What a decision means for the owner; the words for what can be done follow the reason. */
const words: Record<BookshopDecision, { subject: string; told: string; next: string }> = {
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
};

/** To the owner of a bookshop, about what an admin decided. */
export function bookshopDecisionMail(
  sender: Sender,
  { firstName, name, decision, reason }: Told,
): Mail {
  const { subject, told, next } = words[decision];
  return {
    subject,
    preview: reason === '' ? next : reason,
    title: subject,
    greeting: greetingFor(firstName),
    paragraphs: [told, ...(reason === '' ? [] : [`Il motivo: ${reason}`]), next],
    sticker: { term: 'Libreria', value: name },
    action: { words: 'Vai alla tua libreria', url: pageUrl(sender, '/dashboard/negozio') },
    notes: ['Per domande rispondi a questa e-mail.'],
  };
}

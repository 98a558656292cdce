import { contactPurposes } from '@zaino/contracts/identity';
import {
  greetingFor,
  type Mail,
  type MailEnding,
  pageUrl,
  type Sender,
} from '@zaino/service/mail/mail';

interface UnknownSections {
  firstName: string;
  /** One or more. */
  children: readonly { nickname: string; classe: string }[];
  ending: MailEnding;
}

/** Asks for the section of children without one: of each nickname and year, and nothing else. */
export function unknownSectionMail(
  sender: Sender,
  { firstName, children, ending }: UnknownSections,
): Mail {
  const isOne = children.length === 1;
  return {
    subject: 'In quale sezione è?',
    preview: 'Un tocco, e la lista dei libri si completa.',
    title: isOne ? 'Manca solo la sezione' : 'Mancano solo le sezioni',
    greeting: greetingFor(firstName),
    paragraphs: [
      'la scuola è cominciata: se ora sai la sezione, sceglila nella tua bacheca e la lista dei libri si completa. Quello che hai già comprato resta segnato.',
    ],
    tables: [
      {
        caption: isOne ? 'La classe' : 'Le classi',
        rows: children.map(({ nickname, classe }) => ({ name: nickname, value: `${classe}ª` })),
      },
    ],
    action: { words: 'Scegli la sezione', url: pageUrl(sender, '/dashboard') },
    notes: [
      'Te lo chiediamo una volta sola.',
      `Ti scriviamo perché hai acceso l’avviso “${contactPurposes['unknown-section'].title}”.`,
    ],
    ending,
  };
}

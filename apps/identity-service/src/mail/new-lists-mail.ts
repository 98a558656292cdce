import { contactPurposes } from '@zaino/contracts/identity';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import {
  greetingFor,
  type Mail,
  type MailEnding,
  pageUrl,
  type Sender,
} from '@zaino/service/mail/mail';

interface NewLists {
  firstName: string;
  /** One or more. */
  children: { nickname: string; classe: string; sezione: string }[];
  ending: MailEnding;
}

/** Says of which classes the lists are out: of each child nickname and class, and nothing else. */
export function newListsMail(sender: Sender, { firstName, children, ending }: NewLists): Mail {
  const [first] = children;
  const isOne = children.length === 1 && first !== undefined;
  return {
    subject: isOne ? `È uscita la lista della ${classWords(first)}` : 'Sono uscite le nuove liste',
    preview: 'Guarda che cosa serve, e che cosa c’è già in casa.',
    title: isOne ? 'È uscita la lista' : 'Sono uscite le liste',
    greeting: greetingFor(firstName),
    paragraphs: [
      isOne
        ? 'la scuola ha pubblicato la lista dei libri per il nuovo anno scolastico.'
        : 'le scuole hanno pubblicato le liste dei libri per il nuovo anno scolastico.',
    ],
    tables: [
      {
        caption: isOne ? 'La lista' : 'Le liste',
        rows: children.map((child) => ({ name: child.nickname, value: classWords(child) })),
      },
    ],
    action: { words: 'Guarda che cosa serve', url: pageUrl(sender, '/dashboard') },
    notes: [
      'Le classi sono quelle che vengono dopo quelle salvate: se non sono giuste, le cambi nella tua bacheca.',
      `Ti scriviamo perché hai acceso l’avviso “${contactPurposes['new-lists'].title}”.`,
    ],
    ending,
  };
}

/** "3ª B"; the year alone where nobody knows the section. */
function classWords({ classe, sezione }: { classe: string; sezione: string }): string {
  return sezione === EVERY_SECTION ? `${classe}ª` : `${classe}ª ${sezione}`;
}

import { INVITATION_DAYS } from '@zaino/contracts/identity';
import { type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';

const INVITATION_PATH = '/auth/invito';

interface Invited {
  /** What may be said of the bookshop. */
  bookshop: string;
  /** The single-use secret of the link. */
  token: string;
}

/** To an address that nobody has proven yet: it names nobody. */
export function invitationMail(sender: Sender, { bookshop, token }: Invited): Mail {
  return {
    subject: 'Sei invitato al banco di una libreria',
    preview: 'Con il tuo accesso consegni gli ordini e segni gli arrivi.',
    title: 'Un invito dalla libreria',
    greeting: 'Ciao,',
    paragraphs: [
      `una libreria su ${sender.brand} ti invita a lavorare con un accesso tuo: ordini, arrivi, banco.`,
      'Se hai già un account con questo indirizzo accetti con quello; altrimenti scegli una password.',
    ],
    sticker: { term: 'Libreria', value: bookshop },
    action: { words: 'Guarda l’invito', url: pageUrl(sender, INVITATION_PATH, { token }) },
    notes: [
      `Il link vale ${INVITATION_DAYS} giorni e si usa una volta sola.`,
      'Se non conosci questa libreria, ignora questa e-mail: non succede nulla.',
    ],
  };
}

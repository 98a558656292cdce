import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';
import { inWords } from './account-mails';

interface Left {
  firstName: string;
  /** Name and address of who left, as the owner's list had them. */
  colleague: string;
  colleagueEmail: string;
  at: Date;
}

/** To the owner of a bookshop. */
export function colleagueLeftMail(
  sender: Sender,
  { firstName, colleague, colleagueEmail, at }: Left,
): Mail {
  return {
    subject: 'Un collega ha lasciato la tua libreria',
    preview: 'Non entra più al banco; quello che ha fatto resta nella storia degli ordini.',
    title: 'Un collega ha lasciato il banco',
    greeting: greetingFor(firstName),
    paragraphs: [
      `${colleague} (${colleagueEmail}) ha lasciato il banco della tua libreria ${inWords(at)}, e da allora non vede più i tuoi ordini.`,
      'Quello che ha fatto resta nella storia degli ordini. Il suo posto è libero: se vuoi, puoi invitare un’altra persona.',
    ],
    action: { words: 'Vai ai colleghi', url: pageUrl(sender, '/dashboard/colleghi') },
    notes: ['Per domande rispondi a questa e-mail.'],
  };
}

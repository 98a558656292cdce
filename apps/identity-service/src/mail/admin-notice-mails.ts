import type { Mail, Sender } from '@zaino/service/mail/mail';
import { inWords, writeToUs } from './account-mails';
import { approvalMail } from './approval-mail';
import type { AdminNotice } from './queued-mail';

const factors = { app: 'un’app che genera codici', passkey: 'una passkey' };

const GREETING = 'Ciao,';

/** Says to an admin what happened to the own account. */
export function adminNoticeMail(sender: Sender, notice: AdminNotice): Mail {
  const at = inWords(new Date(notice.at));
  switch (notice.kind) {
    case 'admin-factor-added':
      return {
        subject: 'Area Riservata: modo di verifica aggiunto',
        preview: 'D’ora in poi serve anche questo per accedere.',
        title: 'Modo di verifica aggiunto',
        greeting: GREETING,
        paragraphs: [
          `al tuo accesso all’Area Riservata di ${sender.brand} è stata collegata ${factors[notice.factor]} ${at}.`,
        ],
        action: writeToUs(sender),
        notes: notesOf('l’hai fatto'),
      };
    case 'admin-factor-removed':
      return {
        subject: 'Area Riservata: modo di verifica tolto',
        preview: 'Se non sei stato tu, avvisa subito chi gestisce il negozio.',
        title: 'Modo di verifica tolto',
        greeting: GREETING,
        paragraphs: [
          `dal tuo accesso all’Area Riservata di ${sender.brand} è stata tolta ${factors[notice.factor]} ${at}.`,
        ],
        action: writeToUs(sender),
        notes: notesOf('l’hai fatto'),
      };
    case 'admin-password-changed':
      return {
        subject: 'Area Riservata: password cambiata',
        preview: 'Se non sei stato tu, avvisa subito chi gestisce il negozio.',
        title: 'Password cambiata',
        greeting: GREETING,
        paragraphs: [
          `la password del tuo accesso all’Area Riservata di ${sender.brand} è stata cambiata ${at}. Gli altri dispositivi devono accedere di nuovo.`,
        ],
        action: writeToUs(sender),
        notes: notesOf('l’hai fatto'),
      };
    case 'admin-new-device':
      return {
        subject: 'Area Riservata: accesso da un nuovo dispositivo',
        preview: `${notice.device}, ${at}.`,
        title: 'Accesso da un nuovo dispositivo',
        greeting: GREETING,
        paragraphs: [
          `qualcuno è entrato con il tuo nome nell’Area Riservata di ${sender.brand}, da un dispositivo che non conoscevamo: ${notice.device}, ${at}.`,
        ],
        // No link to the sign-in: that is what a false mail would have.
        action: writeToUs(sender),
        notes: notesOf('sei entrato'),
      };
    case 'admin-approval-asked':
    case 'admin-approval-decided':
      return approvalMail(sender, notice);
  }
}

function notesOf(done: 'l’hai fatto' | 'sei entrato'): string[] {
  return [
    `Se ${done} tu, non devi fare altro.`,
    'Se no, avvisa subito chi gestisce il negozio: può disattivare l’accesso e dare un’altra password.',
  ];
}

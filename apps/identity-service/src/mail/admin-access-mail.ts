import { ADMIN_ACCESS_PATH } from '@zaino/contracts/shared';
import { type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';

/** Lifts a lock for the browser that the link is opened with. */
export function adminAccessMail(sender: Sender, { token }: { token: string }): Mail {
  return {
    subject: 'Sblocca l’accesso all’Area Riservata',
    preview: 'Il link vale 15 minuti e si usa una volta sola.',
    title: 'Sblocca l’accesso',
    greeting: 'Ciao,',
    paragraphs: [
      `ci è stato chiesto di sbloccare l’accesso all’Area Riservata di ${sender.brand}.`,
      'Apri il link con il browser da cui vuoi accedere: lì potrai di nuovo scrivere username e password, anche se altri le stanno provando.',
    ],
    action: { words: 'Sblocca l’accesso', url: pageUrl(sender, ADMIN_ACCESS_PATH, { token }) },
    notes: [
      'Il link vale 15 minuti e si usa una volta sola. La password resta quella di prima.',
      'Se non l’hai chiesto tu, ignora questa e-mail: non cambia nulla.',
    ],
  };
}

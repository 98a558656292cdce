import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';
import { inWords, writeToUs } from './account-mails';

/** To the address that an account still has: somebody has told us that there is another one. */
export function addressChangeAskedMail(
  sender: Sender,
  { firstName, at }: { firstName: string; at: Date },
): Mail {
  return {
    subject: 'Ci è stato chiesto di cambiare il tuo indirizzo e-mail',
    preview: 'Se non l’hai chiesto tu, scrivici subito.',
    title: 'Richiesta di un altro indirizzo e-mail',
    greeting: greetingFor(firstName),
    paragraphs: [
      `${inWords(at)} la nostra assistenza ha registrato la richiesta di usare un altro indirizzo e-mail per il tuo account ${sender.brand}.`,
      'Il nuovo indirizzo vale quando viene confermato con il link che abbiamo inviato lì. Fino ad allora tutto resta com’è.',
    ],
    action: writeToUs(sender),
    notes: [
      'Se l’hai chiesto tu, non devi fare altro.',
      'Se non l’hai chiesto tu, scrivici subito: qualcuno potrebbe essersi spacciato per te.',
    ],
  };
}

/** The link opens nothing by itself: whoever follows it signs in. */
export function dataReadyMail(sender: Sender, { firstName }: { firstName: string }): Mail {
  return {
    subject: 'I tuoi dati sono pronti',
    preview: 'Accedi e scarica la copia che hai chiesto.',
    title: 'La copia dei tuoi dati',
    greeting: greetingFor(firstName),
    paragraphs: [
      `hai chiesto una copia dei dati che ${sender.brand} conserva su di te: la scarichi dal tuo profilo, alla voce “Copia dei tuoi dati”.`,
      'Per aprirla ti chiediamo di accedere: così può farlo soltanto chi ha l’account.',
    ],
    action: {
      words: 'Vai alla copia dei tuoi dati',
      url: `${pageUrl(sender, '/profile')}#esporta`,
    },
    notes: [
      'Se non l’hai chiesta tu, rispondi a questa e-mail: non abbiamo dato i tuoi dati a nessuno.',
    ],
  };
}

/** Why not, and where one can complain (Regolamento UE 2016/679, art. 12, 4). */
export function dataRefusedMail(
  sender: Sender,
  { firstName, asked, reason }: { firstName: string; asked: 'export' | 'deletion'; reason: string },
): Mail {
  const what = asked === 'export' ? 'una copia dei tuoi dati' : 'la cancellazione dei tuoi dati';
  return {
    subject: 'La tua richiesta sui dati personali',
    preview: 'Non possiamo accoglierla: ti spieghiamo perché.',
    title: 'Non possiamo accogliere la richiesta',
    greeting: greetingFor(firstName),
    paragraphs: [
      `ci hai chiesto ${what}. Non possiamo accogliere la richiesta.`,
      `Motivo: ${reason}`,
    ],
    action: writeToUs(sender),
    notes: [
      'Puoi presentare reclamo al Garante per la protezione dei dati personali (www.garanteprivacy.it) o rivolgerti a un giudice.',
    ],
  };
}

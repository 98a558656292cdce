import { ORIGIN_PARAMETER } from '@zaino/contracts/shared';
import {
  greetingFor,
  type Mail,
  type MailAction,
  pageUrl,
  type Sender,
} from '@zaino/service/mail/mail';

const RESET_PATH = '/auth/reset';
const VERIFY_PATH = '/auth/verify';

const unexpected = 'Se non l’hai chiesto tu, ignora questa e-mail: non cambia nulla.';

interface Linked {
  firstName: string;
  /** The single-use secret of the link. */
  token: string;
}

/** For a new account, or once more on demand; `shopUrl` is the address of a new bookshop. */
export function verifyAddressMail(
  sender: Sender,
  { firstName, token, shopUrl }: Linked & { shopUrl: string | null },
): Mail {
  const ready =
    shopUrl === null
      ? `il tuo account ${sender.brand} è pronto e puoi già usarlo.`
      : `l’account della tua libreria su ${sender.brand} è pronto e puoi già usarlo.`;
  return {
    subject: 'Conferma il tuo indirizzo e-mail',
    preview: 'Un clic e abbiamo finito: così ordini e avvisi arrivano a te.',
    title: 'Conferma il tuo indirizzo',
    greeting: greetingFor(firstName),
    paragraphs: [
      ready,
      'Manca un clic: conferma che questo indirizzo e-mail è tuo, così ordini e avvisi arrivano a te.',
    ],
    ...(shopUrl !== null && {
      sticker: { term: 'Indirizzo della tua libreria', value: withoutScheme(shopUrl) },
    }),
    action: { words: 'Conferma l’indirizzo', url: pageUrl(sender, VERIFY_PATH, { token }) },
    notes: [
      'Il link vale 48 ore e si usa una volta sola.',
      'Se non hai creato tu questo account, ignora questa e-mail.',
    ],
  };
}

/** To an address that nobody has proven yet to be the account's: no name, nothing of the account. */
export function verifyNewAddressMail(sender: Sender, { token }: { token: string }): Mail {
  return {
    subject: 'Conferma il nuovo indirizzo e-mail',
    preview: 'Da quando lo confermi, accedi con questo indirizzo.',
    title: 'Conferma il nuovo indirizzo',
    greeting: 'Ciao,',
    paragraphs: [
      `ci è stato chiesto di usare questo indirizzo e-mail per un account ${sender.brand}.`,
      'Se l’hai chiesto tu, confermalo: da quel momento accedi con questo indirizzo.',
    ],
    action: { words: 'Conferma il nuovo indirizzo', url: pageUrl(sender, VERIFY_PATH, { token }) },
    notes: [
      'Il link vale 48 ore e si usa una volta sola. Fino ad allora resta valido l’indirizzo di prima.',
      unexpected,
    ],
  };
}

/** To the address that an account had until now. */
export function addressChangedMail(sender: Sender, { firstName }: { firstName: string }): Mail {
  return {
    subject: 'Il tuo indirizzo e-mail è stato cambiato',
    preview: 'D’ora in poi scriviamo al nuovo indirizzo.',
    title: 'Indirizzo e-mail cambiato',
    greeting: greetingFor(firstName),
    paragraphs: [
      `il tuo account ${sender.brand} ora usa un altro indirizzo e-mail, confermato con il link che abbiamo inviato lì.`,
      'A questo indirizzo non scriviamo più e con questo indirizzo non si accede più.',
    ],
    action: writeToUs(sender),
    notes: [
      'Se l’hai chiesto tu, non devi fare altro.',
      'Se non l’hai chiesto tu, scrivici subito: qualcuno potrebbe conoscere la tua password.',
    ],
  };
}

/** The link leads back to the page of origin, on whichever device the mail is read. */
export function resetMail(
  sender: Sender,
  { firstName, token, origin }: Linked & { origin: string },
): Mail {
  const query = { token, ...(origin !== '/' && { [ORIGIN_PARAMETER]: origin }) };
  return {
    subject: 'Scegli una nuova password',
    preview: 'Il link vale 1 ora e si usa una volta sola.',
    title: 'Scegli una nuova password',
    greeting: greetingFor(firstName),
    paragraphs: [
      `ci è stata chiesta una nuova password per il tuo account ${sender.brand}.`,
      'Quando l’avrai scelta sarai già dentro; sugli altri tuoi dispositivi dovrai accedere di nuovo.',
    ],
    action: { words: 'Scegli la nuova password', url: pageUrl(sender, RESET_PATH, query) },
    notes: [
      'Il link vale 1 ora e si usa una volta sola.',
      'Se non l’hai chiesto tu, ignora questa e-mail: la password resta quella di prima.',
    ],
  };
}

export function passwordChangedMail(
  sender: Sender,
  { firstName, at }: { firstName: string; at: Date },
): Mail {
  return {
    subject: 'La password è stata cambiata',
    preview: 'Se non l’hai fatto tu, scegline subito un’altra.',
    title: 'La password è stata cambiata',
    greeting: greetingFor(firstName),
    paragraphs: [
      `la password del tuo account ${sender.brand} è stata cambiata ${inWords(at)}.`,
      'Gli altri dispositivi sono stati disconnessi: per usarli di nuovo serve la nuova password.',
    ],
    action: {
      words: 'Scegli un’altra password',
      url: pageUrl(sender, RESET_PATH),
      isSecondary: true,
    },
    notes: [
      'Se l’hai cambiata tu, non devi fare altro.',
      'Se non l’hai cambiata tu, scegline subito un’altra: qualcuno potrebbe conoscere quella di prima.',
    ],
  };
}

export function accountDeletedMail(sender: Sender, { firstName }: { firstName: string }): Mail {
  return {
    subject: 'Il tuo account è stato eliminato',
    preview: 'I tuoi dati sono stati cancellati; restano soltanto le fatture.',
    title: 'Account eliminato',
    greeting: greetingFor(firstName),
    paragraphs: [
      `il tuo account ${sender.brand} è stato eliminato, e con lui i tuoi dati.`,
      'Restano soltanto le fatture, che la legge ci chiede di conservare per dieci anni.',
    ],
    action: writeToUs(sender),
    notes: [
      'Se l’hai chiesto tu, non devi fare altro: questa è l’ultima e-mail che ricevi da noi.',
      'Se non l’hai chiesto tu, scrivici subito.',
    ],
  };
}

/** When a sub-domain was lost between registration and confirmation. */
export function bookshopNotOpenedMail(
  sender: Sender,
  { firstName, domain }: { firstName: string; domain: string },
): Mail {
  return {
    subject: 'Scegli un altro dominio per la tua libreria',
    preview: 'Il tuo account è pronto, ma il dominio scelto non è più libero.',
    title: 'Il dominio non è più libero',
    greeting: greetingFor(firstName),
    paragraphs: [
      `il tuo account ${sender.brand} è pronto, ma per un nostro guasto non siamo riusciti a tenere il dominio che avevi scelto. Ci dispiace.`,
      'Dal tuo profilo puoi aprire la libreria con un altro dominio: il resto è rimasto com’era.',
    ],
    sticker: { term: 'Dominio non più libero', value: domain },
    action: { words: 'Apri la libreria', url: pageUrl(sender, '/profile') },
    notes: ['Per farlo ti chiederemo di accedere di nuovo.'],
  };
}

export function writeToUs({ supportEmail }: Sender): MailAction {
  return { words: 'Scrivi all’assistenza', url: `mailto:${supportEmail}`, isSecondary: true };
}

/** "sabato 21 novembre 2026 alle ore 19:05", by the clock on the wall in Italy. */
export function inWords(at: Date): string {
  const day = at.toLocaleDateString('it-IT', { dateStyle: 'full', timeZone: 'Europe/Rome' });
  const time = at.toLocaleTimeString('it-IT', { timeStyle: 'short', timeZone: 'Europe/Rome' });
  return `${day} alle ore ${time}`;
}

/** As people write an address down. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

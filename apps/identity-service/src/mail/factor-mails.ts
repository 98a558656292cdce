import { greetingFor, type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';
import { inWords, writeToUs } from './account-mails';
import type { Notice } from './queued-mail';

type FactorNotice = Extract<Notice, { kind: 'second-factor-added' | 'second-factor-removed' }>;
type Told = Pick<FactorNotice, 'firstName' | 'factor'> & { at: Date };

const SECURITY_PATH = '/profile#verifica';

const factors: Record<FactorNotice['factor'], string> = {
  app: 'un’app che genera codici',
  passkey: 'una passkey',
};

/** Says what is asked for from now on, and what whoever did not want it can do. */
export function factorAddedMail(sender: Sender, { firstName, factor, at }: Told): Mail {
  return {
    subject: 'Hai aggiunto un modo di verifica',
    preview: 'D’ora in poi la sola password non basta per accedere.',
    title: 'Verifica in due passaggi',
    greeting: greetingFor(firstName),
    paragraphs: [
      `al tuo account ${sender.brand} è stata collegata ${factors[factor]} ${inWords(at)}.`,
      'Per accedere servono la password e una verifica: un codice dell’app, una passkey o uno dei codici di recupero.',
    ],
    action: { words: 'Vai al profilo', url: pageUrl(sender, SECURITY_PATH), isSecondary: true },
    notes: [
      'Se l’hai fatto tu, non devi fare altro. Conserva i codici di recupero: servono se perdi il telefono.',
      `Se non l’hai fatto tu, scrivici subito a ${sender.supportEmail}: qualcuno conosce la tua password.`,
    ],
  };
}

export function factorRemovedMail(sender: Sender, { firstName, factor, at }: Told): Mail {
  return {
    subject: 'Hai tolto un modo di verifica',
    preview: 'Se non l’hai fatto tu, cambia subito la password.',
    title: 'Modo di verifica tolto',
    greeting: greetingFor(firstName),
    paragraphs: [
      `dal tuo account ${sender.brand} è stata tolta ${factors[factor]} ${inWords(at)}.`,
      'Se era l’ultimo modo di verifica, per accedere basta di nuovo la password.',
    ],
    action: writeToUs(sender),
    notes: [
      'Se l’hai fatto tu, non devi fare altro.',
      'Se non l’hai fatto tu, cambia subito la password e scrivici.',
    ],
  };
}

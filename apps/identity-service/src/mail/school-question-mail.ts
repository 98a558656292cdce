import { type Mail, pageUrl, type Sender } from '@zaino/service/mail/mail';

const ANSWER_PATH = '/materiale';

interface SchoolQuestion {
  school: string;
  anno: number;
  /** Empty for all sections. */
  sezione: string;
  /** The single-use secret of the link. */
  token: string;
}

/** Asks a school whether a list of materials is its own: it names nobody. */
export function schoolQuestionMail(
  sender: Sender,
  { school, anno, sezione, token }: SchoolQuestion,
): Mail {
  const classe = sezione === '' ? `${anno}ª, tutte le sezioni` : `${anno}ª ${sezione}`;
  return {
    subject: `È vostro l’elenco di materiale della ${anno}ª${sezione && ` ${sezione}`}?`,
    preview: 'Qualcuno lo propone alle famiglie della classe.',
    title: 'Un elenco di materiale per una vostra classe',
    greeting: 'Buongiorno,',
    paragraphs: [
      `su ${sender.brand} qualcuno che si presenta come insegnante propone l’elenco di materiale di una classe di “${school}”.`,
      'Leggetelo e diteci se è vostro: senza la vostra conferma non lo mostriamo a nessuno.',
    ],
    sticker: { term: 'Classe', value: classe },
    action: { words: 'Leggi l’elenco', url: pageUrl(sender, ANSWER_PATH, { token }) },
    notes: [
      'Il link vale 14 giorni e si usa una volta sola.',
      'Se non rispondete, l’elenco non viene pubblicato.',
    ],
  };
}

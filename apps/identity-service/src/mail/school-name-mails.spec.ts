import type { Mail, Sender } from '@zaino/service/mail/mail';
import { mailText } from '@zaino/service/mail/mail-text';
import { schoolQuestionMail } from './school-question-mail';
import { teacherListDecisionMail } from './teacher-list-mail';

const sender: Sender = {
  brand: 'Zaino',
  supportEmail: 'assistenza@zaino.example',
  publicUrl: 'https://www.zaino.example',
};
/** Most names in the ministry's registry begin with the word; invented. */
const nomeScuola = 'Scuola Media Prati';
const ofClass = { anno: 1, sezione: 'B' };

const decided = (decision: 'published' | 'refused') =>
  teacherListDecisionMail(sender, {
    ...ofClass,
    firstName: 'Ada',
    decision,
    codiceScuola: 'TNMM00001A',
    nomeScuola,
    motivo: 'Mancano i pezzi.',
  });

const mails: [string, Mail][] = [
  ['asks the school', schoolQuestionMail(sender, { ...ofClass, school: nomeScuola, token: 'x' })],
  ['says that a list is published', decided('published')],
  ['says that a list is refused', decided('refused')],
];

it.each(mails)('the mail that %s names it without doubling the word', (_, mail) => {
  const text = mailText(mail, sender).replaceAll(/\s+/g, ' ');
  expect(text).toContain(`“${nomeScuola}”`);
  expect(text).not.toMatch(/scuol\w+ [“"«]?scuol/i);
});

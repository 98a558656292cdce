import { bookshopDecisions } from '@zaino/contracts/bookshops';
import type { Mail, Sender } from '@zaino/service/mail/mail';
import { mailHtml } from '@zaino/service/mail/mail-html';
import { mailText } from '@zaino/service/mail/mail-text';
import {
  accountDeletedMail,
  addressChangedMail,
  bookshopNotOpenedMail,
  passwordChangedMail,
  resetMail,
  verifyAddressMail,
  verifyNewAddressMail,
} from './account-mails';
import { bookshopDecisionMail } from './bookshop-mails';
import { colleagueLeftMail } from './colleague-left-mail';
import { addressChangeAskedMail, dataReadyMail, dataRefusedMail } from './data-request-mails';

const supportEmail = 'assistenza@zaino.example';
const sender: Sender = { brand: 'Zaino', supportEmail, publicUrl: 'https://www.zaino.example' };
const firstName = 'Maria';
const token = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const at = new Date('2026-11-21T18:05:00Z');

const verifyPage = `https://www.zaino.example/auth/verify?token=${token}`;
const resetPage = 'https://www.zaino.example/auth/reset';
const help = `mailto:${supportEmail}`;

const mails: [string, Mail, string][] = [
  ['family', verifyAddressMail(sender, { firstName, token, shopUrl: null }), verifyPage],
  [
    'bookshop',
    verifyAddressMail(sender, { firstName, token, shopUrl: 'https://rossi.zaino.example/' }),
    verifyPage,
  ],
  ['new address', verifyNewAddressMail(sender, { token }), verifyPage],
  ['address changed', addressChangedMail(sender, { firstName }), help],
  ['address change asked', addressChangeAskedMail(sender, { firstName, at }), help],
  ['data ready', dataReadyMail(sender, { firstName }), 'https://www.zaino.example/profile#esporta'],
  ...(['export', 'deletion'] as const).map((asked): [string, Mail, string] => [
    `${asked} refused`,
    dataRefusedMail(sender, { firstName, asked, reason: 'Ordine in corso' }),
    help,
  ]),
  ['reset', resetMail(sender, { firstName, token, origin: '/' }), `${resetPage}?token=${token}`],
  ['password changed', passwordChangedMail(sender, { firstName, at }), resetPage],
  ['account deleted', accountDeletedMail(sender, { firstName }), help],
  [
    'bookshop not opened',
    bookshopNotOpenedMail(sender, { firstName, domain: 'rossi' }),
    'https://www.zaino.example/profile',
  ],
  [
    'colleague left',
    colleagueLeftMail(sender, {
      firstName,
      colleague: 'Luca Bianchi',
      colleagueEmail: 'luca@example.it',
      at,
    }),
    'https://www.zaino.example/dashboard/colleghi',
  ],
  ...bookshopDecisions.map((decision): [string, Mail, string] => [
    `bookshop ${decision}`,
    bookshopDecisionMail(sender, { firstName, name: 'La Pagina', decision, reason: 'Manca' }),
    'https://www.zaino.example/dashboard/negozio',
  ]),
  ...(['cards-off', 'account-refused'] as const).map((decision): [string, Mail, string] => [
    `bookshop ${decision}`,
    bookshopDecisionMail(sender, { firstName, name: 'La Pagina', decision, reason: '' }),
    'https://www.zaino.example/dashboard/pagamenti',
  ]),
];

describe('mails', () => {
  it.each(mails)(
    '%s: leads to one page of the shop or to its people, in HTML and text',
    (_, mail, page) => {
      const html = mailHtml(mail, sender);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(new Set(links)).toEqual(new Set([page, 'https://www.zaino.example']));
      const text = mailText(mail, sender);
      const pages = [page, 'https://www.zaino.example'].filter((url) => url.startsWith('https:'));
      expect(new Set(text.match(/https?:\S+/g))).toEqual(new Set(pages));
      expect(text).toContain(page.replace('mailto:', ''));
    },
  );

  it.each(mails)('%s: is Italian, and loads nothing from anywhere', (_, mail) => {
    const html = mailHtml(mail, sender);
    expect(html).toContain('<html lang="it"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)\b|src=|url\(|@import/i);
  });

  it.each(mails)('%s: says the same in HTML and text', (_, mail) => {
    const html = mailHtml(mail, sender);
    const text = mailText(mail, sender);
    const words = [mail.greeting, ...mail.paragraphs, ...mail.notes];
    for (const sentence of words) {
      expect(html).toContain(sentence);
      expect(text).toContain(sentence);
    }
  });

  it.each(mails)('%s: names nobody in the subject, on one short line', (_, mail) => {
    expect(mail.subject).not.toMatch(/[\r\n]|Maria|rossi/);
    expect(mail.subject.length).toBeLessThan(60);
  });

  it('tells a bookshop its address', () => {
    const mail = verifyAddressMail(sender, {
      firstName,
      token,
      shopUrl: 'https://rossi.zaino.example/',
    });
    expect(mail.sticker?.value).toBe('rossi.zaino.example');
    expect(mailHtml(mail, sender)).toContain('rossi.zaino.example');
    expect(mailText(mail, sender)).toContain('rossi.zaino.example');
  });

  it('tells when a password was changed, by the clock in Italy', () => {
    const { paragraphs } = passwordChangedMail(sender, { firstName, at });
    expect(paragraphs[0]).toContain('sabato 21 novembre 2026 alle ore 19:05');
  });
});

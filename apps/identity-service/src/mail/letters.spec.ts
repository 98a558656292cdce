import type { Letter, Sender } from '@zaino/service/mail/letter';
import { letterHtml } from '@zaino/service/mail/letter-html';
import { letterText } from '@zaino/service/mail/letter-text';
import {
  accountDeletedLetter,
  addressChangedLetter,
  bookshopNotOpenedLetter,
  passwordChangedLetter,
  resetLetter,
  verifyAddressLetter,
  verifyNewAddressLetter,
} from './letters';

const supportEmail = 'assistenza@zaino.example';
const sender: Sender = { brand: 'Zaino', supportEmail, publicUrl: 'https://www.zaino.example' };
const firstName = 'Maria';
const token = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const at = new Date('2026-11-21T18:05:00Z');

const verifyPage = `https://www.zaino.example/auth/verify?token=${token}`;
const resetPage = 'https://www.zaino.example/auth/reset';
const help = `mailto:${supportEmail}`;

const letters: [string, Letter, string][] = [
  ['family', verifyAddressLetter(sender, { firstName, token, shopUrl: null }), verifyPage],
  [
    'bookshop',
    verifyAddressLetter(sender, { firstName, token, shopUrl: 'https://rossi.zaino.example/' }),
    verifyPage,
  ],
  ['new address', verifyNewAddressLetter(sender, { token }), verifyPage],
  ['address changed', addressChangedLetter(sender, { firstName }), help],
  ['reset', resetLetter(sender, { firstName, token }), `${resetPage}?token=${token}`],
  ['password changed', passwordChangedLetter(sender, { firstName, at }), resetPage],
  ['account deleted', accountDeletedLetter(sender, { firstName }), help],
  [
    'bookshop not opened',
    bookshopNotOpenedLetter(sender, { firstName, domain: 'rossi' }),
    'https://www.zaino.example/profile',
  ],
];

describe('letters', () => {
  it.each(letters)(
    '%s: leads to one page of the shop or to its people, in HTML and text',
    (_, letter, page) => {
      const html = letterHtml(letter, sender);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(new Set(links)).toEqual(new Set([page, 'https://www.zaino.example']));
      const text = letterText(letter, sender);
      const pages = [page, 'https://www.zaino.example'].filter((url) => url.startsWith('https:'));
      expect(new Set(text.match(/https?:\S+/g))).toEqual(new Set(pages));
      expect(text).toContain(page.replace('mailto:', ''));
    },
  );

  it.each(letters)('%s: is Italian, and loads nothing from anywhere', (_, letter) => {
    const html = letterHtml(letter, sender);
    expect(html).toContain('<html lang="it"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)\b|src=|url\(|@import/i);
  });

  it.each(letters)('%s: says the same in HTML and text', (_, letter) => {
    const html = letterHtml(letter, sender);
    const text = letterText(letter, sender);
    const words = [letter.greeting, ...letter.paragraphs, ...letter.notes];
    for (const sentence of words) {
      expect(html).toContain(sentence);
      expect(text).toContain(sentence);
    }
  });

  it.each(letters)('%s: names nobody in the subject, on one short line', (_, letter) => {
    expect(letter.subject).not.toMatch(/[\r\n]|Maria|rossi/);
    expect(letter.subject.length).toBeLessThan(60);
  });

  it('tells a bookshop its address', () => {
    const letter = verifyAddressLetter(sender, {
      firstName,
      token,
      shopUrl: 'https://rossi.zaino.example/',
    });
    expect(letter.sticker?.value).toBe('rossi.zaino.example');
    expect(letterHtml(letter, sender)).toContain('rossi.zaino.example');
    expect(letterText(letter, sender)).toContain('rossi.zaino.example');
  });

  it('tells when a password was changed, by the clock in Italy', () => {
    const { paragraphs } = passwordChangedLetter(sender, { firstName, at });
    expect(paragraphs[0]).toContain('sabato 21 novembre 2026 alle ore 19:05');
  });
});

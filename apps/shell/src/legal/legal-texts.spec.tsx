/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { ContactPurpose } from '@zaino/contracts/identity';
import { demoCompany, type LegalTextName, legalTexts } from '@zaino/contracts/shared';
import { KEPT_SHIPPING_SINCE } from '@zaino/rules/kept-shipping';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { renderToString } from 'react-dom/server';
import { cookiesVersions } from './cookies/cookies-page';
import type { LegalVersions } from './legal-content';
import { privacyVersions } from './privacy/privacy-page';
import { termsVersions } from './terms/terms-page';

const written: Record<LegalTextName, LegalVersions> = {
  terms: termsVersions,
  privacy: privacyVersions,
  cookies: cookiesVersions,
};

/** The text of one version with the demo's company, without its markup. */
function textOf(name: LegalTextName, version: string): string {
  const write = written[name][version];
  if (!write) throw new Error(`${name} of ${version} is not written`);
  const { title, intro, sections } = write(demoCompany);
  const element = (
    <>
      {title} {intro}
      {sections.map((section) => (
        <section key={section.id}>
          {section.title} {section.body}
        </section>
      ))}
    </>
  );
  const html = renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

const versions = (Object.keys(legalTexts) as LegalTextName[]).flatMap((name) =>
  legalTexts[name].versions.map((version) => [name, version] as const),
);

/** Of what was published: a correction is a new version, with a line of its own here. */
const published: Record<string, string> = {
  'terms 2026-11-23': 'ccbed17edf8c1b0b',
  'terms 2026-12-01': 'd8d2fcc502211874',
  'terms 2026-12-10': 'a38a265b41b8f647',
  'terms 2026-12-15': 'a43412f8d1986391',
  'terms 2026-12-20': '176f43f5cfb3e78b',
  'terms 2026-12-21': '9ae3c0a03ed1562c',
  'terms 2026-12-22': 'f5e25b388ea613da',
  'privacy 2026-11-23': '11673599a31a48a4',
  'privacy 2026-12-10': '1d57623a0039f95e',
  'privacy 2026-12-20': 'a8e05bfc863029e3',
  'privacy 2026-12-22': '964e514ccb08b5ef',
  'cookies 2026-11-23': '60c1ae0c58ef6ab2',
};

describe('the legal texts', () => {
  it.each(versions)('%s of %s is what was published', (name, version) => {
    const text = textOf(name, version);
    expect(text.length).toBeGreaterThan(1_000);
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
    expect({ [`${name} ${version}`]: digest }).toEqual({
      [`${name} ${version}`]: published[`${name} ${version}`],
    });
  });

  it('name no version twice, and the oldest first', () => {
    for (const { versions: days } of Object.values(legalTexts)) {
      expect([...new Set(days)].toSorted()).toEqual(days);
    }
  });

  it('tell of the terms what the law asks for, and link to no platform that is gone', () => {
    const text = textOf('terms', legalTexts.terms.versions[0]);
    for (const words of [
      demoCompany.name,
      demoCompany.returnsAddress,
      '14 giorni',
      'Recedi dal contratto qui',
      'due anni',
      'Ordine con obbligo di pagare',
      'entro 30 giorni',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/ODR|ec\.europa\.eu/);
  });

  it('tell of free shipping that is lost from the version on that binds by it', () => {
    const words = 'la spedizione non è più gratuita: dal rimborso togliamo';
    for (const version of legalTexts.terms.versions) {
      expect(textOf('terms', version).includes(words)).toBe(version >= KEPT_SHIPPING_SINCE);
    }
    expect(legalTexts.terms.versions).toContain(KEPT_SHIPPING_SINCE);
  });

  it('tell until when an order is kept that is paid in the shop, from the version on that names it', () => {
    for (const version of legalTexts.terms.versions) {
      const text = textOf('terms', version);
      const isNamed = version >= '2026-12-10';
      expect(text.includes('Teniamo da parte gli articoli fino al giorno')).toBe(isNamed);
      expect(text.includes('te lo ricordiamo per e-mail')).toBe(isNamed);
    }
  });

  it('tell what bookshops sell, do and take from the version on that has them as sellers', () => {
    for (const version of legalTexts.terms.versions) {
      const text = textOf('terms', version);
      const isNamed = version >= '2026-12-15';
      expect(text.includes('vendono Zaino Demo Ltd')).toBe(isNamed);
      expect(text.includes('Anche in quel caso il contratto è con')).toBe(!isNamed);
      expect(text.includes('copertinare i libri')).toBe(isNamed);
      expect(text.includes('quei libri li paga il Comune')).toBe(isNamed);
      expect(text.includes('la tua dichiarazione arriva anche a lei')).toBe(isNamed);
    }
  });

  it('tell who writes reviews, how that is known and how long they stay, from the version on that names them', () => {
    for (const version of legalTexts.terms.versions) {
      const text = textOf('terms', version);
      const isNamed = version >= '2026-12-20';
      expect(text.includes('solo chi ha ricevuto il prodotto con un ordine fatto qui')).toBe(
        isNamed,
      );
      expect(text.includes('Le recensioni con le stelle arrivano dai fornitori')).toBe(!isNamed);
    }
    for (const version of legalTexts.privacy.versions) {
      const isNamed = version >= '2026-12-20';
      expect(textOf('privacy', version).includes('Recensioni dei prodotti')).toBe(isNamed);
    }
  });

  it('tell of every way to pay on line, money that comes later, saved cards and used books from the version on that names them', () => {
    const named = {
      terms: ['PayPal, Satispay, Klarna o l’addebito', 'Se il denaro non arriva', 'Libri usati'],
      privacy: ['PayPal, Satispay o Klarna', 'servizio di notifiche', 'Di un libro usato'],
    };
    for (const name of ['terms', 'privacy'] as const) {
      for (const version of legalTexts[name].versions) {
        const text = textOf(name, version);
        for (const words of [...named[name], 'Carte salvate']) {
          expect(text.includes(words)).toBe(version >= '2026-12-22');
        }
        expect(text.includes('con carta')).toBe(name === 'terms' || version < '2026-12-22');
      }
    }
  });

  it('tell of every kind of notice that can be switched on', () => {
    const named: Record<ContactPurpose, string> = {
      'new-lists': 'La lista nuova della classe',
      'unknown-section': 'La sezione che ancora manca',
      'back-in-stock': 'Un prodotto che torna',
      'price-drop': 'Un preferito che costa meno',
      'weekly-orders': 'A che punto sono i tuoi ordini',
    };
    const text = textOf('privacy', '2026-12-22');
    for (const words of Object.values(named)) expect(text).toContain(words);
  });

  it('tell of colleagues who are invited from the version on that names them', () => {
    for (const version of legalTexts.privacy.versions) {
      const text = textOf('privacy', version);
      expect(text.includes('Chi lavora in una libreria')).toBe(version >= '2026-12-10');
      expect(text.includes('dopo 30 giorni')).toBe(version >= '2026-12-10');
    }
  });

  it.each(legalTexts.privacy.versions)(
    'tell of the privacy of %s who, why, how long',
    (version) => {
      const text = textOf('privacy', version);
      for (const words of [
        demoCompany.euRepresentative,
        demoCompany.privacyEmail,
        '10 anni',
        '2 anni',
        'soprannome',
        'Garante',
      ]) {
        expect(text).toContain(words);
      }
    },
  );
});

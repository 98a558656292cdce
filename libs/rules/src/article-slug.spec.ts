import fc from 'fast-check';
import { addressWords, articleSlug, numberedSlug } from './article-slug';

describe('the slug of a title', () => {
  it.each([
    ['Come si legge la lista dei libri', 'come-si-legge-la-lista-dei-libri'],
    ['  Zaini  ', 'zaini'],
    ['ZAINO', 'zaino'],
    ['Perché città così più giù', 'perche-citta-cosi-piu-giu'],
    ["È già l’ora dell'uscita", 'e-gia-l-ora-dell-uscita'],
    [
      'Straße, Œuvre, smørrebrød, Łódź, Þór, Đuro, İstanbul, ılık',
      'strasse-oeuvre-smorrebrod-lodz-thor-duro-istanbul-ilik',
    ],
    ['fine – e inizio — ecco…', 'fine-e-inizio-ecco'],
    ['100% & 50 €: 2 x 3 = 6!', '100-50-2-x-3-6'],
    ['a_b/c\\d.e', 'a-b-c-d-e'],
    ['---a---b---', 'a-b'],
    ['ﬁlosoﬁa ½', 'filosofia-1-2'],
    ['Ｗｉｄｅ', 'wide'],
    ['perche\u0301', 'perche'],
    ['ℝ Ⅳ', 'r-iv'],
    ['2026/27', '2026-27'],
    ['Zaini 🎒🎒 nuovi', 'zaini-nuovi'],
    ['🎒🎒🎒', 'articolo'],
    ['日本語 и русский', 'articolo'],
    ['', 'articolo'],
    ['!?', 'articolo'],
    ['\ud83d', 'articolo'],
  ])('%j becomes %s', (title, slug) => {
    expect(articleSlug(title)).toBe(slug);
  });

  it('has at most 120 characters, and no hyphen at its end', () => {
    expect(articleSlug('a'.repeat(200))).toBe('a'.repeat(120));
    expect(articleSlug(`${'a'.repeat(119)} b`)).toBe('a'.repeat(119));
  });

  it('may stand in an address, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
        const slug = articleSlug(title);
        expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(slug.length).toBeLessThanOrEqual(120);
        expect(articleSlug(slug)).toBe(slug);
      }),
    );
  });
});

describe('the words of an address', () => {
  it('may be none', () => {
    expect(addressWords('🎒', 10)).toBe('');
    expect(addressWords('uno due tre', 8)).toBe('uno-due');
  });
});

describe('a numbered slug', () => {
  it.each([
    ['zaino', 2, 'zaino-2'],
    ['zaino', 100, 'zaino-100'],
    ['a'.repeat(120), 2, `${'a'.repeat(118)}-2`],
    [`${'a'.repeat(117)}-bb`, 2, `${'a'.repeat(117)}-2`],
  ])('of %s is numbered by %s', (slug, number, expected) => {
    expect(numberedSlug(slug, number)).toBe(expected);
  });
});

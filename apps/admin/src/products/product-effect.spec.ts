import { productEffect } from './product-effect';
import { bulkKinds, differenceWords, effectWords } from './bulk-kinds';
import { makeRow } from './testing/fake-catalogue';

const pen = makeRow({ id: 'P-0001', nome: 'Penna', prezzoOriginale: 10, margine: 25, sconto: 0 });
const bag = makeRow({ id: 'P-0002', nome: 'Zaino', prezzoOriginale: 99_000, active: false });

describe('productEffect', () => {
  it('shows the prices that a percentage gives, and leaves out what would be too dear', () => {
    const { effects, refused, unchanged } = productEffect([pen, bag], {
      kind: 'price',
      percent: 10,
    });
    expect(effects).toHaveLength(1);
    expect(effects[0]?.after).toMatchObject({ prezzoOriginale: 11, prezzoVendita: 13.75 });
    expect(refused).toEqual([bag]);
    expect(unchanged).toEqual([]);
  });

  it('says which products are so already', () => {
    const change = { kind: 'fields', fields: { active: true } } as const;
    const { effects, unchanged } = productEffect([pen, bag], change);
    expect(effects.map(({ before }) => before.id)).toEqual(['P-0002']);
    expect(effects[0]?.after).toMatchObject({ active: true, disponibile: true });
    expect(unchanged).toEqual([pen]);
  });

  it('deletes all of them', () => {
    const { effects } = productEffect([pen, bag], { kind: 'delete' });
    expect(effects.map(({ after }) => after)).toEqual([null, null]);
  });
});

describe('kinds of change', () => {
  it.each([
    ['margine', '12,5', { kind: 'fields', fields: { margine: 12.5 } }],
    ['sconto', '100', { kind: 'fields', fields: { sconto: 100 } }],
    ['prezzo', '−5', { kind: 'price', percent: -5 }],
    ['categoria', ' Penne ', { kind: 'fields', fields: { categoria: 'Penne' } }],
    ['margine', '1001', 'Al massimo 1.000'],
    ['sconto', '-1', 'Non può essere negativo'],
    ['sconto', 'metà', 'Scrivi un numero'],
    ['margine', '1.000', 'Al massimo due decimali'],
    ['sconto', '1,234', 'Al massimo due decimali'],
    ['prezzo', '-100', 'Almeno -99'],
    ['categoria', ' ', 'Scegli una categoria'],
    ['categoria', 'x'.repeat(61), 'Al massimo 60 caratteri'],
  ] as const)('%s reads "%s"', (kind, text, change) => {
    expect(bulkKinds[kind].read(text)).toEqual(change);
  });

  it('says what differs, with all that follows from it', () => {
    const after = { ...pen, prezzoOriginale: 11, prezzoVendita: 13.75, prezzoScontato: 13.75 };
    expect(differenceWords(pen, after).join('; ')).toMatch(
      /^Originale 10,00\s€ → 11,00\s€; Vendita 12,50\s€ → 13,75\s€; Scontato/,
    );
    expect(effectWords({ before: pen, after: null })).toBe('P-0001, Calcolatrici');
  });
});

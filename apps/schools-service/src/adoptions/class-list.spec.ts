import { type Adoption, adoptionSchema } from '@zaino/contracts/schools';
import type { AdoptionRow } from '../directory/adoption-rows';
import { type BookShelf, unsellableReason } from '../directory/book-shelf';
import { classListJson } from './class-list';
import { jsonMembers } from '../directory/json-members';
import type { Supply } from '../supply/supply';

const bookMembers: Partial<Adoption> = {
  titolo: 'Titolo',
  sottotitolo: null,
  volume: null,
  autore: 'Autore',
  editore: 'Editore',
  prezzo: 12.5,
  copertina: null,
  descrizione: null,
  enriched: false,
};
const sale = jsonMembers({ vendibile: true, motivoNonVendibile: null });
const desk = {
  words: '',
  publisher: 'Editore',
  hasPrice: true,
  hasCover: false,
  hasDescription: false,
};
const shelf: BookShelf = {
  books: new Map(
    [1, 2, 3, 4, 5].map((id) => [
      id,
      {
        isbn: `libro ${id}`,
        kind: id === 5 ? 'any-edition' : 'isbn',
        order: id,
        reason: null,
        json: jsonMembers({ ...bookMembers, isbn: `libro ${id}` }),
        sale,
        desk,
      },
    ]),
  ),
  numbers: new Map([1, 2, 3, 4, 5].map((id) => [`libro ${id}`, id])),
  disciplines: new Map(
    ['Arte', 'Storia'].map((materia, order) => [
      order + 1,
      { order, json: jsonMembers({ materia, disciplina: materia.toUpperCase() }) },
    ]),
  ),
};

const supply: Supply = { revision: 1, key: '', books: new Map() };

function aRow(row: Partial<AdoptionRow>): AdoptionRow {
  return {
    annoCorso: 1,
    sezione: 'A',
    tipoGrado: 'MM',
    combinazione: '30 ORE SETTIMANALI',
    classId: 1,
    bookId: 1,
    disciplineId: 1,
    nuova: 0,
    daAcquistare: 1,
    consigliato: null,
    ...row,
  };
}

const parse = (json: string[] | undefined) =>
  json?.map((text) => adoptionSchema.parse(JSON.parse(text))) ?? [];

describe('classListJson', () => {
  it('orders a class: to buy, owned, recommended, any edition; then by subject and title', () => {
    const rows = [
      aRow({ bookId: 5 }),
      aRow({ bookId: 4, daAcquistare: 0, consigliato: 'Ap' }),
      aRow({ bookId: 3, daAcquistare: 0 }),
      aRow({ bookId: 1, disciplineId: 2 }),
      aRow({ bookId: 2, disciplineId: 1 }),
      aRow({ bookId: 1, disciplineId: 1 }),
    ];
    const shown = parse(classListJson(rows, { shelf, supply })).map(
      ({ isbn, materia }) => `${isbn} ${materia}`,
    );
    expect(shown).toEqual([
      'libro 1 Arte',
      'libro 2 Arte',
      'libro 1 Storia',
      'libro 3 Arte',
      'libro 4 Arte',
      'libro 5 Arte',
    ]);
  });

  it('orders classes by year, section and course', () => {
    const rows = [
      aRow({ classId: 4, annoCorso: 2 }),
      aRow({ classId: 3, sezione: 'B' }),
      aRow({ classId: 2, combinazione: '40 ORE' }),
      aRow({ classId: 1 }),
    ];
    const shown = parse(classListJson(rows, { shelf, supply })).map((row) => [
      row.classe,
      row.sezione,
      row.combinazione,
    ]);
    expect(shown).toEqual([
      ['1', 'A', '30 ore settimanali'],
      ['1', 'A', '40 ore'],
      ['1', 'B', '30 ore settimanali'],
      ['2', 'A', '30 ore settimanali'],
    ]);
  });

  it('keeps two courses of a section apart that would read the same', () => {
    const rows = [
      aRow({ classId: 1, combinazione: '30 ORE' }),
      aRow({ classId: 2, combinazione: '30  ORE' }),
    ];
    const shown = parse(classListJson(rows, { shelf, supply })).map((row) => row.combinazione);
    expect(new Set(shown)).toEqual(new Set(['30 ORE', '30  ORE']));
  });

  it('notices rows that are newer than the shelf', () => {
    expect(classListJson([aRow({ bookId: 99 })], { shelf, supply })).toBeUndefined();
  });
});

describe('unsellableReason', () => {
  it.each([
    ['isbn', 1250, null],
    ['ean', 1, null],
    ['isbn', null, 'senza-prezzo'],
    ['isbn', 0, 'senza-prezzo'],
    ['any-edition', 0, 'edizione-libera'],
    ['dummy', 1250, 'codice-non-valido'],
  ] as const)('of %s at %s cents is %s', (kind, cents, reason) =>
    expect(unsellableReason(kind, cents)).toBe(reason),
  );
});

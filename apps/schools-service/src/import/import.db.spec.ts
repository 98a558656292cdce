import { join } from 'node:path';
import { countRows, rawTables, visibleRows } from './testing/database-rows';
import { createImportDatabase } from './testing/import-database';
import type { ImportDatabase } from './testing/import-database';
import { adoptionText, enrichmentText, registryText, writeFiles } from './testing/ministry-files';
import type { AdoptionCells } from './testing/ministry-files';

let database: ImportDatabase;
beforeAll(async () => {
  database = await createImportDatabase();
});
beforeEach(() => database.empty());
afterAll(() => database.drop());

const JULY = '20250709';
const adoptions = (key: string, rows: AdoptionCells[], date = JULY) =>
  writeFiles({ [`ALT${key}0000${date}.csv`]: adoptionText(rows) });
const lists = () => visibleRows(database.url, 'lists');
const books = () => visibleRows(database.url, 'books');

describe('reading the files', () => {
  it('recognises files by their header, whatever their name or style', async () => {
    const inputs = writeFiles({
      'a-20250709.txt': adoptionText([{ CODICESCUOLA: 'TOMM8Z0001' }], {
        delimiter: ';',
        bom: true,
      }),
      'b-20250709.csv': adoptionText([{ CODICESCUOLA: 'TOMM8Z0002' }], { lineEnd: '\n' }),
      'c-20250709.csv.gz': adoptionText([{ CODICESCUOLA: 'TOMM8Z0003' }]),
      'registry.csv': registryText([{}]),
    });
    const report = await database.run(inputs);
    expect(report.files.map(({ file, count }) => [file.kind, count.imported])).toEqual([
      ['registry', 1],
      ['adoptions', 1],
      ['adoptions', 1],
      ['adoptions', 1],
    ]);
    expect(await lists()).toHaveLength(3);
  });

  it('takes the files of a folder', async () => {
    const [path = ''] = writeFiles({
      [`ALTMARCHE0000${JULY}.csv`]: adoptionText([{}]),
      'LEGGIMI.md': '# no data',
    });
    const report = await database.run([join(path, '..')]);
    expect(report.files).toHaveLength(1);
  });

  it('keeps what the ministry says of a list', async () => {
    await database.run(
      adoptions('MARCHE', [
        { SEZIONEANNO: 'C SA ', NUOVAADOZ: 'Si', PREZZO: ',00' },
        { SEZIONEANNO: 'C SA', DAACQUIST: 'No', CONSIGLIATO: 'Ap', CODICEISBN: '9791220405362' },
        { ANNOCORSO: '6', CODICEISBN: 'AIE12', PREZZO: 'ND', CONSIGLIATO: 'Si' },
      ]),
    );
    expect(await lists()).toMatchObject([
      { anno_corso: 1, sezione: 'C SA', isbn: '9788899000004', nuova: 1, da_acquistare: 1 },
      { anno_corso: 1, sezione: 'C SA', isbn: '9791220405362', nuova: 0, consigliato: 'Ap' },
      { anno_corso: 6, sezione: 'A', isbn: 'AIE12', consigliato: 'Si' },
    ]);
    expect(await books()).toMatchObject([
      { isbn: '9788899000004', kind: 'isbn', prezzo_cents: null, sottotitolo: null },
      { isbn: '9791220405362', titolo_mostrato: 'Le parole che restano', prezzo_cents: 1250 },
      { isbn: 'AIE12', kind: 'any-edition', prezzo_cents: null, autori_mostrati: 'Altaresi Ada' },
    ]);
  });

  it('tells classes apart by school, year, section and combinazione, and adoptions by subject', async () => {
    const report = await database.run(
      adoptions('MARCHE', [
        {},
        { COMBINAZIONE: '36 ORE A TEMPO PROLUNGATO' },
        { DISCIPLINA: 'STORIA' },
        { SEZIONEANNO: 'B' },
        { ANNOCORSO: '2' },
        { SEZIONEANNO: 'a' },
        {},
        { DISCIPLINA: 'STORIA', PREZZO: '99,00' },
      ]),
    );
    expect(report.files[0]?.count).toMatchObject({ imported: 6, duplicate: 2, rejected: 0 });
    expect(await countRows(database.url, 'SELECT COUNT(*) FROM class_group')).toBe(5);
  });

  it('understands a school whose rows do not stand together', async () => {
    const other = { CODICESCUOLA: 'TOMM8Z0002' };
    const report = await database.run(
      adoptions('MARCHE', [{}, other, {}, { DISCIPLINA: 'STORIA' }]),
    );
    expect(report.files[0]?.count).toMatchObject({ imported: 3, duplicate: 1 });
    expect(await countRows(database.url, 'SELECT COUNT(*) FROM class_group')).toBe(2);
  });

  it('reads the four registry files', async () => {
    const aosta = { REGIONE: "VALLE D' AOSTA", PROVINCIA: 'AOSTA', CODICECOMUNESCUOLA: 'A326' };
    await database.run(
      writeFiles({
        'stat.csv': registryText([
          { CAPSCUOLA: '-----', INDIRIZZOSCUOLA: 'Non Disponibile' },
          { CODICESCUOLA: 'TOEE8Z0002', DENOMINAZIONESCUOLA: 'Non Disponibile' },
        ]),
        'par.csv': registryText([{ CODICESCUOLA: 'TO1E8Z0001' }], 'private'),
        'autstat.csv': registryText([{ CODICESCUOLA: 'AOMM8Z0001', ...aosta }], 'autonomousState'),
        'autpar.csv': registryText([{ CODICESCUOLA: 'AO1A8Z0001', ...aosta }], 'private'),
      }),
    );
    expect(await visibleRows(database.url, 'schools')).toMatchObject([
      { codice: 'AO1A8Z0001', regione_mostrata: "Valle d'Aosta", regione_autonoma: 1, sigla: 'AO' },
      { codice: 'AOMM8Z0001', regione_autonoma: 1, istituto_codice: 'TOIC8Z0001' },
      {
        codice: 'TO1E8Z0001',
        regione_autonoma: 0,
        istituto_codice: null,
        caratteristica_mostrata: null,
      },
      { codice: 'TOEE8Z0002', nome_mostrato: 'Scuola secondaria di primo grado di Torino' },
      {
        codice: 'TOMM8Z0001',
        nome_mostrato: 'Scuola Media "G. Verdi"',
        cap: null,
        indirizzo_mostrato: null,
      },
    ]);
  });

  it('adds descriptions and covers', async () => {
    const cover = '/api/covers/9788899000004.svg';
    const [path = ''] = writeFiles({
      'arricchimento.csv': enrichmentText([['9788899000004', 'Prima riga,\nseconda riga', cover]]),
    });
    await database.run([path]);
    expect(await visibleRows(database.url, 'enrichment')).toEqual([
      { isbn: '9788899000004', descrizione: 'Prima riga,\nseconda riga', copertina: cover },
    ]);
  });
});

describe('importing again', () => {
  it('changes nothing when the same file comes again, under any name', async () => {
    const rows = [{}, { DISCIPLINA: 'STORIA' }, {}, { ANNOCORSO: '9' }];
    await database.run(adoptions('MARCHE', rows));
    const before = await rawTables(database.url);
    const report = await database.run(writeFiles({ 'copia-20250709.csv': adoptionText(rows) }));
    expect(report.files[0]?.count).toMatchObject({
      read: 4,
      imported: 0,
      duplicate: 4,
      rejected: 0,
    });
    expect(await rawTables(database.url)).toEqual(before);
  });

  it('reads a file that is in use again when told to, and ends in the same state', async () => {
    const files = adoptions('MARCHE', [{}, { DISCIPLINA: 'STORIA' }]);
    await database.run(files);
    const before = await lists();
    const report = await database.run(files, { isAgain: true });
    expect(report.files[0]?.count).toMatchObject({ imported: 2, duplicate: 0 });
    expect(await lists()).toEqual(before);
    expect(await countRows(database.url, 'SELECT COUNT(*) FROM adoption')).toBe(2);
  });

  it('counts a file that is given twice only once', async () => {
    const text = adoptionText([{}]);
    const report = await database.run(
      writeFiles({ 'a-20250709.csv': text, 'b-20250709.csv': text }),
    );
    expect(report.files.map(({ count }) => [count.imported, count.duplicate])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('adds one more region to the year', async () => {
    await database.run(adoptions('MARCHE', [{ CODICESCUOLA: 'ANMM8Z0001' }]));
    await database.run(adoptions('MOLISE', [{ CODICESCUOLA: 'CBMM8Z0001' }]));
    expect((await lists()).map((row) => row['school_codice'])).toEqual([
      'ANMM8Z0001',
      'CBMM8Z0001',
    ]);
  });

  it('lets school years stand side by side', async () => {
    await database.run(adoptions('MARCHE', [{ TITOLO: 'VECCHIO' }], '20240709'));
    await database.run(adoptions('MARCHE', [{ TITOLO: 'NUOVO' }], '20250709'));
    expect((await lists()).map((row) => row['school_year'])).toEqual([2024, 2025]);
    expect(await books()).toMatchObject([{ titolo: 'NUOVO' }]);
  });

  it('replaces a file by a newer one of the same region, also where schools are gone', async () => {
    const gone = { CODICESCUOLA: 'ANMM8Z0009', CODICEISBN: '9791220405362' };
    await database.run(adoptions('MARCHE', [{}, gone], '20250701'));
    const ids = await rawTables(database.url);
    await database.run(
      adoptions('MARCHE', [{ DISCIPLINA: 'STORIA', TITOLO: 'ALTRO' }], '20250709'),
    );
    expect(await lists()).toMatchObject([{ school_codice: 'TOMM8Z0001', disciplina: 'STORIA' }]);
    const after = await rawTables(database.url);
    expect(after['book']?.map(({ id, isbn }) => [id, isbn])).toEqual(
      ids['book']?.map(({ id, isbn }) => [id, isbn]),
    );
    expect(after['adoption']).toHaveLength(1);
    expect(after['book_variant']).toHaveLength(1);
  });

  it('keeps the newer file when an older one comes later', async () => {
    await database.run(adoptions('MARCHE', [{ TITOLO: 'NUOVO' }], '20250709'));
    await database.run(adoptions('MARCHE', [{ TITOLO: 'VECCHIO' }], '20250701'));
    expect(await books()).toMatchObject([{ titolo: 'NUOVO' }]);
    expect(await countRows(database.url, 'SELECT COUNT(*) FROM adoption')).toBe(1);
  });

  it('serves a school that two files name from the newer one, as one block', async () => {
    await database.run(adoptions('MARCHE', [{}, { ANNOCORSO: '2' }], '20250709'));
    await database.run(adoptions('UMBRIA', [{ ANNOCORSO: '3' }], '20250801'));
    expect(await lists()).toMatchObject([{ anno_corso: 3 }]);
    await database.run(adoptions('UMBRIA', [{ CODICESCUOLA: 'PGMM8Z0001' }], '20250802'));
    expect((await lists()).map((row) => [row['school_codice'], row['anno_corso']])).toEqual([
      ['PGMM8Z0001', 1],
      ['TOMM8Z0001', 1],
      ['TOMM8Z0001', 2],
    ]);
  });

  it('comes to the same books whatever the order of the files', async () => {
    const files = [
      adoptions('MARCHE', [
        { TITOLO: 'A', PREZZO: '10,00' },
        { SEZIONEANNO: 'B', TITOLO: 'B' },
      ]),
      adoptions('MOLISE', [{ CODICESCUOLA: 'CBMM8Z0001', TITOLO: 'B', PREZZO: '11,00' }]),
      adoptions('UMBRIA', [{ CODICESCUOLA: 'PGMM8Z0001', TITOLO: 'C', PREZZO: '11,00' }]),
    ].flat();
    for (const file of files) await database.run([file]);
    const oneByOne = await books();
    const other = await createImportDatabase();
    await other.run(files.toReversed());
    expect(await visibleRows(other.url, 'books')).toEqual(oneByOne);
    expect(oneByOne).toMatchObject([{ titolo: 'B', prezzo_cents: 1100 }]);
    await other.drop();
  });

  it('lets a school stand once where two registry files name it', async () => {
    await database.run(writeFiles({ 'a-20250901.csv': registryText([{}]) }));
    const text = registryText([{ DENOMINAZIONESCUOLA: 'NUOVA' }]);
    await database.run(writeFiles({ 'b-20250902.csv': text }));
    expect(await visibleRows(database.url, 'schools')).toMatchObject([{ nome: 'NUOVA' }]);
  });

  it('raises the version of the data only when something changed', async () => {
    const version = () => countRows(database.url, 'SELECT version FROM dataset');
    const before = await version();
    const files = adoptions('MARCHE', [{}]);
    await database.run(files);
    await database.run(files);
    expect((await version()) - before).toBe(1);
  });
});

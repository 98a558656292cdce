import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { countRows, visibleRows } from './testing/database-rows';
import { createImportDatabase } from './testing/import-database';
import type { ImportDatabase } from './testing/import-database';

/** The ministry's own files, which stay out of the repository: beside it, or where ZAINO_DATA says. */
const folder = join(
  process.env['ZAINO_DATA'] ?? resolve(import.meta.dirname, '../../../../../shared/data'),
  'ministry-2025-26',
);
const isPresent = existsSync(folder);

(isPresent ? describe : describe.skip)("the ministry's real files", () => {
  let database: ImportDatabase;
  let added: Record<'read' | 'imported' | 'duplicate' | 'rejected', number>;

  beforeAll(async () => {
    database = await createImportDatabase();
    const { files } = await database.run([folder]);
    const sum = (pick: (file: (typeof files)[number]) => number) =>
      files
        .filter(({ file }) => file.kind === 'adoptions')
        .reduce((all, file) => all + pick(file), 0);
    added = {
      read: sum(({ count }) => count.read),
      imported: sum(({ count }) => count.imported),
      duplicate: sum(({ count }) => count.duplicate),
      rejected: sum(({ count }) => count.rejected),
    };
  }, 300_000);
  afterAll(() => database.drop());

  const count = (sql: string) => countRows(database.url, sql);

  it('have 873,035 adoption rows in ten regions, all of them usable', async () => {
    expect(added).toEqual({ read: 873_035, imported: 873_035, duplicate: 0, rejected: 0 });
    expect(await count('SELECT COUNT(*) FROM adoption')).toBe(873_035);
  });

  it('have 63,109 schools, all in comuni that ISTAT knows', async () => {
    expect(await count('SELECT COUNT(*) FROM school')).toBe(63_109);
    expect(await count("SELECT COUNT(*) FROM school WHERE sigla = ''")).toBe(0);
    expect(await count('SELECT COUNT(DISTINCT provincia) FROM school')).toBe(107);
    expect(await count('SELECT COUNT(*) FROM school WHERE regione_autonoma')).toBe(1_254);
  });

  it('join: every school of the adoption files stands in the registry', async () => {
    const orphans = `SELECT COUNT(*) FROM school_list l LEFT JOIN school s
      ON s.school_year = l.school_year AND s.codice = l.school_codice WHERE s.codice IS NULL`;
    expect(await count(orphans)).toBe(0);
  });

  it('have 84,660 sections, 1,568 of them with more than one combinazione', async () => {
    const sections = `(SELECT COUNT(*) AS classes FROM class_group
      GROUP BY school_codice, anno_corso, sezione) AS section`;
    expect(await count(`SELECT COUNT(*) FROM ${sections}`)).toBe(84_660);
    expect(await count(`SELECT COUNT(*) FROM ${sections} WHERE classes > 1`)).toBe(1_568);
  });

  it('have 1,012 rows without a price beside the placeholders', async () => {
    const unpriced = `SELECT SUM(v.adoptions) FROM book_variant v JOIN book b ON b.id = v.book_id
      WHERE v.prezzo_cents IS NULL AND b.kind <> 'any-edition'`;
    expect(await count(unpriced)).toBe(1_012);
  });

  it('have a readable name for every region', async () => {
    const schools = await visibleRows(database.url, 'schools');
    const regions = [...new Set(schools.map((row) => String(row['regione_mostrata'])))].sort();
    expect(regions).toEqual([
      'Abruzzo',
      'Basilicata',
      'Calabria',
      'Campania',
      'Emilia-Romagna',
      'Friuli-Venezia Giulia',
      'Lazio',
      'Liguria',
      'Lombardia',
      'Marche',
      'Molise',
      'Piemonte',
      'Puglia',
      'Sardegna',
      'Sicilia',
      'Toscana',
      'Trentino-Alto Adige',
      'Umbria',
      "Valle d'Aosta",
      'Veneto',
    ]);
  });
});

if (!isPresent) {
  it('are not here: set ZAINO_DATA to test on them', () => {
    expect(isPresent).toBe(false);
  });
}

import { planOf, statementsOf } from '@zaino/service/testing/statements';
import { DataSource } from 'typeorm';
import { BookEntity } from '../dataset/book.entity';
import { DifferencesService } from '../differences/differences.service';
import { ImportRejectEntity } from '../import/import-reject.entity';
import { ImportRunEntity } from '../import/import-run.entity';
import { ImportSchoolEntity } from '../import/import-school.entity';
import { QualityBookEntity } from '../quality/quality-book.entity';
import { QualityBuildEntity } from '../quality/quality-build.entity';
import { QualityService } from '../quality/quality.service';
import { RejectsService } from '../rejects/rejects.service';
import { entity } from '../testing/a-school';
import { aBook } from '../testing/an-adoption';
import { startTestService, type TestService } from '../testing/test-service';

const COUNT = 2_000;
const places = Array.from({ length: COUNT }, (_, place) => place);
const codeOf = (place: number) => `ZZMM${String(place).padStart(6, '0')}`;

const aChangedSchool = (place: number) =>
  entity(ImportSchoolEntity, {
    runId: 1,
    schoolCodice: codeOf(place),
    schoolYear: 2025,
    state: 'changed',
    nome: `Libertà ${place}`,
    comune: 'Comune',
    changes: place % 200,
  });
const aReject = (place: number) =>
  entity(ImportRejectEntity, {
    runId: 1,
    sourceId: 1,
    fileName: 'ALTPROVA.csv',
    line: place,
    code: place % 4 === 0 ? 'missing' : 'book-code',
    columnName: null,
    text: 'ZZMM000001',
    isCut: false,
    createdAt: new Date(),
  });
const aDoubt = (place: number) =>
  entity(QualityBookEntity, {
    build: 0,
    issue: 'price-spread',
    bookId: place + 1,
    priceCents: 2_000,
    medianCents: 1_000,
    classes: place % 90,
    schools: 1,
  });

let service: TestService;
let dataSource: DataSource;
beforeAll(async () => {
  service = await startTestService(async ({ manager }) => {
    const run = { id: 1, origin: 'upload', state: 'active', createdAt: new Date() } as const;
    await manager.insert(ImportRunEntity, run);
    await manager.insert(ImportSchoolEntity, places.map(aChangedSchool));
    await manager.insert(ImportRejectEntity, places.map(aReject));
    const books = places.map((place) => aBook({ id: place + 1, titoloMostrato: `Città ${place}` }));
    await manager.insert(BookEntity, books);
    await manager.insert(QualityBookEntity, places.map(aDoubt));
    // What is doubtful is counted already.
    await manager.update(
      QualityBuildEntity,
      { id: 1 },
      { schoolYear: 2025, countedAt: new Date() },
    );
    await manager.query('ANALYZE TABLE import_school, import_reject, book, quality_book');
  });
  dataSource = service.app.get(DataSource, { strict: false });
});
afterAll(() => service.stop());

/** Of the statements about a table. */
async function plansOf(table: string, action: () => Promise<unknown>) {
  const statements = await statementsOf(dataSource, action);
  const about = statements.filter(({ sql }) => sql.includes(`\`${table}\``));
  return Promise.all(about.map((statement) => planOf(dataSource, statement)));
}

describe('the schools that an import changed', () => {
  const list = (query: { page?: number; search?: string }) =>
    service.app.get(DifferencesService, { strict: false }).schools(1, { page: 1, ...query });

  it('are found within an index on a page far behind, where no row before it is read', async () => {
    const plans = await plansOf('import_school', () => list({ page: 30 }));
    const [found, , rows] = plans.map(([line]) => line);
    expect(found?.key).toBe('ix_import_school_changes');
    expect(found?.Extra).toMatch(/Using index/);
    expect(found?.Extra).not.toMatch(/filesort|temporary/);
    expect([rows?.type, rows?.key]).toEqual(['range', 'PRIMARY']);
  });

  it('are looked for once by words that few have, whatever the case', async () => {
    const search = { search: 'LIBERTÀ 199' };
    const plans = await plansOf('import_school', () => list(search));
    expect(plans.map(([line]) => line?.key)).toEqual(['PRIMARY', 'PRIMARY']);
    const { schools, total } = await list(search);
    // 199, 1199, and 1990 to 1999.
    expect(total).toBe(12);
    expect(schools.map(({ codice }) => codice)).toEqual(
      [1999, 1199, 199, 1998, 1997, 1996, 1995, 1994, 1993, 1992, 1991, 1990].map(codeOf),
    );
  });

  it('are listed in the same order where many are found', async () => {
    const all = await list({ page: 3 });
    const found = await list({ page: 3, search: 'libertà' });
    expect(all.total).toBe(COUNT);
    expect(found).toEqual(all);
  });
});

describe('rejected rows', () => {
  it('are counted once, within an index', async () => {
    const rejects = service.app.get(RejectsService, { strict: false });
    const plans = await plansOf('import_reject', () => rejects.page({ page: 1, state: 'open' }));
    expect(plans).toHaveLength(3);
    for (const [line] of plans) expect(line?.key).toBe('ix_import_reject_state');
    expect((await rejects.page({ page: 1, state: 'open' })).total).toBe(COUNT);
    const missing = await rejects.page({ page: 1, state: 'open', code: 'missing' });
    expect(missing).toMatchObject({
      total: COUNT / 4,
      counts: [{ code: 'book-code' }, { code: 'missing', rejects: COUNT / 4 }],
    });
  });
});

describe('doubtful books', () => {
  const list = (query: { page?: number; search?: string }) =>
    service.app
      .get(QualityService, { strict: false })
      .books({ page: 1, issue: 'price-spread', ...query });

  it('are looked for once by words that few have', async () => {
    const search = { search: 'CITTÀ 1999' };
    expect(await plansOf('quality_book', () => list(search))).toHaveLength(1);
    // By the title, or by the number in the ISBN.
    const { books, total } = await list(search);
    expect(total).toBe(2);
    expect(books.map(({ title }) => title)).toEqual(['Città 1999', 'Città 1998']);
  });

  it('are listed in the same order where many are found', async () => {
    expect(await list({ page: 3, search: 'città' })).toEqual(await list({ page: 3 }));
  });
});

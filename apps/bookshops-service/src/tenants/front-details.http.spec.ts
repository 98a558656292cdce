import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
  service.neighbours.schools.set('CRMM8ZZ01L', 'Scuola media Irma Valsecchi');
  service.neighbours.schools.set('CRPC010001', 'Liceo Manin');
});
afterEach(() => (service.neighbours.areSchoolsAway = false));
afterAll(() => service.stop());

const august = { from: '2026-08-10', to: '2026-08-20', note: 'Ferie' };

describe('days of closure', () => {
  it('are kept in their order, and as they are where a change leaves them out', async () => {
    const { change } = await service.bookshop();
    const easter = { from: '2026-04-06', to: '2026-04-06', note: '' };
    const { body } = await change({ closures: [august, easter] });
    expect(body.closures).toEqual([easter, august]);
    expect((await change({ phone: '0372 1' })).body.closures).toEqual([easter, august]);
    expect((await change({ closures: [] })).body.closures).toEqual([]);
  });

  it.each([
    ['end before they begin', { ...august, to: '2026-08-09' }, 'closures.0.to'],
    ['are no days', { ...august, from: '2026-02-30' }, 'closures.0.from'],
    [
      'say how to pay',
      { ...august, note: 'Bonifico prima: IT60X0542811101000000123456' },
      'closures.0.note',
    ],
    ['lead elsewhere', { ...august, note: 'scrivi a www.altro.it' }, 'closures.0.note'],
    ['have more than a line', { ...august, note: 'una\ndue' }, 'closures.0.note'],
  ])('are refused at their place where they %s', async (_what, closure, path) => {
    const { change, read } = await service.bookshop();
    const { status, body } = await change({ closures: [closure], phone: '0372 9' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await read()).body).toMatchObject({ closures: [], phone: '' });
  });

  it('are announced a dozen at most', async () => {
    const { change } = await service.bookshop();
    const { status } = await change({ closures: Array.from({ length: 13 }, () => august) });
    expect(status).toBe(400);
  });
});

describe('the schools of a front', () => {
  it('have the register’s names, in the order in which they were chosen', async () => {
    const { change } = await service.bookshop();
    const { body } = await change({ schools: ['crpc010001', 'CRMM8ZZ01L'] });
    expect(body.schools).toEqual([
      { code: 'CRPC010001', name: 'Liceo Manin' },
      { code: 'CRMM8ZZ01L', name: 'Scuola media Irma Valsecchi' },
    ]);
  });

  it('are refused where the register has none of that code, one is there twice, or there are too many', async () => {
    const { change } = await service.bookshop();
    const unknown = await change({ schools: ['CRPC010001', 'XXXX000000'] });
    expect([unknown.status, unknown.body.errors?.[0]?.path]).toEqual([400, 'schools.1']);
    expect((await change({ schools: ['CRPC010001', 'CRPC010001'] })).status).toBe(400);
    const many = Array.from({ length: 31 }, (_, index) => `CRPC0100${10 + index}`);
    expect((await change({ schools: many })).status).toBe(400);
  });

  it('cannot be chosen while nobody can say what they are called; all else can be changed', async () => {
    service.neighbours.areSchoolsAway = true;
    const { change } = await service.bookshop();
    const { status, body } = await change({ schools: ['CRPC010001'] });
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect((await change({ phone: '0372 1', closures: [august] })).status).toBe(200);
  });
});

describe('a notice to families', () => {
  const notice = { text: 'Venerdì chiudiamo alle 17.', from: '2026-09-10', until: '2026-09-12' };

  it('stands beside the bookshop, and is taken back', async () => {
    const { change, read } = await service.bookshop();
    expect((await change({ notice })).body.notice).toEqual(notice);
    expect((await change({ phone: '0372 1' })).body.notice).toEqual(notice);
    expect((await change({ notice: null })).status).toBe(200);
    expect((await read()).body.notice).toBeNull();
  });

  it.each([
    ['says how to pay', { text: 'Bonifico prima: IT60X0542811101000000123456' }, 'notice.text'],
    ['leads elsewhere', { text: 'Ordina su www.altro.it' }, 'notice.text'],
    ['has more than a line', { text: 'una\ndue' }, 'notice.text'],
    ['is longer than 300 signs', { text: 'a'.repeat(301) }, 'notice.text'],
    ['says nothing', { text: ' ' }, 'notice.text'],
    ['ends before it begins', { until: '2026-09-09' }, 'notice.until'],
    ['has no day', { from: '2026-02-30' }, 'notice.from'],
  ])('is refused at its place where it %s', async (_what, changes, path) => {
    const { change, read } = await service.bookshop();
    const { status, body } = await change({ notice: { ...notice, ...changes } });
    expect([status, body.errors?.[0]?.path]).toEqual([400, path]);
    expect((await read()).body.notice).toBeNull();
  });
});

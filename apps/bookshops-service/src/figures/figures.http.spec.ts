import type { BookshopMargin, BookshopStats } from '@zaino/contracts/bookshops';
import type { BookshopFigures } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import {
  type Bookshop,
  serviceKeyHeader,
  startTestService,
  type TestService,
} from '../testing/test-service';

const sums = { orders: 2, lines: 4, pieces: 5, gross: 100, turnover: 90 };
const sold: BookshopFigures = {
  totals: { ...sums, piecesOrdered: 6, piecesFilled: 3 },
  yearBefore: { ...sums, turnover: 100, piecesOrdered: 6, piecesFilled: 6 },
  families: { all: 2, returning: 1 },
  completion: { orders: 1, median: 3, ninetieth: 3 },
  uncollected: { orders: 0, pieces: 0, value: 0 },
  days: [{ ...sums, day: '2026-09-02' }],
  schools: [
    {
      ...sums,
      school: { codice: 'CRIC80100X', nome: '=Istituto' },
      classes: [{ ...sums, turnover: 1_234.5, classe: '1', sezione: 'A' }],
    },
    { ...sums, school: null, classes: [{ ...sums, classe: '', sezione: '' }] },
  ],
  publishers: [{ ...sums, publisher: null }],
};

let service: TestService;
let bookshop: Bookshop;
beforeAll(async () => void (service = await startTestService({ BOOKSHOP_MARGIN_PERCENT: 20 })));
beforeEach(async () => {
  bookshop = await service.bookshop();
  service.neighbours.figures = sold;
  service.neighbours.isOrdersAway = false;
});
afterAll(() => service.stop());

const read = async (query = '', { tenant, headers } = bookshop) => {
  const { status, body } = await service.call({
    path: `/api/tenants/${tenant.id}/stats${query}`,
    headers,
  });
  return { status, body: body as unknown as BookshopStats };
};
const setMargin = async (body: unknown, { tenant, headers } = bookshop) => {
  const path = `/api/tenants/${tenant.id}/margin`;
  const answer = await service.call({ method: 'PUT', path, headers, body });
  return { status: answer.status, body: answer.body as unknown as BookshopMargin };
};
const ofFile = (headers: Record<string, string>) =>
  fetch(
    `${service.origin}/api/tenants/${bookshop.tenant.id}/stats.csv?from=2026-09-01&to=2026-09-30`,
    { headers },
  );

describe('the figures of a bookshop', () => {
  it('are asked of the orders service, and have the margin of each part', async () => {
    const { status, body } = await read('?from=2026-09-01&to=2026-09-30');
    expect(status).toBe(200);
    expect(service.neighbours.askedFigures.at(-1)).toEqual({
      id: bookshop.tenant.id,
      from: '2026-09-01',
      to: '2026-09-30',
    });
    expect(body).toMatchObject({
      period: { from: '2026-09-01', to: '2026-09-30' },
      margin: { percent: 20, isOwn: false },
      totals: { turnover: 90, margin: 10, piecesFilled: 3 },
      yearBefore: { margin: 20 },
      days: [{ margin: 10 }],
      schools: [{ margin: 10, classes: [{ margin: 1_154.5 }] }, { school: null }],
      publishers: [{ margin: 10 }],
      families: { all: 2, returning: 1 },
    });
  });

  it('are of this month where no days are named', async () => {
    await read();
    const today = italianDay(Date.now());
    expect(service.neighbours.askedFigures.at(-1)).toMatchObject({
      from: `${today.slice(0, 8)}01`,
      to: today,
    });
  });

  it('follow the margin that the bookshop has set, until it takes that back', async () => {
    expect(await setMargin({ percent: 17.5 })).toEqual({
      status: 200,
      body: { percent: 17.5, isOwn: true },
    });
    expect((await read()).body).toMatchObject({
      margin: { percent: 17.5 },
      totals: { margin: 7.5 },
    });
    expect((await setMargin({ percent: 0 })).body).toEqual({ percent: 0, isOwn: true });
    expect((await setMargin({ percent: null })).body).toEqual({ percent: 20, isOwn: false });
  });

  it.each([-1, 60.5, 17.55, '20', undefined])('refuse a margin of %j', async (percent) => {
    expect((await setMargin({ percent })).status).toBe(400);
  });

  it.each(['?from=2026-09-02&to=2026-09-01', '?from=2026-09-02', '?from=2025-01-01&to=2026-09-01'])(
    'refuse the days %s',
    async (query) => {
      expect((await read(query)).status).toBe(400);
    },
  );

  it('come as a file too, in which nothing is computed', async () => {
    const answer = await ofFile(bookshop.headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
    const lines = text.split('\r\n');
    expect(lines[0]).toMatch(/^\ufeffPer;/);
    expect(lines).toContain('Totale;;;;2;5;100,00;90,00;10,00');
    expect(lines).toContain('Giorno;2026-09-02;;;2;5;100,00;90,00;10,00');
    expect(lines).toContain("Classe;'=Istituto;CRIC80100X;1A;2;5;100,00;1234,50;1154,50");
    expect(lines).toContain('Editore;Editore non noto;;;2;5;100,00;90,00;10,00');
    expect(lines.filter((line) => line.startsWith('Classe'))).toHaveLength(1);
  });

  it('say that they are unavailable while the orders service is away', async () => {
    service.neighbours.isOrdersAway = true;
    expect((await read()).status).toBe(503);
  });

  it.each([
    ['a visitor', 401, () => Promise.resolve({})],
    ['another owner', 404, async () => (await service.bookshop()).headers],
    ['a family', 403, () => service.signIn({ role: 'customer' })],
    ['another service', 401, () => Promise.resolve(serviceKeyHeader)],
  ])('are no business of %s (%d)', async (_, status, headersOf) => {
    const asked = service.neighbours.askedFigures.length;
    const stranger = { ...bookshop, headers: await headersOf() };
    expect((await read('', stranger)).status).toBe(status);
    expect((await setMargin({ percent: 5 }, stranger)).status).toBe(status);
    expect((await ofFile(stranger.headers)).status).toBe(status);
    expect(service.neighbours.askedFigures).toHaveLength(asked);
    expect((await read()).body.margin.isOwn).toBe(false);
  });
});

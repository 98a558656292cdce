import { randomUUID } from 'node:crypto';
import type { ScanOutcome, UsedIntake } from '@zaino/contracts/orders';
import { walkTenantCalls } from '@zaino/service/testing/tenant-walk';
import { anIsbn, ArrivalsDesk } from '../arrivals/testing/arrivals-desk';
import type { OrderEntity } from '../orders/order.entity';
import { startTestService, type TestService } from '../testing/test-service';

let service: TestService;
beforeAll(async () => void (service = await startTestService()));
afterAll(() => service.stop());

/** Things of a bookshop, each with an id that somebody else might have got hold of. */
async function aBookshop(contact: OrderEntity['contact']) {
  const desk = await ArrivalsDesk.open(service);
  const { bookshopId: tenantId, owner } = desk;
  service.bookshops.add({ id: tenantId, paidFeatures: ['colleagues'] });
  const isbn = anIsbn();
  const line = { reference: isbn };
  const { order, lines } = await desk.place([line], { contact });
  const waiting = await desk.place([line], { contact });
  const { body } = await owner.call<{ outcomes: ScanOutcome[] }>({
    method: 'POST',
    path: '/api/desk/arrivals',
    body: { scans: [{ id: randomUUID(), code: isbn }] },
  });
  const arrivalId = body.outcomes[0]?.arrivals[0]?.id ?? '';
  const used = { isbn, grade: 'good', digitalCode: 'unused', offerId: null };
  const intake = await owner.call<UsedIntake>({
    method: 'POST',
    path: '/api/desk/used-books/intakes',
    body: {
      id: randomUUID(),
      tender: 'cash',
      copies: [{ ...used, paid: 5, salePrice: null }],
    },
  });
  const usedCopy = intake.body.copies[0];
  return { tenantId, isbn, order, lines, waiting, arrivalId, usedCopy };
}

const anna = {
  firstName: 'Annarosa',
  lastName: 'Segreti',
  email: 'anna.segreti@example.it',
  phone: '333 7654321',
};
const bruno = {
  firstName: 'Bruno',
  lastName: 'Neri',
  email: 'bruno@example.it',
  phone: '340 1112223',
};
const soon = { from: '2027-01-04', to: '2027-01-12' };

it('answers everybody who is not of the bookshop as if nothing of it was there', async () => {
  const own = await aBookshop(anna);
  const other = await aBookshop(bruno);
  const colleague = async (tenantId: string) =>
    (await service.signIn({ role: 'colleague', tenantId })).headers;
  const owner = await service.signIn({ role: 'bookshop', tenantId: other.tenantId });
  const { id, number } = own.order;
  const lineIds = own.lines.map((line) => line.id);
  const version = 1;
  const at = `/api/desk/orders/${id}`;
  const shelf = `/api/desk/shelf/${own.isbn}`;
  const prints = `orders=${number}`;
  const findings = await walkTenantCalls({
    app: service.app,
    send: (call) => service.call(call),
    strangers: {
      nobody: {},
      family: (await service.signIn()).headers,
      colleague: await colleague(own.tenantId),
      otherOwner: owner.headers,
      otherColleague: await colleague(other.tenantId),
    },
    // What a book is called is told of any ISBN that the shop has met.
    secrets: [
      ...Object.values(anna),
      number,
      own.waiting.order.number,
      own.waiting.order.id,
      own.arrivalId,
      own.usedCopy?.id ?? '',
    ],
    calls: {
      'GET /api/desk/orders': { path: '/api/desk/orders', ofOthers: 200 },
      'GET /api/desk/orders/:id': { path: at },
      'POST /api/desk/orders/:id/commands': {
        path: `${at}/commands`,
        body: { version, command: { command: 'reserve', lineIds } },
      },
      // Said of each order for itself.
      'POST /api/desk/commands': {
        path: '/api/desk/commands',
        body: { orders: [{ id, version }], command: { command: 'reserve' } },
        ofOthers: 200,
      },
      'GET /api/desk/arrivals': { path: '/api/desk/arrivals', ofOthers: 200 },
      // What nobody awaits there goes to the own shelf.
      'POST /api/desk/arrivals': {
        path: '/api/desk/arrivals',
        body: { scans: [{ id: randomUUID(), code: own.isbn }] },
        ofOthers: 200,
      },
      'POST /api/desk/arrivals/preview': {
        path: '/api/desk/arrivals/preview',
        body: { text: own.isbn },
        ofOthers: 200,
      },
      'POST /api/desk/arrivals/:id/take-back': {
        path: `/api/desk/arrivals/${own.arrivalId}/take-back`,
      },
      // An offer is a family's, and told to any bookshop that has its code.
      'GET /api/desk/used-books/offers/:code': { path: '/api/desk/used-books/offers/US-222222' },
      'POST /api/desk/used-books/intakes': {
        path: '/api/desk/used-books/intakes',
        body: {
          id: randomUUID(),
          tender: 'cash',
          copies: [
            {
              isbn: own.isbn,
              grade: 'good',
              digitalCode: 'used',
              offerId: null,
              paid: 1,
              salePrice: null,
            },
          ],
        },
        ofOthers: 200,
      },
      'GET /api/desk/used-books/intakes/:id': {
        path: `/api/desk/used-books/intakes/${own.usedCopy?.intakeId}`,
      },
      'GET /api/desk/used-books/copies': { path: '/api/desk/used-books/copies', ofOthers: 200 },
      'PUT /api/desk/used-books/copies/:id': {
        path: `/api/desk/used-books/copies/${own.usedCopy?.id}`,
        body: { salePrice: 3, state: 'sold' },
      },
      'POST /api/desk/used-books/copies/:id/take-back': {
        path: `/api/desk/used-books/copies/${own.usedCopy?.id}/take-back`,
      },
      'GET /api/desk/to-order': { path: '/api/desk/to-order', ofOthers: 200 },
      'POST /api/desk/to-order/commands': {
        path: '/api/desk/to-order/commands',
        body: {
          command: 'order-from-supplier',
          isbns: [own.isbn],
          expected: soon,
          listedAt: new Date(service.now()).toISOString(),
        },
        ofOthers: 200,
      },
      'POST /api/desk/shelf/:isbn/copies-given': {
        path: `${shelf}/copies-given`,
        body: { id: randomUUID() },
        ofOthers: 200,
      },
      'PUT /api/desk/shelf/:isbn': { path: shelf, body: { copies: 2, was: 9 }, ofOthers: 409 },
      'PUT /api/desk/distributors': {
        path: '/api/desk/distributors',
        body: { publisher: 'Sirio', distributor: 'Fratelli Neri' },
        ofOthers: 200,
      },
      'GET /api/desk/orders/by-number/:number': { path: `/api/desk/orders/by-number/${number}` },
      'POST /api/desk/orders/:id/hand-over': {
        path: `${at}/hand-over`,
        body: { version, lineIds },
      },
      'PUT /api/desk/orders/:id/counter-payment': {
        path: `${at}/counter-payment`,
        body: { version, tender: 'cash', tillNumber: '12' },
      },
      'POST /api/desk/orders/:id/withdrawal': {
        path: `${at}/withdrawal`,
        body: { lineIds, name: 'Anna', email: 'anna@example.com' },
      },
      'GET /api/desk/orders/:id/payment-summary.pdf': { path: `${at}/payment-summary.pdf` },
      'POST /api/desk/orders/:id/payment-summary-mail': {
        path: `${at}/payment-summary-mail`,
        body: { version },
      },
      'GET /api/desk/cedole/terms': { path: '/api/desk/cedole/terms', ofOthers: 200 },
      'PUT /api/desk/cedole/terms': {
        path: '/api/desk/cedole/terms',
        body: { isAccepted: false, comuni: [] },
        ofOthers: 200,
      },
      'POST /api/desk/orders/:id/cedole': {
        path: `${at}/cedole`,
        body: { version, lineIds, code: 'CR-0001', comune: 'Cremona', provincia: 'CR' },
      },
      'POST /api/desk/orders/:id/cedole/:cedolaId/decision': {
        path: `${at}/cedole/${randomUUID()}/decision`,
        body: { version, decision: 'accepted' },
      },
      'GET /api/desk/cedole': { path: '/api/desk/cedole', ofOthers: 200 },
      'GET /api/desk/cedole/cedole.csv': { path: '/api/desk/cedole/cedole.csv', ofOthers: 200 },
      'GET /api/desk/cedole/cedole.pdf': { path: '/api/desk/cedole/cedole.pdf', ofOthers: 200 },
      'GET /api/desk/distinte': { path: '/api/desk/distinte', ofOthers: 200 },
      'POST /api/desk/distinte': {
        path: '/api/desk/distinte',
        body: { cedolaIds: [randomUUID()], day: '2026-01-07' },
      },
      'PUT /api/desk/distinte/:id/payment': {
        path: `/api/desk/distinte/${randomUUID()}/payment`,
        body: { paidOn: '2026-01-07', amount: 1 },
      },
      'POST /api/desk/distinte/:id/take-back': {
        path: `/api/desk/distinte/${randomUUID()}/take-back`,
        body: { state: 'sent' },
      },
      'GET /api/desk/distinte/:id/distinta.pdf': {
        path: `/api/desk/distinte/${randomUUID()}/distinta.pdf`,
      },
      'GET /api/desk/distinte/:id/distinta.csv': {
        path: `/api/desk/distinte/${randomUUID()}/distinta.csv`,
      },
      'GET /api/desk/prints/labels.pdf': {
        path: `/api/desk/prints/labels.pdf?${prints}&paper=sheet-24`,
      },
      'GET /api/desk/prints/pick-list.pdf': { path: `/api/desk/prints/pick-list.pdf?${prints}` },
      'GET /api/desk/prints/order-sheets.pdf': {
        path: `/api/desk/prints/order-sheets.pdf?${prints}`,
      },
    },
  });
  expect(findings).toEqual([]);
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminBlogEndpoints } from '@zaino/contracts/blog';
import { adminBookshopEndpoints } from '@zaino/contracts/bookshops';
import { adminReviewEndpoints } from '@zaino/contracts/catalogue';
import {
  adminEndpoints,
  type Approval,
  approvalEndpoints,
  dataRequestEndpoints,
} from '@zaino/contracts/identity';
import {
  adminOrderEndpoints,
  orderStatsEndpoints,
  staffOrderEndpoints,
} from '@zaino/contracts/orders';
import type { AdminArea } from '@zaino/contracts/shared';
import { fakeService, type FakeHandlers, serviceDown } from '@zaino/web/fake-service';
import { renderWithQueries } from '../testing/render-with-queries';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { ToDoList } from './to-do';

const endpoints = {
  toDo: orderStatsEndpoints.toDo,
  views: staffOrderEndpoints.views,
  comments: adminBlogEndpoints.moderationQueue,
  reviews: adminReviewEndpoints.queue,
  bookshops: adminBookshopEndpoints.bookshops,
  approvals: approvalEndpoints.list,
  requests: dataRequestEndpoints.list,
  ofOrders: adminOrderEndpoints.parkedMessages,
  ofAccounts: adminEndpoints.parkedMessages,
  ofBookshops: adminBookshopEndpoints.parkedMessages,
};

const comments = (pending: number) => ({
  success: true as const,
  comments: [],
  total: pending,
  counts: { pending, approved: 3, hidden: 0 },
});
const reviews = (pending: number, reported = 0) => ({
  success: true as const,
  reviews: [],
  total: pending,
  counts: { pending, approved: 3, refused: 0, reported },
});
/** Proposed by somebody else, unless told. */
const approval = (canDecide = true): Approval => ({
  id: '1',
  state: 'open',
  kind: 'create-admin',
  username: 'terza',
  areas: ['orders'],
  areasBefore: null,
  reason: 'Settembre',
  proposedBy: 'prima',
  proposedAt: '2026-11-27T08:00:00.000Z',
  expiresAt: '2026-12-04T08:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  canDecide,
});
const message = {
  id: '7',
  topic: 'order-mail',
  attempts: 10,
  lastError: 'Error',
  parkedAt: '2026-11-27T08:00:00.000Z',
};
const ORDER = '11111111-1111-4111-8111-111111111111';
const nothing = { toPrepare: 0, refundsFailed: 0, failedRefundOf: null };

/** Nothing waits anywhere, unless told. */
function renderToDo(handlers: FakeHandlers<typeof endpoints> = {}, areas: AdminArea[] = ['all']) {
  const asked = fakeService(endpoints, {
    toDo: () => nothing,
    views: () => ({ standing: [{ view: 'late' as const, orders: 0 }], own: [] }),
    comments: () => comments(0),
    reviews: () => reviews(0),
    bookshops: () => ({ bookshops: [], total: 0, counts: [] }),
    approvals: () => ({ approvals: [] }),
    requests: () => ({ requests: [], total: 0, open: 0, late: 0 }),
    ofOrders: () => ({ messages: [] }),
    ofAccounts: () => ({ messages: [] }),
    ofBookshops: () => ({ messages: [] }),
    ...handlers,
  });
  const router = createMemoryRouter([{ path: '/', element: <ToDoList areas={areas} /> }]);
  renderWithQueries(<RouterProvider router={router} />);
  return asked;
}

const list = async () => within(await screen.findByRole('region', { name: 'Da fare' }));

afterEach(() => jest.restoreAllMocks());

describe('what waits for staff', () => {
  it('is told line by line, each the way to where it is done', async () => {
    renderToDo({
      toDo: () => ({ toPrepare: 12_017, refundsFailed: 2, failedRefundOf: ORDER }),
      views: () => ({
        standing: [
          { view: 'to-ship', orders: 17 },
          { view: 'late', orders: 1 },
          { view: 'refunding', orders: 0 },
        ],
        own: [],
      }),
      comments: () => comments(8),
      reviews: () => reviews(1, 2),
      bookshops: () => ({ bookshops: [], total: 1, counts: [] }),
      approvals: () => ({ approvals: [approval(), approval(false)] }),
      requests: () => ({ requests: [], total: 3, open: 3, late: 1 }),
      ofOrders: () => ({ messages: [message] }),
      ofAccounts: () => ({ messages: [{ ...message, canDiscard: true }] }),
    });
    const found = await list();
    await waitFor(() => expect(found.getAllByRole('link')).toHaveLength(13));
    const links = found.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['12.017 ordini da preparare', '/admin/orders?stato=paid'],
      ['2 rimborsi non riusciti: il più vecchio', `/admin/orders/${ORDER}`],
      ['17 ordini da spedire oggi', '/admin/orders?vista=to-ship'],
      ['1 ordine in ritardo', '/admin/orders?vista=late'],
      ['8 commenti da leggere', '/admin/blog/comments'],
      ['1 recensione da leggere', '/admin/blog/reviews'],
      ['2 recensioni segnalate', '/admin/blog/reviews?stato=reported'],
      ['1 libreria aspetta una decisione', '/admin/bookshops?stato=waiting'],
      ['1 richiesta sui dati in ritardo', '/admin/users/requests'],
      ['2 richieste sui dati da evadere', '/admin/users/requests'],
      ['1 proposta da confermare', '/admin/admins'],
      ['1 messaggio in sospeso degli ordini', '/admin/orders'],
      ['1 messaggio in sospeso degli account', '/admin/orders'],
    ]);
  });

  it('is nothing where nothing does', async () => {
    renderToDo();
    expect(await (await list()).findByText('Niente aspetta: è tutto fatto.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('costs a service that is away its own line, which is asked for again alone', async () => {
    let isDown = true;
    const asked = renderToDo({
      toDo: () => (isDown ? serviceDown() : { ...nothing, toPrepare: 17 }),
      comments: () => comments(1),
    });
    const found = await list();
    expect(await found.findByText('1 commento da leggere')).toBeVisible();
    expect(await found.findByRole('alert')).toHaveTextContent(
      'Ordini da preparare e rimborsi: servizio momentaneamente non disponibile',
    );
    isDown = false;
    const before = asked.mock.calls.length;
    await userEvent.click(
      found.getByRole('button', {
        name: 'Riprova a contare: Ordini da preparare e rimborsi',
      }),
    );
    expect(await found.findByRole('link', { name: '17 ordini da preparare' })).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(before + 1);
    expect(found.queryByRole('alert')).toBeNull();
  });

  it('is what an admin may do, and nothing else is asked for', async () => {
    const asked = renderToDo({ comments: () => comments(2) }, ['blog']);
    expect(await (await list()).findByText('2 commenti da leggere')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is not there for an admin of whom none of it is', () => {
    const asked = renderToDo({}, ['money']);
    expect(screen.queryByRole('region')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});

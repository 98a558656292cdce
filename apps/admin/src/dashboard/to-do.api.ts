import { queryOptions } from '@tanstack/react-query';
import { adminBlogApi } from '@zaino/contracts/blog';
import { adminBookshopsApi } from '@zaino/contracts/bookshops';
import { adminReviewApi } from '@zaino/contracts/catalogue';
import { adminApi, approvalApi, dataRequestApi } from '@zaino/contracts/identity';
import {
  adminOrderApi,
  orderStatsApi,
  staffOrderApi,
  type StandingView,
} from '@zaino/contracts/orders';
import type { Call, StaffRight } from '@zaino/contracts/shared';
import { formatCount } from '@zaino/rules/format-count';
import { fetchJson } from '@zaino/web/api-client';
import { reviewsPath } from '../blog/reviews/review-filters';
import { bookshopsPath } from '../bookshops/bookshop-filters';
import { viewPath } from '../orders/list-query';
import { keyOf, partOfPage } from '../queries';

/** Something that waits for staff, and where it is done. */
export interface ToDo {
  words: string;
  to: string;
}

/** What one service knows of it: lists that lead there are those that are counted. */
export interface ToDoSource {
  /** What is missing where it does not answer. */
  name: string;
  /** Who may ask. */
  staff: StaffRight;
  query: ReturnType<typeof toDoQuery>;
}

/** Where messages that could not be delivered are shown, whoever has them. */
const PARKED_PATH = '/admin/orders';

const REQUESTS_PATH = '/admin/users/requests';

const toDoQuery = (call: Call, ask: () => Promise<ToDo[]>) =>
  queryOptions({ queryKey: keyOf(call, { part: 'to-do' }), queryFn: ask, ...partOfPage });

/** For one, and for many. */
type Words = readonly [string, string];

/** The words with their number; nothing of nothing. */
function counted(count: number, [one, many]: Words, to: string): ToDo[] {
  if (count === 0) return [];
  return [{ words: count === 1 ? `1 ${one}` : `${formatCount(count)} ${many}`, to }];
}

const viewWords: Readonly<Record<StandingView, Words>> = {
  'to-ship': ['ordine da spedire oggi', 'ordini da spedire oggi'],
  late: ['ordine in ritardo', 'ordini in ritardo'],
  refunding: ['ordine con un rimborso in corso', 'ordini con un rimborso in corso'],
  disputed: ['ordine contestato dalla banca', 'ordini contestati dalla banca'],
};

async function ordersOfViews(): Promise<ToDo[]> {
  const { standing } = await fetchJson(staffOrderApi.views);
  return standing.flatMap(({ view, orders }) =>
    counted(orders, viewWords[view], viewPath({ view })),
  );
}

async function ordersToDo(): Promise<ToDo[]> {
  const { toPrepare, refundsFailed, failedRefundOf } = await fetchJson(orderStatsApi.toDo);
  return [
    ...counted(
      toPrepare,
      ['ordine da preparare', 'ordini da preparare'],
      viewPath({ state: 'paid' }),
    ),
    ...counted(
      refundsFailed,
      ['rimborso non riuscito', 'rimborsi non riusciti: il più vecchio'],
      `/admin/orders/${failedRefundOf ?? ''}`,
    ),
  ];
}

async function commentsToRead(): Promise<ToDo[]> {
  const query = { state: 'pending' } as const;
  const { counts } = await fetchJson(adminBlogApi.moderationQueue, { query });
  const words = ['commento da leggere', 'commenti da leggere'] as const;
  return counted(counts.pending, words, '/admin/blog/comments');
}

async function reviewsToRead(): Promise<ToDo[]> {
  const query = { shelf: 'pending' } as const;
  const { counts } = await fetchJson(adminReviewApi.queue, { query });
  return [
    ...counted(counts.pending, ['recensione da leggere', 'recensioni da leggere'], reviewsPath({})),
    ...counted(
      counts.reported,
      ['recensione segnalata', 'recensioni segnalate'],
      reviewsPath({ shelf: 'reported' }),
    ),
  ];
}

/** What somebody else has proposed: its own author cannot confirm it. */
async function approvalsWaiting(): Promise<ToDo[]> {
  const { approvals } = await fetchJson(approvalApi.list);
  const waiting = approvals.filter(({ canDecide }) => canDecide).length;
  const words = ['proposta da confermare', 'proposte da confermare'] as const;
  return counted(waiting, words, '/admin/admins');
}

async function dataRequestsWaiting(): Promise<ToDo[]> {
  const { open, late } = await fetchJson(dataRequestApi.list, { query: { isOpen: 'true' } });
  return [
    ...counted(
      late,
      ['richiesta sui dati in ritardo', 'richieste sui dati in ritardo'],
      REQUESTS_PATH,
    ),
    ...counted(
      open - late,
      ['richiesta sui dati da evadere', 'richieste sui dati da evadere'],
      REQUESTS_PATH,
    ),
  ];
}

async function bookshopsWaiting(): Promise<ToDo[]> {
  const filter = 'waiting';
  const { total } = await fetchJson(adminBookshopsApi.bookshops, { query: { filter } });
  const words = ['libreria aspetta una decisione', 'librerie aspettano una decisione'] as const;
  return counted(total, words, bookshopsPath({ filter }));
}

const parked = (of: string): Words => [`messaggio in sospeso ${of}`, `messaggi in sospeso ${of}`];

/** All that can wait for staff; each is asked for by itself, so that a service that is away costs its own line. */
export const toDoSources: readonly ToDoSource[] = [
  {
    name: 'Ordini da preparare e rimborsi',
    staff: 'orders',
    query: toDoQuery(orderStatsApi.toDo, ordersToDo),
  },
  {
    name: 'Viste degli ordini',
    staff: 'orders',
    query: toDoQuery(staffOrderApi.views, ordersOfViews),
  },
  {
    name: 'Commenti',
    staff: 'blog',
    query: toDoQuery(adminBlogApi.moderationQueue, commentsToRead),
  },
  {
    name: 'Recensioni',
    staff: 'blog',
    query: toDoQuery(adminReviewApi.queue, reviewsToRead),
  },
  {
    name: 'Librerie',
    staff: 'all',
    query: toDoQuery(adminBookshopsApi.bookshops, bookshopsWaiting),
  },
  {
    name: 'Richieste sui dati',
    staff: 'all',
    query: toDoQuery(dataRequestApi.list, dataRequestsWaiting),
  },
  {
    name: 'Proposte da confermare',
    staff: 'all',
    query: toDoQuery(approvalApi.list, approvalsWaiting),
  },
  {
    name: 'Messaggi degli ordini',
    staff: 'all',
    query: toDoQuery(adminOrderApi.parkedMessages, async () => {
      const { messages } = await fetchJson(adminOrderApi.parkedMessages);
      return counted(messages.length, parked('degli ordini'), PARKED_PATH);
    }),
  },
  {
    name: 'Messaggi degli account',
    staff: 'all',
    query: toDoQuery(adminApi.parkedMessages, async () => {
      const { messages } = await fetchJson(adminApi.parkedMessages);
      return counted(messages.length, parked('degli account'), PARKED_PATH);
    }),
  },
  {
    name: 'Messaggi delle librerie',
    staff: 'all',
    query: toDoQuery(adminBookshopsApi.parkedMessages, async () => {
      const { messages } = await fetchJson(adminBookshopsApi.parkedMessages);
      return counted(messages.length, parked('delle librerie'), PARKED_PATH);
    }),
  },
];

import {
  type DeskUsedOffer,
  type NewUsedIntake,
  type UsedCopies,
  type UsedCopy,
  type UsedCopyChange,
  usedDeskApi,
  type UsedIntake,
} from '@zaino/contracts/orders';
import { booksApi, type UsedBook } from '@zaino/contracts/schools';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';

export interface UsedStock {
  stock: Outcome<UsedCopies>;
}

const statusOf = ({ failure }: Outcome<unknown>) => {
  if (failure?.kind === 'unavailable') return 503;
  return failure?.kind === 'not-found' ? 404 : 200;
};

/** The copies that the bookshop has, the latest first; the place in the list is in the address. */
export async function loadUsedStock({ request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('dopo') ?? '';
  const query = after === '' ? {} : { after };
  const stock = await settle(fetchJson(usedDeskApi.copies, { request, query }));
  return data({ stock } satisfies UsedStock, { status: statusOf(stock) });
}

export interface IntakeData {
  intake: Outcome<UsedIntake>;
}

/** What was taken in at one time. */
export async function loadIntake({ request, params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const intake = await settle(fetchJson(usedDeskApi.intake, { request, params: { id } }));
  return data({ intake } satisfies IntakeData, { status: statusOf(intake) });
}

export const findOffers = async (code: string): Promise<DeskUsedOffer[]> =>
  (await fetchJson(usedDeskApi.find, { params: { code } })).offers;

/** What lists know of a book that somebody has brought. */
export async function findBook(isbn: string): Promise<UsedBook> {
  const { libri } = await fetchJson(booksApi.usedBooks, { query: { isbn } });
  return libri[0] ?? { trovato: false, isbn };
}

export const takeIn = (intake: NewUsedIntake): Promise<UsedIntake> =>
  fetchJson(usedDeskApi.takeIn, { body: intake });

export const changeCopy = (id: string, change: UsedCopyChange): Promise<UsedCopy> =>
  fetchJson(usedDeskApi.change, { params: { id }, body: change });

export const takeBackCopy = (id: string): Promise<UsedCopy> =>
  fetchJson(usedDeskApi.takeBack, { params: { id } });

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
  intake: null;
  stock: Outcome<UsedCopies>;
}

export interface IntakeData {
  intake: Outcome<UsedIntake>;
}

/** What the page shows: what was taken in at one time, where the address names it, else the copies. */
export type UsedDeskData = UsedStock | (IntakeData & { stock: null });

const statusOf = ({ failure }: Outcome<unknown>) => {
  if (failure?.kind === 'unavailable') return 503;
  return failure?.kind === 'not-found' ? 404 : 200;
};

/** Which copies, or which receipt, is in the address. */
export async function loadUsedDesk({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('ricevuta') ?? '';
  const after = searchParams.get('dopo') ?? '';
  const loaded: UsedDeskData =
    id === ''
      ? { intake: null, stock: await readStock(request, after) }
      : {
          intake: await settle(fetchJson(usedDeskApi.intake, { request, params: { id } })),
          stock: null,
        };
  return data(loaded, { status: statusOf(loaded.intake ?? loaded.stock) });
}

/** The latest first. */
const readStock = (request: Request, after: string): Promise<Outcome<UsedCopies>> =>
  settle(fetchJson(usedDeskApi.copies, { request, query: after === '' ? {} : { after } }));

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

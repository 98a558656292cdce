import { bookshopsApi, type OwnPayments } from '@zaino/contracts/bookshops';
import type { CardMoney, Payouts } from '@zaino/contracts/orders';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import { data, type LoaderFunctionArgs } from '@zaino/web/router';
import { ownBookshopId } from '../own-bookshop-id';

export interface PaymentsData {
  /** Null for families and colleagues, as is all else then. */
  tenantId: string | null;
  payments: Outcome<OwnPayments> | null;
  payouts: Outcome<Payouts> | null;
  money: Outcome<CardMoney> | null;
  /** How the provider has sent the owner back: from its page, or with a link that was spent. */
  back: 'sent' | 'expired' | null;
}

const ways: Partial<Record<string, PaymentsData['back']>> = { ok: 'sent', scaduto: 'expired' };

/** How the own account stands, and what it was paid: each part by a call of its own. */
export async function loadPayments({ request }: LoaderFunctionArgs) {
  const tenantId = await ownBookshopId(request);
  const back = ways[new URL(request.url).searchParams.get('conto') ?? ''] ?? null;
  const loaded: PaymentsData =
    tenantId === null
      ? { tenantId, payments: null, payouts: null, money: null, back }
      : { tenantId, ...(await ownMoney(tenantId, request)), back };
  return data(loaded, { status: loaded.payments?.failure?.kind === 'unavailable' ? 503 : 200 });
}

async function ownMoney(id: string, request: Request) {
  const asked = { request, params: { id } };
  const [payments, payouts, money] = await Promise.all([
    settle(fetchJson(bookshopsApi.payments, asked)),
    settle(fetchJson(bookshopsApi.payouts, asked)),
    settle(fetchJson(bookshopsApi.cardMoney, asked)),
  ]);
  return { payments, payouts, money };
}

/** An account that one has, or null for the provider's page on which one says who the bookshop is. */
export const connectAccount = (id: string, stripeAccountId: string | null) =>
  fetchJson(bookshopsApi.connectPayments, { params: { id }, body: { stripeAccountId } });

export function downloadMoney(id: string): Promise<void> {
  const { method, path } = bookshopsApi.cardMoneyFile;
  return downloadCsv({ method, path: path.replace(':id', id) }, 'pagamenti');
}

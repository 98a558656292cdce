import {
  complianceApi,
  type EInvoiceCorrection,
  type EInvoiceFilter,
  type EInvoiceOutcome,
  type EInvoices,
} from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { saveFile } from '@zaino/web/save-file';
import { loadQuery, pageQuery } from '../../queries';
import { readMonth } from '../address-month';
import { INVOICES_PATH } from '../invoices-path';

export type ListedInvoice = EInvoices['documents'][number];

/** What of the list is shown; it stands in the address. */
export interface ShownInvoices {
  /** Of a list of all states. */
  month: string;
  /** Of all months; null for all that were issued in the month. */
  state: EInvoiceFilter | null;
  page: number;
}

const slugs: Readonly<Record<EInvoiceFilter, string>> = {
  'to-send': 'da-inviare',
  sent: 'inviate',
  rejected: 'scartate',
};
const filters = Object.keys(slugs) as EInvoiceFilter[];

/** The address of a page of a month, or of all months in a state. */
export function invoicesPath({ month, state, page }: ShownInvoices): string {
  const parameters = new URLSearchParams(
    state === null ? { mese: month } : { stato: slugs[state] },
  );
  if (page > 1) parameters.set('pagina', String(page));
  return `${INVOICES_PATH}?${parameters.toString()}`;
}

export const invoicesQuery = ({ month, state, page }: ShownInvoices) => {
  const query = state === null ? { month, page } : { state, page };
  return pageQuery(complianceApi.eInvoices, query, (options) =>
    fetchJson(complianceApi.eInvoices, { ...options, query }),
  );
};

/** What would be sent, were all sent that waits for it; asked for anew each time. */
export const previewQuery = pageQuery(complianceApi.previewEInvoices, {}, (options) =>
  fetchJson(complianceApi.previewEInvoices, options),
);

/** The list that the address names. */
export async function loadInvoices({ request }: LoaderFunctionArgs): Promise<ShownInvoices> {
  const parameters = new URL(request.url).searchParams;
  const page = Number(parameters.get('pagina'));
  const shown = {
    month: readMonth(parameters, italianDay(Date.now())),
    state: filters.find((filter) => slugs[filter] === parameters.get('stato')) ?? null,
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
  await loadQuery(invoicesQuery(shown));
  return shown;
}

/** Downloads a document as FatturaPA; the audit log keeps that it was taken. Rejects with `ApiError`. */
export async function downloadXml({ id }: Pick<ListedInvoice, 'id'>) {
  const { name, xml } = await fetchJson(complianceApi.exportEInvoice, { params: { id } });
  saveFile(new Blob([xml], { type: 'application/xml' }), name);
}

/** Has a document sent; after it was discarded with other data of the buyer, where some are given. */
export const sendInvoice = (
  { id }: Pick<ListedInvoice, 'id'>,
  body: Partial<EInvoiceCorrection> = {},
) => fetchJson(complianceApi.sendEInvoice, { params: { id }, body });

/** Has many sent; gives those that cannot be, with why. */
export const sendInvoices = (ids: string[]) =>
  fetchJson(complianceApi.sendEInvoices, { body: { ids } });

/** Notes what the exchange has answered, or that somebody has handed a document over. */
export const recordOutcome = ({ id }: Pick<ListedInvoice, 'id'>, body: EInvoiceOutcome) =>
  fetchJson(complianceApi.recordEInvoice, { params: { id }, body });

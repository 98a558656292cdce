import { complianceApi, type EInvoices } from '@zaino/contracts/orders';
import { italianDay } from '@zaino/rules/italian-day';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { saveFile } from '@zaino/web/save-file';
import { loadQuery, pageQuery } from '../../queries';
import { readMonth } from '../address-month';
import { INVOICES_PATH } from '../invoices-path';

/** What of the list is shown; it stands in the address. */
export interface ShownInvoices {
  month: string;
  page: number;
}

/** The address of a page of a month. */
export function invoicesPath({ month, page }: ShownInvoices): string {
  const parameters = new URLSearchParams({ mese: month });
  if (page > 1) parameters.set('pagina', String(page));
  return `${INVOICES_PATH}?${parameters.toString()}`;
}

export const invoicesQuery = ({ month, page }: ShownInvoices) => {
  const query = { month, page };
  return pageQuery(complianceApi.eInvoices, query, (options) =>
    fetchJson(complianceApi.eInvoices, { ...options, query }),
  );
};

/** The page of the month that the address names. */
export async function loadInvoices({ request }: LoaderFunctionArgs): Promise<ShownInvoices> {
  const parameters = new URL(request.url).searchParams;
  const page = Number(parameters.get('pagina'));
  const shown = {
    month: readMonth(parameters, italianDay(Date.now())),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  };
  await loadQuery(invoicesQuery(shown));
  return shown;
}

/** Downloads a document as FatturaPA; the audit log keeps that it was taken. Rejects with `ApiError`. */
export async function downloadXml({ id }: Pick<EInvoices['documents'][number], 'id'>) {
  const { name, xml } = await fetchJson(complianceApi.exportEInvoice, { params: { id } });
  saveFile(new Blob([xml], { type: 'application/xml' }), name);
}

import {
  cedolaApi,
  type cedolaEndpoints,
  DESK_ORDER_LIMIT,
  type DeskOrder,
  type Distinta,
  type KeptCedolaTerms,
} from '@zaino/contracts/orders';
import type { AnswerOf, CallInput } from '@zaino/contracts/shared';
import { downloadCsv } from '@zaino/data-table/csv-file';
import { fetchJson } from '@zaino/web/api-client';
import { type Outcome, settle } from '@zaino/web/outcome';
import type { LoaderFunctionArgs } from '@zaino/web/router';

export type LedgerPage = AnswerOf<typeof cedolaEndpoints.ledger>;
export type DistintePage = AnswerOf<typeof cedolaEndpoints.distinte>;
type Decision = CallInput<typeof cedolaEndpoints.decide>['body'];
type Entry = Omit<CallInput<typeof cedolaEndpoints.enter>['body'], 'version'>;

/** What the page begins with: the first page of the ledger, what was sent, and which cedole are taken. */
export interface CedoleData {
  ledger: Outcome<LedgerPage>;
  distinte: Outcome<DistintePage>;
  terms: Outcome<KeptCedolaTerms>;
}

/** Each part by a call of its own: one may fail while the others are shown. */
export async function loadCedole({ request }: LoaderFunctionArgs): Promise<CedoleData> {
  const [ledger, distinte, terms] = await Promise.all([
    settle(readLedger(undefined, request)),
    settle(readDistinte({}, request)),
    settle(fetchJson(cedolaApi.terms, { request })),
  ]);
  return { ledger, distinte, terms };
}

export function readLedger(after?: string, request?: Request): Promise<LedgerPage> {
  const query = { limit: DESK_ORDER_LIMIT, ...(after !== undefined && { after }) };
  return fetchJson(cedolaApi.ledger, request ? { request, query } : { query });
}

/** The latest without `after`; so many as the service gives at once unless told. */
export function readDistinte(
  query: { after?: string; limit?: number },
  request?: Request,
): Promise<DistintePage> {
  return fetchJson(cedolaApi.distinte, request ? { request, query } : { query });
}

export const sendCedole = (cedolaIds: string[], day: string): Promise<Distinta> =>
  fetchJson(cedolaApi.send, { body: { cedolaIds, day } });

export const notePayment = (id: string, paidOn: string, amount: number): Promise<Distinta> =>
  fetchJson(cedolaApi.pay, { params: { id }, body: { paidOn, amount } });

export const takeDistintaBack = (id: string, state: 'sent' | 'paid'): Promise<Distinta> =>
  fetchJson(cedolaApi.takeBack, { params: { id }, body: { state } });

export const downloadLedger = (): Promise<void> => downloadCsv(cedolaApi.ledgerFile, 'cedole');

/** Where the browser finds the ledger on paper. */
export const ledgerPath: string = cedolaApi.ledgerPrint.path;

export const downloadDistinta = ({ id, number }: Distinta): Promise<void> => {
  const { method, path } = cedolaApi.distintaFile;
  return downloadCsv(
    { method, path: path.replace(':id', id) },
    `distinta-${number.replace('/', '-')}`,
  );
};

/** Where the browser finds a distinta on paper. */
export const distintaPath = ({ id }: Distinta): string =>
  cedolaApi.distintaPrint.path.replace(':id', id);

export const readTerms = (): Promise<KeptCedolaTerms> => fetchJson(cedolaApi.terms, {});

export const saveTerms = (
  body: CallInput<typeof cedolaEndpoints.setTerms>['body'],
): Promise<KeptCedolaTerms> => fetchJson(cedolaApi.setTerms, { body });

export const enterCedola = ({ id, version }: DeskOrder, entry: Entry): Promise<DeskOrder> =>
  fetchJson(cedolaApi.enter, { params: { id }, body: { version, ...entry } });

type WithoutVersion<Body> = Body extends unknown ? Omit<Body, 'version'> : never;

export const decideCedola = (
  { id, version }: DeskOrder,
  cedolaId: string,
  decision: WithoutVersion<Decision>,
): Promise<DeskOrder> =>
  fetchJson(cedolaApi.decide, { params: { id, cedolaId }, body: { version, ...decision } });

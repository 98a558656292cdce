import {
  dataRequestApi,
  type DataRequestKind,
  securityLogApi,
  staffUserApi,
} from '@zaino/contracts/identity';
import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { keyOf, loadQuery, pageQuery, partOfPage } from '../../queries';

/** Entries of the security log that the page shows; the log forgets after seven days. */
const LOG_ENTRIES = 10;

export const userQuery = (uid: string) =>
  pageQuery(staffUserApi.read, { uid }, (options) =>
    fetchJson(staffUserApi.read, { ...options, params: { uid } }),
  );

export const ordersQuery = (uid: string) =>
  queryOptions({
    queryKey: keyOf(staffUserApi.orders, { uid }),
    queryFn: () => fetchJson(staffUserApi.orders, { params: { uid } }),
    ...partOfPage,
  });

export const sessionsQuery = (uid: string) =>
  queryOptions({
    queryKey: keyOf(staffUserApi.sessions, { uid }),
    queryFn: async () => (await fetchJson(staffUserApi.sessions, { params: { uid } })).sessions,
    ...partOfPage,
  });

export const securityLogQuery = (userId: string) =>
  queryOptions({
    queryKey: keyOf(securityLogApi.search, { userId }),
    queryFn: async () => {
      const query = { userId, limit: LOG_ENTRIES };
      return (await fetchJson(securityLogApi.search, { query })).entries;
    },
    ...partOfPage,
  });

export const userRequestsQuery = (uid: string) =>
  queryOptions({
    queryKey: keyOf(dataRequestApi.list, { uid }),
    queryFn: async () => (await fetchJson(dataRequestApi.list, { query: { uid } })).requests,
    ...partOfPage,
  });

/** The account that the address names: a failure of kind `not-found` where there is none any more. Gives its id. */
export async function loadUser({ params: { uid = '' } }: LoaderFunctionArgs) {
  await loadQuery(userQuery(uid));
  return uid;
}

/** What can be done with an account for a reason alone. */
export type ReasonedAct = 'suspend' | 'reinstate' | 'endSessions';

export function giveAct(act: ReasonedAct, uid: string, reason: string): Promise<unknown> {
  const input = { params: { uid }, body: { reason } };
  switch (act) {
    case 'suspend':
      return fetchJson(staffUserApi.suspend, input);
    case 'reinstate':
      return fetchJson(staffUserApi.reinstate, input);
    case 'endSessions':
      return fetchJson(staffUserApi.endSessions, input);
  }
}

export const showPersonalData = (uid: string, reason: string) =>
  fetchJson(staffUserApi.showPersonalData, { params: { uid }, body: { reason } });

export const endSession = (uid: string, id: string) =>
  fetchJson(staffUserApi.endSession, { params: { uid, id } });

export const sendVerification = (uid: string) =>
  fetchJson(staffUserApi.sendVerification, { params: { uid } });

export const changeEmail = (uid: string, change: { email: string; reason: string }) =>
  fetchJson(staffUserApi.changeEmail, { params: { uid }, body: change });

interface NewRequest {
  kind: DataRequestKind;
  receivedOn: string;
  evidence: string;
}

export const enterRequest = (uid: string, request: NewRequest) =>
  fetchJson(dataRequestApi.enter, { params: { uid }, body: request });

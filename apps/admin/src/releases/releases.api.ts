import { useQuery } from '@tanstack/react-query';
import {
  type AppReleases,
  releaseDeskApi,
  releasesApi,
  type releasesEndpoints,
} from '@zaino/contracts/releases';
import type { CallInput } from '@zaino/contracts/shared';
import { fetchJson } from '@zaino/web/api-client';
import type { Failure } from '@zaino/web/outcome';
import { useState } from 'react';
import { allOf, loadQuery, pageQuery, queryClient } from '../queries';

/** What is live is read again that often while somebody looks at it, in milliseconds. */
const LOOK_AGAIN_MS = 10_000;

export const overviewQuery = pageQuery(releaseDeskApi.overview, {}, (options) =>
  fetchJson(releaseDeskApi.overview, options),
);

/** How visits of an app went in the last hours. */
export const figuresQuery = (app: string, hours: number) =>
  pageQuery(releaseDeskApi.figures, { app, hours }, (options) =>
    fetchJson(releaseDeskApi.figures, { ...options, query: { app, hours } }),
  );

/** All apps, with what is live. */
export async function loadReleases(): Promise<null> {
  await loadQuery(overviewQuery);
  return null;
}

interface Fresh<Data> {
  /** The last that came, also where a later try failed. */
  value: Data | null;
  /** When it came, in milliseconds. */
  at: number;
  /** Why the last try failed. */
  failure: Failure | null;
  readAgain: () => void;
}

const nothing = { value: null, at: 0 };

/** Reads again and again while the page is seen, and keeps what it has where the service is away. */
export function useFresh<Data>(query: ReturnType<typeof pageQuery<Data>>): Fresh<Data> {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...query, refetchInterval: LOOK_AGAIN_MS });
  const { value, failure } = data ?? { value: null, failure: null };
  const kept = useKept(JSON.stringify(query.queryKey), { value, at: dataUpdatedAt });
  return { ...kept, failure, readAgain: () => void refetch() };
}

interface Read<Data> {
  value: Data | null;
  at: number;
}

/** The last that was read of something; what was read of another thing does not count. */
function useKept<Data>(of: string, read: Read<Data>): Read<Data> {
  const [kept, setKept] = useState<Read<Data> & { of: string }>({ of, ...nothing });
  const isNew = read.value !== kept.value || read.at !== kept.at;
  if (read.value !== null && isNew) setKept({ of, ...read });
  return kept.of === of ? { value: kept.value, at: kept.at } : nothing;
}

/** What a command has changed is read anew. */
function readAnew(): void {
  for (const call of [releaseDeskApi.overview, releasesApi.read, releaseDeskApi.history]) {
    void queryClient.invalidateQueries(allOf(call));
  }
}

async function changed(answer: Promise<AppReleases>): Promise<void> {
  try {
    await answer;
  } finally {
    readAnew();
  }
}

export const promote = (app: string, version: string, reason: string) =>
  changed(fetchJson(releasesApi.promote, { params: { app }, body: { version, reason } }));

/** `from` is the version that is to be left: two who press at once go back one step. */
export const goBack = (app: string, from: string, reason: string) =>
  changed(fetchJson(releasesApi.goBack, { params: { app }, body: { from, reason } }));

export const startCanary = (
  app: string,
  body: CallInput<typeof releasesEndpoints.startCanary>['body'],
) => changed(fetchJson(releasesApi.startCanary, { params: { app }, body }));

export const changeCanary = (
  app: string,
  body: CallInput<typeof releasesEndpoints.changeCanary>['body'],
) => changed(fetchJson(releasesApi.changeCanary, { params: { app }, body }));

export const endCanary = (app: string, reason: string) =>
  changed(fetchJson(releasesApi.endCanary, { params: { app }, body: { reason } }));

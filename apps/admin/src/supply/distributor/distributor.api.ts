import { adminSupplyApi, type Feed, FEED_PART_BYTES } from '@zaino/contracts/schools';
import { fetchJson, sendFile } from '@zaino/web/api-client';
import type { LoaderFunctionArgs } from '@zaino/web/router';
import { loadQuery, pageQuery } from '../../queries';
import { distributorsQuery } from '../supply.api';

export const feedsQuery = (id: number) =>
  pageQuery(adminSupplyApi.feeds, { id }, (options) =>
    fetchJson(adminSupplyApi.feeds, { ...options, params: { id } }),
  );

/** The distributor that the address names, and its files; its number is 0 where the address has none. */
export async function loadDistributor({ params }: LoaderFunctionArgs): Promise<number> {
  const id = /^\d{1,5}$/.test(params.id ?? '') ? Number(params.id) : 0;
  await Promise.all([loadQuery(distributorsQuery), id === 0 ? null : loadQuery(feedsQuery(id))]);
  return id;
}

interface SentFeed {
  distributorId: number;
  file: File;
  kind: Feed['kind'];
  /** Of how much of it has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Sends a file in its parts, one after the other; the service reads it then. */
export async function sendFeed({ distributorId, file, kind, onProgress }: SentFeed): Promise<Feed> {
  const { id } = await fetchJson(adminSupplyApi.beginFeed, {
    params: { id: distributorId },
    body: { fileName: file.name.slice(-200), kind, bytes: file.size },
  });
  for (let part = 0; part * FEED_PART_BYTES < file.size; part += 1) {
    const end = Math.min(file.size, (part + 1) * FEED_PART_BYTES);
    const content = file.slice(part * FEED_PART_BYTES, end, 'application/octet-stream');
    await sendFile(adminSupplyApi.sendPart, content, { params: { id, part } });
    onProgress(end / file.size);
  }
  return fetchJson(adminSupplyApi.endFeed, { params: { id } });
}

export const decideFeed = (id: number, isTaken: boolean) =>
  fetchJson(adminSupplyApi.decideFeed, { params: { id }, body: { isTaken } });

export const rejectsQuery = (id: number) => ({
  queryKey: [adminSupplyApi.rejects.path, id],
  queryFn: () => fetchJson(adminSupplyApi.rejects, { params: { id } }),
});

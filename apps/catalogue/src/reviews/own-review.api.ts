import { type OwnReview, reviewApi, type ReviewInput } from '@zaino/contracts/catalogue';
import { fetchJson, sendFile } from '@zaino/web/api-client';
import { settle } from '@zaino/web/outcome';

/** The own review of a product, and whether one may be written: whoever only reads is sent nowhere for it. */
export const askOwn = (id: string) =>
  settle(fetchJson(reviewApi.own, { params: { id }, isEndExpected: true }));

export async function saveOwn(id: string, body: ReviewInput): Promise<OwnReview> {
  return (await fetchJson(reviewApi.save, { params: { id }, body })).review;
}

export const removeOwn = (id: string) => fetchJson(reviewApi.remove, { params: { id } });

/** The address of a picture that is kept from now on. */
export async function sendPhoto(file: Blob): Promise<string> {
  return (await sendFile(reviewApi.uploadImage, file)).url;
}

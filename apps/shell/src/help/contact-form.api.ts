import { supportApi, type SupportMessage } from '@zaino/contracts/orders';
import { fetchJson } from '@zaino/web/api-client';

/** Rejects with an `ApiError`: refused fields, too many messages, or a service that is away. */
export const writeToShop = (body: SupportMessage) => fetchJson(supportApi.write, { body });

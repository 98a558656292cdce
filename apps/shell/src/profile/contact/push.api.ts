import { pushApi, type PushSubscriptionInput } from '@zaino/contracts/identity';
import { fetchJson } from '@zaino/web/api-client';

/** Whether this device gets pushes. */
export const readPushStatus = (request?: Request) => fetchJson(pushApi.status, { request });

export const switchPushOn = (body: PushSubscriptionInput) => fetchJson(pushApi.switchOn, { body });

export const switchPushOff = () => fetchJson(pushApi.switchOff);

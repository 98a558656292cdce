import type { PushSubscriptionInput } from '@zaino/contracts/identity';

/** Why a browser gives no address for pushes. */
export type PushObstacle = 'dismissed' | 'blocked' | 'unprepared' | 'failed';

/** What a browser has given, or why it gives nothing. */
type Given =
  | { subscription: PushSubscriptionInput; obstacle: null }
  | { subscription: null; obstacle: PushObstacle };

/** Whether this browser has an address for pushes, and may show them. */
export async function isSubscribed(): Promise<boolean> {
  const subscription = await (await registration())?.pushManager.getSubscription();
  return Boolean(subscription) && Notification.permission === 'granted';
}

/** Asks for the permission and for an address; `publicKey` is the shop's, base64url. Called by a press: browsers ask only then. */
export async function subscribe(publicKey: string): Promise<Given> {
  const permission = await Notification.requestPermission();
  if (permission === 'default') return refused('dismissed');
  if (permission === 'denied') return refused('blocked');
  const worker = await registration();
  if (!worker?.active) return refused('unprepared');
  try {
    // It may be for another key of the shop.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return addressOf(await worker.pushManager.subscribe(options));
  } catch {
    // Its own push service is away, or there is none.
    return refused('failed');
  }
}

/** Has the browser give up its address, if it has one. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // Where a browser has no pushes, a worker has no manager of them.
  const manager: PushManager | undefined = (await registration())?.pushManager;
  await (await manager?.getSubscription())?.unsubscribe();
}

const registration = () => navigator.serviceWorker.getRegistration();
const refused = (obstacle: PushObstacle): Given => ({ subscription: null, obstacle });

function addressOf(subscription: PushSubscription): Given {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON();
  if (!endpoint || !p256dh || !auth) return refused('failed');
  return { subscription: { endpoint, keys: { p256dh, auth } }, obstacle: null };
}

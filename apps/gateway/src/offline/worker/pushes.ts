import type { NotificationClickEvent, PushEvent, WorkerScope } from './worker-scope';

/** What a push says (apps/identity-service/src/push/push-words.ts). */
interface ShownPush {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Shows what has come: browsers take pushes away from whoever shows nothing. The same notice again takes the first's place. */
export const showPush =
  ({ registration }: Pick<WorkerScope, 'registration'>) =>
  (event: PushEvent): void => {
    const { title, body, path, tag } = event.data.json() as ShownPush;
    const options = { body, tag, lang: 'it', data: path };
    event.waitUntil(registration.showNotification(title, options));
  };

/** Leads to what a notice is about: to the tab that shows it, or to a new one; to no other site. */
export const openPushed =
  ({ clients, location }: Pick<WorkerScope, 'clients' | 'location'>) =>
  (event: NotificationClickEvent): void => {
    const { notification } = event;
    notification.close();
    const { origin, href } = new URL(String(notification.data), location.origin);
    if (origin === location.origin) event.waitUntil(open(clients, href));
  };

async function open(clients: WorkerScope['clients'], url: string): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window' });
  const tab = tabs.find((one) => one.url === url);
  await (tab ? tab.focus() : clients.openWindow(url));
}

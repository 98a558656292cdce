import { answerFetches } from './answer-fetch';
import { openPushed, showPush } from './pushes';
import type { WorkerScope } from './worker-scope';

const scope = globalThis as unknown as WorkerScope;

// A new one takes the old one's place at once: what they keep is the same.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
  ),
);
scope.addEventListener('fetch', answerFetches(scope));
scope.addEventListener('push', showPush(scope));
scope.addEventListener('notificationclick', openPushed(scope));

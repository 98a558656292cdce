import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainPage, plainPageHeaders } from '@zaino/service/plain-page';
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../gateway-problem';
import type { SiteOf } from '../sites';
import { barStyle } from './bar-style';
import { copyLinksScript } from './copy-links-script';
import type { ServedWords } from './worker/served-words';

const WORKER_PATH = '/sw.js';

/** In the place of the worker where it is switched off: one that takes itself and all copies away. */
const removal = [
  "addEventListener('install',()=>skipWaiting());",
  "addEventListener('activate',event=>event.waitUntil((async()=>{",
  "for(const name of await caches.keys())if(name.startsWith('zaino-'))await caches.delete(name);",
  'await registration.unregister()})()))',
].join('');

interface Options {
  siteOf: SiteOf;
  /** Where the build has left the browser's script (webpack.config.mjs). */
  folder: string;
  isOn: boolean;
}

/**
 * The service worker (docs/decisions/offline.md). Browsers ask for it anew with each visit, and take what comes at once:
 * whoever has a broken one is rid of it with the next page. At the admin area's own address there is none.
 */
export function serveWorker(app: FastifyInstance, { siteOf, folder, isOn }: Options): void {
  const script = isOn ? workerScript(folder) : removal;
  app.get(WORKER_PATH, (request, reply) => {
    if (siteOf(request).shop !== undefined) return sendProblem(reply, 'notFound');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .send(script);
  });
}

/** The worker asks for pages and their files, and runs nothing else. */
const policy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

function workerScript(folder: string): string {
  const script = readFileSync(join(folder, 'browser/service-worker.js'), 'utf8');
  return `self.zainoWords=${JSON.stringify(servedWords())};${script}`;
}

/** Where the worker puts why there is no page, and the list of what is kept. */
const TITLE_PLACE = '%TITLE%';
const LIST_PLACE = '<!--copies-->';

function servedWords(): ServedWords {
  return {
    offlinePage: plainPage({
      title: TITLE_PLACE,
      words: [
        'Questa pagina non è salvata su questo dispositivo. Riprova tra poco.',
        LIST_PLACE,
        'La bacheca e gli ordini restano qui solo se accedi con “Ricordami”, e spariscono quando esci.',
      ],
      ways: [
        { text: 'Riprova', href: '' },
        { text: 'Vai alla pagina iniziale', href: '/' },
      ],
    }),
    offlinePolicy: plainPageHeaders['content-security-policy'],
    titlePlace: TITLE_PLACE,
    listPlace: LIST_PLACE,
    barStyle,
    barHash: `'sha256-${createHash('sha256').update(barStyle).digest('base64')}'`,
    linksScript: copyLinksScript.markup,
    linksHash: copyLinksScript.hash,
  };
}

import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { FetchedVersions } from './fetched-versions';
import { versionAt } from './release-url';

interface Served {
  folder: string;
  fetched: FetchedVersions;
}

/**
 * Serves the browser's files of every published version, not only of the active ones: tabs go on with the
 * version that they began with. What is the gateway's own is not for the public.
 */
export async function serveReleases(
  app: FastifyInstance,
  { folder, fetched }: Served,
): Promise<void> {
  if (fetched.isFromBucket) {
    // A tab may go on with a version that this gateway has never used itself.
    app.addHook('onRequest', async ({ url }) => {
      const found = versionAt(url);
      if (found) await fetched.bring({ [found.app]: found.version });
    });
  }
  await app.register(staticFiles, {
    root: folder,
    prefix: '/releases/',
    allowedPath: isForBrowsers,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    dotfiles: 'ignore',
    index: false,
    decorateReply: false,
    setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'same-origin'),
  });
}

/** `<app>/<version>/<file>`, but neither manifest and signature nor the server bundle. */
function isForBrowsers(path: string): boolean {
  const [app, version, ...file] = path.split('/').filter((segment) => segment !== '');
  const [first = ''] = file;
  return (
    app !== undefined &&
    version !== undefined &&
    !/^(?:server|(?:release|signature)\.json.*|)$/.test(first)
  );
}

import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../gateway-problem';
import type { ActiveReleases, Renderer } from '../releases/release-store';
import { hasFile, releaseUrl } from '../releases/release-url';

/** Where browsers and systems look that have read no page, and the file of the shell that they mean. */
const conventional = {
  '/favicon.ico': 'icon-48.png',
  '/apple-touch-icon.png': 'icon-180.png',
  '/apple-touch-icon-precomposed.png': 'icon-180.png',
};

const ONE_DAY_S = 86_400;

/** Leads those who guess an icon's address to that of the active shell; pages name the files themselves. */
export function serveIcons(
  app: FastifyInstance,
  active: () => ActiveReleases<Renderer> | undefined,
): void {
  for (const [path, file] of Object.entries(conventional)) {
    app.get(path, (_request, reply) => {
      const release = active()?.shell.release;
      if (!release || !hasFile(release, file)) return sendProblem(reply, 'notFound');
      return reply
        .header('cache-control', `public, max-age=${ONE_DAY_S}`)
        .redirect(releaseUrl(release, file));
    });
  }
}

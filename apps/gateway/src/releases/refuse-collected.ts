import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnknown, sendProblem } from '../gateway-problem';
import { versionAt } from './release-url';

/**
 * Refuses what nothing answers. Of a file of a version whose files are gone a tab is told that (410): it was there when
 * the tab was opened, and will not come back.
 */
export function refuseCollected(folder: string) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    isCollected(request, folder)
      ? sendProblem(reply, { statusCode: 410 })
      : refuseUnknown(request, reply);
}

function isCollected({ method, url }: FastifyRequest, folder: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const found = versionAt(url);
  return found !== undefined && !existsSync(join(folder, found.app, found.version));
}

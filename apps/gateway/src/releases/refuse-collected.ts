import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { appNameSchema, versionSchema } from '@zaino/contracts/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnknown, sendProblem } from '../gateway-problem';

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
  const [, app, version] = /^\/releases\/([^/?]+)\/([^/?]+)\/[^/?]/.exec(url) ?? [];
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (!appNameSchema.safeParse(app).success) return false;
  const known = versionSchema.safeParse(version);
  return known.success && !existsSync(join(folder, app ?? '', known.data));
}

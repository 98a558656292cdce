import { createHash } from 'node:crypto';
import { SESSION_COOKIE } from '@zaino/contracts/shared';
import { mayKeepCopy, NOBODY } from '@zaino/rules/page-copies';
import { cookieValue } from '@zaino/service/cookie';
import type { FastifyRequest } from 'fastify';

interface AnsweredPage {
  path: string;
  /** Made with the cookies of who asks. */
  isOwn: boolean;
  hasFailed: boolean;
}

/** What a page's answer says of its copy (`COPY_HEADER`, docs/decisions/offline.md). */
export function copyWordsOf(
  request: FastifyRequest,
  { path, isOwn, hasFailed }: AnsweredPage,
): string {
  const whose = isOwn ? markOf(request) : NOBODY;
  return mayKeepCopy(path, isOwn) && !hasFailed ? `${whose} keep` : whose;
}

/** Another one for each session; nothing of the session can be found out by it. */
function markOf(request: FastifyRequest): string {
  const id = cookieValue(request, SESSION_COOKIE, /^[\w-]+$/) ?? '';
  return createHash('sha256').update(`copies of ${id}`).digest('hex').slice(0, 24);
}

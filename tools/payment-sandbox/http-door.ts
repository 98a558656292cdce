import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerControl } from './control/control';
import { dashboardPage } from './pages/dashboard';
import { answerHosted } from './pages/hosted';
import { closedPage } from './pages/closed-page';
import { html, json } from './protocol/answer';
import type { Answer } from './protocol/answer';
import { answerApi } from './api/api';
import { readRequest } from './protocol/request';
import type { SandboxRequest } from './protocol/request';
import type { Sandbox } from './sandbox';
import { answerVouchers, VOUCHERS_PATH } from './vouchers/answer-vouchers';

/** One door for the API, the hosted pages, the overview and the calls that steer it. */
export function httpDoor(sandbox: Sandbox): Server {
  const server = createServer((request, response) => {
    void answer(sandbox, request).then(
      (given) => send(request, response, given),
      (error: unknown) => {
        // A client that went away in the middle is no matter of ours.
        if (request.destroyed && !request.complete) return;
        console.error(error);
        send(
          request,
          response,
          json({ error: { message: 'Internal error', type: 'api_error' } }, 500),
        );
      },
    );
  });
  // Clients keep their connections: none may be closed under a call that has just begun.
  server.keepAliveTimeout = 65_000;
  return server;
}

function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  if (answer.isLost === true) {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...answer.headers,
  });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
}

async function answer(sandbox: Sandbox, incoming: IncomingMessage): Promise<Answer> {
  const request = await readRequest(incoming);
  if (request.path.startsWith('/v1/')) return answerApi(sandbox, request);
  if (request.path.startsWith(VOUCHERS_PATH)) return answerVouchers(sandbox, request);
  if (request.path === '/health/live') return json({ status: 'ok' });
  if (!isOwn(sandbox, request)) return json({ error: 'Forbidden' }, 403);
  if (request.path.startsWith('/sandbox/')) return answerControl(sandbox, request);
  if (request.path === '/') return html(dashboardPage(sandbox));
  return (await answerHosted(sandbox, request)) ?? html(closedPage(undefined), 404);
}

/**
 * No other site may read the pages by a name that it lets lead to this machine, nor steer or pay by a form or
 * script of its own.
 */
function isOwn({ publicUrl }: Sandbox, { headers, method }: SandboxRequest): boolean {
  const host = headers.host ?? '';
  const names = ['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname];
  if (!names.includes(host.replace(/:\d+$/, ''))) return false;
  if (method === 'GET') return true;
  const { origin } = headers;
  return (
    origin === undefined || origin === `http://${host}` || origin === new URL(publicUrl).origin
  );
}

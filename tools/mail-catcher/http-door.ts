import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Mailbox } from './mailbox';
import { framedHtml, listPage, mailPage, notFoundPage } from './pages';

interface Answer {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail's HTML is a stranger's: no script, and an origin of its own. */
const framePolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; frame-ancestors 'self'";

/** A file is a stranger's too; a browser's own viewer of PDFs works in no sandbox. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'";

/** The page for people, and for tests `GET /api/mails` and `DELETE /api/mails`, both with `?to=`. */
export function httpDoor(mailbox: Mailbox): Server {
  return createServer((request, response) => void respond(mailbox, request, response));
}

async function respond(mailbox: Mailbox, request: IncomingMessage, response: ServerResponse) {
  const { status, type, body, headers } = await answer(mailbox, request);
  response.writeHead(status, {
    'content-type': typeof body === 'string' ? `${type}; charset=utf-8` : type,
    'cache-control': 'no-store',
    // Forms without a referrer would come from the origin `null`.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': pagePolicy,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Action = (mailbox: Mailbox, to: string | undefined) => Answer;

const actions: Partial<Record<string, Action>> = {
  'GET /health/live': () => ({ status: 200, type: 'text/plain', body: 'ok' }),
  'GET /api/mails': (mailbox, to) => json({ mails: mailbox.list(to) }),
  'DELETE /api/mails': (mailbox, to) => {
    mailbox.clear(to);
    return json({ success: true });
  },
  'POST /clear': (mailbox) => {
    mailbox.clear();
    return { ...html(''), status: 303, headers: { location: '/' } };
  },
  'GET /': (mailbox, to) => html(listPage(mailbox.list(to), to ?? '')),
};

async function answer(mailbox: Mailbox, request: IncomingMessage): Promise<Answer> {
  if (!isLocal(request)) return { status: 403, type: 'text/plain', body: 'Forbidden' };
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET');
  const to = searchParams.get('to')?.trim();
  const action = actions[`${method} ${pathname}`];
  if (action) return action(mailbox, to === '' ? undefined : to);
  return (await attachedFile(mailbox, pathname)) ?? showMail(mailbox, pathname);
}

function showMail(mailbox: Mailbox, pathname: string): Answer {
  const [, id = '', part] = /^\/mails\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
  const mail = mailbox.find(id);
  if (!mail) return { ...html(notFoundPage()), status: 404 };
  if (part === undefined) return html(mailPage(mail));
  return { ...html(framedHtml(mail)), headers: { 'content-security-policy': framePolicy } };
}

async function attachedFile(mailbox: Mailbox, pathname: string): Promise<Answer | undefined> {
  const [, id, n] = /^\/mails\/([\w-]+)\/attachments\/(\d+)$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const file = await mailbox.attachment(id, Number(n));
  if (!file) return { ...html(notFoundPage()), status: 404 };
  const isPdf = file.type === 'application/pdf';
  return {
    status: 200,
    // What is no PDF is never shown, so that no page of a stranger's runs here.
    type: isPdf ? file.type : 'application/octet-stream',
    body: file.content,
    headers: {
      'content-disposition': `${isPdf ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': filePolicy,
    },
  };
}

/**
 * Mails hold links that sign in: no other site may read them by a name that it lets lead to this machine,
 * nor have them removed by a form of its own.
 */
function isLocal({ headers, method }: IncomingMessage): boolean {
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  if (!['localhost', '127.0.0.1', '[::1]'].includes(host)) return false;
  if (method === 'GET' || method === 'HEAD') return true;
  return headers.origin === undefined || headers.origin === `http://${headers.host ?? ''}`;
}

function html(body: string): Answer {
  return { status: 200, type: 'text/html', body };
}

function json(value: unknown): Answer {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) };
}

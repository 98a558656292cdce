import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import {
  type AppReleases,
  type PublishedVersion,
  releasesEndpoints,
  releasesErrorCodes,
} from '@zaino/contracts/releases';
import { problemSchema } from '@zaino/contracts/shared';
import { z } from 'zod';

type CallName = keyof typeof releasesEndpoints;
/** What a call was parsed to. */
type BodyOf<Name extends 'startCanary' | 'changeCanary' | 'addFigures'> = z.output<
  NonNullable<(typeof releasesEndpoints)[Name]['body']>
>;

/** What the registry refuses, or how it breaks: before it has answered, in the middle, or with something else. */
type Fault = { status: number; code: string; detail: string } | 'cut' | 'half' | 'another program';

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly detail: string;

  constructor(status: number, code: string, detail: string) {
    super(code);
    this.status = status;
    this.code = code;
    this.detail = detail;
  }
}

interface Asked {
  app: string;
  version: string;
  jump: string;
  body: Record<string, unknown>;
  archive: Buffer;
}

const MOMENT = '2026-11-20T11:05:00.000Z';

/** A small registry of the contract, in memory: inputs and answers are parsed by it. */
export class FakeRegistry {
  url = '';
  readonly token = 'a-token-of-this-test-alone-and-of-no-other1';
  /** The calls that came, as in `publish cart`. */
  readonly calls: string[] = [];
  readonly reasons: unknown[] = [];
  /** The last upload. */
  archive: Buffer = Buffer.alloc(0);
  /** Apps that the token may not touch. */
  readonly notYours = new Set<string>();
  private readonly apps = new Map<string, AppReleases>();
  /** By version, those that were added. */
  readonly figures = new Map<string, BodyOf<'addFigures'>>();
  private readonly faults = new Map<CallName, Fault>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  static async start(): Promise<FakeRegistry> {
    const registry = new FakeRegistry();
    registry.server.listen(0, '127.0.0.1');
    await once(registry.server, 'listening');
    registry.url = `http://127.0.0.1:${(registry.server.address() as AddressInfo).port}`;
    return registry;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  fail(call: CallName, fault: Fault): void {
    this.faults.set(call, fault);
  }

  /** Publishes versions, each a patch later, and makes the last one live. */
  given(app: string, ...versions: string[]): void {
    for (const version of versions) {
      this.publish({ app, version, jump: 'patch' });
      this.promote({ app, version });
    }
  }

  app(name: string): AppReleases {
    const known = this.apps.get(name);
    if (known) return known;
    const fresh = { live: null, liveSince: null, back: null, canary: null, versions: [] };
    const made: AppReleases = { app: name, ...fresh };
    this.apps.set(name, made);
    return made;
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks = (await request.toArray()) as Buffer[];
    const [status, body] = this.answerTo(request, Buffer.concat(chunks));
    if (body === 'cut') {
      response.destroy();
      return;
    }
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-length': Buffer.byteLength(text) });
    if (this.faults.get(nameOf(request)) === 'half') {
      response.write(text.slice(0, 20), () => response.destroy());
    } else {
      response.end(text);
    }
  }

  private answerTo(request: IncomingMessage, content: Buffer): [number, unknown] {
    const name = nameOf(request);
    const fault = this.faults.get(name);
    if (fault === 'cut') return [0, fault];
    if (fault === 'another program') return [404, '<h1>Not found</h1>'];
    try {
      if (request.headers.authorization !== `Bearer ${this.token}`) {
        throw new Refusal(401, 'unauthenticated', 'Accedi per continuare');
      }
      if (typeof fault === 'object') throw new Refusal(fault.status, fault.code, fault.detail);
      return [200, this.do(name, askedBy(request, content))];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [error.status, problemOf(error)];
    }
  }

  private do(name: CallName, asked: Asked): unknown {
    const { app, body } = asked;
    this.calls.push(`${name} ${app}`);
    if (this.notYours.has(app)) {
      throw new Refusal(403, releasesErrorCodes.notYours, 'Questo codice è di un’altra app');
    }
    if ('reason' in body) this.reasons.push(body['reason']);
    const endpoint = releasesEndpoints[name];
    const answer = this[name](asked);
    return z.parse(endpoint.response, answer);
  }

  private read({ app }: Pick<Asked, 'app'>): AppReleases {
    return this.app(app);
  }

  private publish(asked: Omit<Asked, 'body' | 'archive'> & { archive?: Buffer }) {
    const { app, version, jump, archive } = asked;
    this.archive = archive ?? this.archive;
    const { versions } = this.app(app);
    const known = versions.find((one) => one.version === version);
    if (known) return { version: known, isNew: false };
    const [minor = 0, patch = 0] = (versions[0]?.number ?? '1.0.0').split('.').slice(1).map(Number);
    const number = jump === 'minor' ? `1.${minor + 1}.0` : `1.${minor}.${patch + 1}`;
    const published: PublishedVersion = {
      app,
      version,
      number,
      publishedAt: MOMENT,
      by: 'Squadra',
      heaviestPage: null,
      isCollected: false,
    };
    versions.unshift(published);
    return { version: published, isNew: true };
  }

  private addFigures({ app, version, body }: Asked) {
    this.published(app, version);
    const figures = body as BodyOf<'addFigures'>;
    const known = this.figures.get(version);
    if (known && !isDeepStrictEqual(known, figures)) {
      throw new Refusal(409, releasesErrorCodes.otherFigures, 'Ha già altre misure');
    }
    this.figures.set(version, figures);
    return { isNew: !known };
  }

  private promote({ app, version }: Pick<Asked, 'app' | 'version'>): AppReleases {
    const known = this.published(app, version);
    const before = this.app(app);
    const canary = before.canary?.version === version ? null : before.canary;
    return this.become({ ...before, live: known, liveSince: MOMENT, back: before.live, canary });
  }

  private goBack({ app }: Asked): AppReleases {
    const before = this.app(app);
    if (!before.back) {
      throw new Refusal(409, releasesErrorCodes.noWayBack, 'Prima non c’era nessuna versione');
    }
    return this.become({ ...before, live: before.back, back: before.live });
  }

  private startCanary({ app, version, body }: Asked): AppReleases {
    const before = this.app(app);
    if (before.canary) {
      throw new Refusal(409, releasesErrorCodes.canaryRuns, 'C’è già un canarino di questa app');
    }
    const { number } = this.published(app, version);
    const wish = body as BodyOf<'startCanary'>;
    const canary = { ...wish, id: randomUUID(), app, number, startedAt: MOMENT, by: 'Squadra' };
    return this.become({ ...before, canary: { ...canary, isPaused: false } });
  }

  private changeCanary({ app, body }: Asked): AppReleases {
    const before = this.app(app);
    if (!before.canary) throw new Refusal(409, releasesErrorCodes.noCanary, 'Nessun canarino');
    const { share, isPaused } = body as BodyOf<'changeCanary'>;
    const canary = {
      ...before.canary,
      share: share ?? before.canary.share,
      isPaused: isPaused ?? before.canary.isPaused,
    };
    return this.become({ ...before, canary });
  }

  private endCanary({ app }: Asked): AppReleases {
    return this.become({ ...this.app(app), canary: null });
  }

  private published(app: string, version: string): PublishedVersion {
    const known = this.app(app).versions.find((one) => one.version === version);
    if (known) return known;
    throw new Refusal(404, releasesErrorCodes.unknownVersion, 'Questa versione non c’è');
  }

  private become(app: AppReleases): AppReleases {
    this.apps.set(app.app, app);
    return app;
  }
}

function nameOf({ method, url = '' }: IncomingMessage): CallName {
  const { pathname } = new URL(url, 'http://registry');
  const found = Object.entries(releasesEndpoints).find(
    ([, endpoint]) =>
      endpoint.method === method &&
      new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(pathname),
  );
  if (!found) throw new Error(`No call of the contract: ${method ?? ''} ${pathname}`);
  return found[0] as CallName;
}

function askedBy(request: IncomingMessage, content: Buffer): Asked {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://registry');
  const [, , , app = '', , version = ''] = pathname.split('/');
  const isJson = request.headers['content-type'] === 'application/json';
  const given: unknown = isJson ? JSON.parse(content.toString('utf8')) : {};
  const endpoint = releasesEndpoints[nameOf(request)];
  const schema = 'body' in endpoint ? endpoint.body : undefined;
  const body = (schema ? z.parse(schema, given) : {}) as Record<string, unknown>;
  return {
    app,
    version: typeof body['version'] === 'string' ? body['version'] : version,
    jump: searchParams.get('jump') ?? 'patch',
    body,
    archive: content,
  };
}

function problemOf({ status, code, detail }: Refusal) {
  return problemSchema.parse({
    type: 'about:blank',
    title: code,
    status,
    code,
    detail,
    requestId: 'test',
    success: false,
    error: detail,
  });
}

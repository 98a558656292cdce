import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@zaino/testing/processes';

interface Watched {
  /** Of the gateways. */
  origins: readonly string[];
  /** To each of them; each asks again a moment after it was answered. */
  connections: number;
  pauseMs: number;
  /** Of the visitor: by it a page may be of a canary. */
  cookie?: string;
}

/** Longer than it takes where anything works, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Asks gateways for a page again and again, over many connections, and notes when its versions change. */
export class PageWatch {
  /** Answers so far. */
  pages = 0;
  /** What was answered instead of a page. */
  readonly failures: string[] = [];
  private readonly watched: Watched;
  private readonly agent: Agent;
  private readonly seen = new Map<string, number>();
  private readonly all: Promise<unknown>;
  private mark = '';
  private isOver = false;

  constructor(watched: Watched) {
    this.watched = watched;
    const { origins, connections } = watched;
    this.agent = new Agent({ keepAlive: true, maxSockets: origins.length * connections });
    const watchers = origins.flatMap((origin) =>
      Array.from({ length: connections }, () => this.watch(origin)),
    );
    this.all = Promise.all(watchers);
  }

  /** From now on pages with this version of an app are looked for. */
  expect(app: string, version: string): void {
    this.seen.clear();
    this.mark = `/releases/${app}/${version}/`;
  }

  /** Of each gateway the moment of the first page with what is expected, by `performance.now()`. */
  async firstPages(): Promise<number[]> {
    const { origins } = this.watched;
    const areSeen = () => Promise.resolve(origins.every((origin) => this.seen.has(origin)));
    if (!(await waitUntil(areSeen, PATIENCE_MS))) {
      const missing = origins.filter((origin) => !this.seen.has(origin));
      throw new Error(`No page of ${missing.join(', ')} has ${this.mark}`);
    }
    return origins.map((origin) => this.seen.get(origin) ?? 0);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.all;
    this.agent.destroy();
  }

  private async watch(origin: string): Promise<void> {
    while (!this.isOver) {
      const { mark } = this;
      const text = await this.page(origin);
      // What was asked for before may be expected now, and is no page of now.
      const isExpected = mark !== '' && mark === this.mark && text?.includes(mark) === true;
      if (isExpected && !this.seen.has(origin)) this.seen.set(origin, performance.now());
      await delay(this.watched.pauseMs);
    }
  }

  /** Undefined where it was none. */
  private page(origin: string): Promise<string | undefined> {
    const { cookie } = this.watched;
    return new Promise((resolve) => {
      const fail = (reason: string) => {
        this.failures.push(`${origin}: ${reason}`);
        resolve(undefined);
      };
      const headers = cookie === undefined ? {} : { cookie };
      get(`${origin}/`, { agent: this.agent, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', (error) => fail(error.message));
        answer.on('end', () => {
          this.pages += 1;
          if (answer.statusCode === 200) resolve(Buffer.concat(pieces).toString('latin1'));
          else fail(`status ${answer.statusCode ?? 0}`);
        });
      }).on('error', (error) => fail(error.message));
    });
  }
}

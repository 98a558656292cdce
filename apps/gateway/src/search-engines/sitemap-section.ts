import type { SitemapPage } from '@zaino/contracts/shared';
import { DomainError } from '@zaino/service/domain-error';
import type { Semaphore } from '@zaino/service/semaphore';
import type { FastifyBaseLogger } from 'fastify';
import type { SitemapSource } from './sitemap-sections';
import { MOST_ADDRESSES, type SitemapFile, SitemapFileWriter } from './write-sitemap';

export interface SectionSettings {
  /** The shop's, as search engines know it. */
  origin: string;
  log: FastifyBaseLogger;
  /** Shared by all sections: they are made one after the other, so that calls wait for one slice at most. */
  turns: Semaphore;
  /** A section is made no more often than this, in milliseconds, whatever changes. */
  pauseMs: number;
  /** After so long it is made anew though nobody told of a change, in milliseconds. */
  oldMs: number;
  /** Longest wait of somebody who asks for what was never made, in milliseconds. */
  waitMs: number;
}

export const unavailable = () => new DomainError('unavailable', 'unavailable');

/**
 * The files of one section. They are made when somebody asks for the first time, and from then on whenever their data
 * changed; the last ones are served meanwhile, and as long as their service does not answer.
 */
export class SitemapSection {
  private files?: SitemapFile[];
  private making?: Promise<SitemapFile[]>;
  private madeAt = -Infinity;
  private isOutdated = false;
  private timer?: NodeJS.Timeout;
  private isClosed = false;

  constructor(
    private readonly source: SitemapSource,
    private readonly settings: SectionSettings,
  ) {}

  get name(): string {
    return this.source.name;
  }

  /** Rejects with `unavailable` where there were never any and none can be had in time. */
  async current(): Promise<SitemapFile[]> {
    const { files } = this;
    if (!files) return inTime(this.make(), this.settings.waitMs);
    const { oldMs } = this.settings;
    const isOld = this.source.domain !== undefined && performance.now() - this.madeAt > oldMs;
    if (isOld) this.renew();
    return files;
  }

  /** The data of a domain changed, or of any where none is told. */
  changed(domain?: string): void {
    if (this.source.domain === undefined) return;
    if (domain !== undefined && domain !== this.source.domain) return;
    this.isOutdated = true;
    // Nobody has asked for it yet: then it is made of what is true by that time.
    if (this.files || this.making) this.plan();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private plan(): void {
    if (this.timer || this.making || this.isClosed) return;
    const waitMs = Math.max(0, this.madeAt + this.settings.pauseMs - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.renew();
    }, waitMs).unref();
  }

  /** What fails leaves the last files in place. */
  private renew(): void {
    void this.make().catch(() => undefined);
  }

  /** One at a time, shared by all who wait. */
  private make(): Promise<SitemapFile[]> {
    this.making ??= this.settings.turns
      .run(() => this.write())
      .finally(() => {
        this.making = undefined;
        if (this.isOutdated) this.plan();
      });
    return this.making;
  }

  private async write(): Promise<SitemapFile[]> {
    const { origin, log } = this.settings;
    this.isOutdated = false;
    try {
      this.files = await writeFiles(this.source, origin);
      const addresses = this.files.reduce((sum, file) => sum + file.addresses, 0);
      log.info({ section: this.name, addresses }, 'sitemap made');
      return this.files;
    } catch (error) {
      this.isOutdated = this.files !== undefined;
      log.warn({ section: this.name, reason: String(error) }, 'sitemap not made');
      throw error;
    } finally {
      this.madeAt = performance.now();
    }
  }
}

/** Slice by slice, each of some thousand addresses: no other call waits for more than one of them. */
async function writeFiles({ read }: SitemapSource, origin: string): Promise<SitemapFile[]> {
  const files: SitemapFile[] = [];
  let writer = new SitemapFileWriter(origin);
  try {
    for (let after: number | null = 0; after !== null;) {
      const slice = await read(after);
      let rest: SitemapPage[] = slice.pages;
      while (writer.addresses + rest.length > MOST_ADDRESSES) {
        const room = MOST_ADDRESSES - writer.addresses;
        await writer.add(rest.slice(0, room));
        rest = rest.slice(room);
        files.push(await writer.end());
        writer = new SitemapFileWriter(origin);
      }
      await writer.add(rest);
      after = slice.next;
    }
    if (writer.addresses === 0) return files;
    return [...files, await writer.end()];
  } finally {
    writer.drop();
  }
}

function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(unavailable()), limitMs);
    promise.then(resolve, () => reject(unavailable())).finally(() => clearTimeout(timer));
  });
}

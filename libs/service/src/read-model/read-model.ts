import { Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { AnswerCache } from '../answer-cache';
import type { DataChanges } from '../data-changes';
import { DomainError } from '../domain-error';
import type { PreparedAnswer } from '../prepared-answer';
import type { Readiness } from '../readiness';
import { Scheduled } from '../schedule/scheduled';
import { SingleFlight } from '../single-flight';

const POLL_MS = 1_000;
const MEGABYTE = 1024 * 1024;

interface ReadModelOptions {
  /** As readiness names it. */
  name: string;
  /** Whose pages are made anew after a change. */
  domain: string;
  /** Memory for kept answers. */
  cacheMb: number;
  readiness: Readiness;
  changes: Pick<DataChanges, 'publish'>;
}

type Answer<Value> = PreparedAnswer<Value> | Promise<PreparedAnswer<Value>>;

/**
 * What the calls of a service read in memory instead of the database (docs/decisions/read-models.md). It is read at
 * the start, followed once a second and whenever somebody asks for it; while the database is away the last one goes on
 * serving. A service says how it is read, by `read` and `revisionOf`.
 */
export abstract class ReadModel<Model> implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger(this.constructor.name);
  private readonly following = new SingleFlight(() => this.follow());
  private readonly answers: AnswerCache;
  private model?: Model;
  /** The revision that those who keep pages were told of. */
  private publishedRevision?: number;

  protected constructor(private readonly options: ReadModelOptions) {
    this.answers = new AnswerCache(options.cacheMb * MEGABYTE);
    options.readiness.add({
      name: options.name,
      isRequired: true,
      check: () => Promise.resolve().then(() => this.current()),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.refresh();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.following.settled();
  }

  /** To answer from; unavailable until there is a first one. */
  current(): Model {
    if (this.model === undefined) {
      throw new DomainError('unavailable', sharedErrorCodes.unavailable);
    }
    return this.model;
  }

  /**
   * An answer made of the model, kept under its revision so that none outlives a change; `revision` is that of what
   * the answer shows, where this changes less often than the whole.
   */
  answer<Value>(
    key: string,
    make: (model: Model) => Answer<Value>,
    revision?: number,
  ): Answer<Value> {
    const model = this.current();
    const shown = revision ?? this.revisionOf(model);
    return this.answers.getOrLoad(`${shown} ${key}`, () => make(model));
  }

  /**
   * Takes over all that was committed before the call: who has written reads it afterwards. Never rejects: what fails
   * now is taken over by the next look.
   */
  refresh(): Promise<void> {
    return this.following
      .ask()
      .catch((error: unknown) => this.logger.warn(`It could not be read: ${String(error)}`));
  }

  @Scheduled({ pauseMs: POLL_MS, copies: 'each' })
  poll(): Promise<void> {
    return this.following.ask();
  }

  /**
   * The model as the database has it now: the last one where nothing changed, also where the change was made in it;
   * undefined while there is nothing to read. Where it rejects, the last one stays.
   */
  protected abstract read(last: Model | undefined): Promise<Model | undefined>;

  /** Another number for all that can be told from what it was before. */
  protected abstract revisionOf(model: Model): number;

  private async follow(): Promise<void> {
    const last = this.model;
    const model = await this.read(last);
    if (model === undefined) return;
    this.model = model;
    const revision = this.revisionOf(model);
    if (model !== last) this.logger.log(`Revision ${revision} is in use`);
    if (revision === this.publishedRevision) return;
    this.publishedRevision = revision;
    this.options.changes.publish({ domain: this.options.domain });
  }
}

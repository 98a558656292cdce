import { Injectable } from '@nestjs/common';
import { securityLogEndpoints, type StoredSecurityLogEntry } from '@zaino/contracts/identity';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { Clock } from '@zaino/service/clock';
import { DayCounts } from '@zaino/service/day-counts/day-counts';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf, QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { BrowserBudget } from './browser-budget';
import { BROWSER_ERROR_COUNT, browserErrorName } from './browser-error';
import { browserEvent } from './browser-event';
import { EventStore } from './event-store';
import { LoggedEventEntity } from './logged-event.entity';
import { readCursor, writeCursor } from './search-cursor';

type Search = QueryOf<typeof securityLogEndpoints.search>;

/** Conditions by parameter of the search. */
const conditions: Partial<Record<keyof Search, string>> = {
  level: 'event.level = :level',
  category: 'event.category = :category',
  userId: 'event.userId = :userId',
  source: 'event.source = :source',
  text: "event.message LIKE :text ESCAPE '!'",
  from: 'event.timestamp >= :from',
  to: 'event.timestamp <= :to',
};

@Injectable()
export class SecurityLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: EventStore,
    private readonly budget: BrowserBudget,
    private readonly clock: Clock,
    private readonly counts: DayCounts,
  ) {}

  /** Keeps what a browser tells; who is signed in there is the session's to say. */
  async add(
    entry: BodyOf<typeof securityLogEndpoints.add>,
    userId: string | null,
  ): Promise<{ success: true }> {
    if (!this.budget.take()) throw new DomainError('limited', sharedErrorCodes.limited);
    const event = browserEvent(entry, { nowMs: this.clock.now(), userId });
    await this.store.add([event]);
    if (event.level === 'ERROR') this.counts.add(BROWSER_ERROR_COUNT, browserErrorName(event));
    return { success: true };
  }

  async search({ limit, before, ...filters }: Search) {
    if (!isPossible(filters)) return { entries: [], next: null };
    const query = this.dataSource.manager
      .createQueryBuilder(LoggedEventEntity, 'event')
      .orderBy('event.timestamp', 'DESC')
      .addOrderBy('event.id', 'DESC')
      .limit(limit + 1);
    for (const [name, value] of Object.entries(parametersOf(filters))) {
      query.andWhere(conditions[name as keyof Search] ?? '', { [name]: value });
    }
    if (before !== undefined) {
      const { timestamp, id } = readCursor(before);
      const isOlder = 'event.timestamp < :last OR (event.timestamp = :last AND event.id < :lastId)';
      // The first half alone is what an index can serve.
      query.andWhere(`event.timestamp <= :last AND (${isOlder})`, { last: timestamp, lastId: id });
    }
    const found = await query.getMany();
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return { entries: page.map(toEntry), next: last ? writeCursor(last) : null };
  }

  /** The latest entries about one account, for its owner. */
  async entriesOf(userId: string) {
    const { entries } = await this.search({ userId, limit: 1_000 });
    return entries.map(({ timestamp, category, message }) => ({ timestamp, category, message }));
  }
}

/** These words are ASCII in the log: the database refuses to compare them with whatever cannot be. */
function isPossible({ category = '', userId = '', source = '' }: Partial<Search>): boolean {
  return /^[ -~]*$/.test(category + userId + source);
}

/** Blank ones are none: a form sends them. */
function parametersOf({ text, from, to, ...words }: Omit<Search, 'limit' | 'before'>) {
  const parameters = {
    ...words,
    text: text && `%${text.replace(/[!%_]/g, '!$&')}%`,
    from: from && new Date(from),
    to: to && new Date(to),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => Boolean(value)));
}

function toEntry(event: LoggedEventEntity): StoredSecurityLogEntry {
  const { id, level, category, message, data, userAgent, url, userId, source } = event;
  return {
    id,
    level,
    category,
    message,
    userAgent,
    url,
    userId,
    source,
    timestamp: event.timestamp.toISOString(),
    data: data === null ? null : (JSON.parse(data) as StoredSecurityLogEntry['data']),
  };
}

import { Injectable } from '@nestjs/common';
import type { AuditEntry, auditLogEndpoints } from '@zaino/contracts/identity';
import { endOfItalianDay, startOfItalianDay } from '@zaino/rules/italian-day';
import { inTransaction } from '@zaino/service/in-transaction';
import type { QueryOf } from '@zaino/service/route';
import { DataSource } from 'typeorm';
import { AuditChain, type KeptAct } from './audit-chain';
import { AuditEntryEntity } from './audit-entry.entity';
import { stateOf } from './entry-hash';
import { PersonalHashes } from './personal-hashes';

type Search = QueryOf<typeof auditLogEndpoints.search>;

/** Conditions by parameter of the search. */
const conditions: Partial<Record<string, string>> = {
  who: 'entry.actorName = :who',
  act: "entry.act LIKE :act ESCAPE '!'",
  kind: 'entry.subjectKind = :kind',
  id: 'entry.subjectId = :id',
  from: 'entry.at >= :from',
  to: 'entry.at <= :to',
  before: 'entry.sequence < :before',
};

/** The audit log: what is appended, and how it is searched. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chain: AuditChain,
    private readonly hashes: PersonalHashes,
  ) {}

  async keep({ id, act }: KeptAct): Promise<Record<string, never>> {
    const kept = { id, act: this.hashes.in(act) };
    await inTransaction(this.dataSource, (manager) => this.chain.append(manager, kept));
    return {};
  }

  async search({ limit, ...filters }: Search) {
    if (!isPossible(filters)) return { entries: [], next: null };
    const query = this.dataSource.manager
      .createQueryBuilder(AuditEntryEntity, 'entry')
      .orderBy('entry.sequence', 'DESC')
      .limit(limit + 1);
    for (const [name, value] of Object.entries(parametersOf(filters))) {
      query.andWhere(conditions[name] ?? '', { [name]: value });
    }
    const found = await query.getMany();
    const page = found.slice(0, limit);
    const last = found.length > limit ? page.at(-1) : undefined;
    return { entries: page.map(toAnswer), next: last?.sequence ?? null };
  }
}

/** These words are ASCII in the log: the database refuses to compare them with whatever cannot be. */
function isPossible({ act = '', kind = '' }: Partial<Search>): boolean {
  return /^[ -~]*$/.test(act + kind);
}

/** Blank ones are none: a form sends them. */
function parametersOf({ act, from, to, ...words }: Omit<Search, 'limit'>) {
  const parameters = {
    ...words,
    act: act && `${act.replace(/[!%_]/g, '!$&')}%`,
    from: from && startOfItalianDay(from),
    to: to && endOfItalianDay(startOfItalianDay(to), 0),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => Boolean(value)));
}

function toAnswer(entry: AuditEntryEntity): AuditEntry {
  const { sequence, id, at, source, act, reason, hash } = entry;
  return {
    sequence,
    id,
    at: at.toISOString(),
    source,
    actor: { id: entry.actorId, name: entry.actorName },
    act,
    subject: { kind: entry.subjectKind, id: entry.subjectId },
    reason,
    before: stateOf(entry.stateBefore) as AuditEntry['before'],
    after: stateOf(entry.stateAfter) as AuditEntry['after'],
    hash,
  };
}

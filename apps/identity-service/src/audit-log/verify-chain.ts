import type { DataSource } from 'typeorm';
import { MoreThan } from 'typeorm';
import { AuditEntryEntity } from './audit-entry.entity';
import { AuditHeadEntity, HEAD_ID } from './audit-head.entity';
import { entryHash } from './entry-hash';

/** An end of the chain that somebody wrote down. */
export interface ChainEnd {
  sequence: string;
  hash: string;
}

/** What a walk along the chain found: its end, or the first place where it does not hold. */
type Verified =
  | { isWhole: true; entries: number; end: ChainEnd }
  | { isWhole: false; sequence: string; why: string };

const READ_AT_ONCE = 1_000;
const BEGIN: ChainEnd = { sequence: '0', hash: '0'.repeat(64) };

/**
 * Walks the chain from its first entry. Whoever rewrites all of it rewrites the end, too: an end that was noted before,
 * outside of the database, tells that.
 */
export async function verifyChain(dataSource: DataSource, noted?: ChainEnd): Promise<Verified> {
  let end = BEGIN;
  let entries = 0;
  let isNotedMet = noted === undefined || isSameEnd(noted, BEGIN);
  for await (const entry of entriesOf(dataSource)) {
    const why = brokenBy(entry, end) ?? contradiction(entry, noted);
    if (why !== null) return { isWhole: false, sequence: entry.sequence, why };
    end = { sequence: entry.sequence, hash: entry.hash };
    isNotedMet ||= entry.sequence === noted?.sequence;
    entries += 1;
  }
  if (!isNotedMet) {
    const sequence = noted?.sequence ?? '';
    return { isWhole: false, sequence, why: 'the noted entry is not there any more' };
  }
  return endAsKept(dataSource, { end, entries });
}

/** From the first one on, in parts. */
async function* entriesOf(dataSource: DataSource): AsyncGenerator<AuditEntryEntity> {
  let { sequence } = BEGIN;
  for (;;) {
    const part = await dataSource.manager.find(AuditEntryEntity, {
      where: { sequence: MoreThan(sequence) },
      order: { sequence: 'ASC' },
      take: READ_AT_ONCE,
    });
    yield* part;
    const last = part.at(-1);
    if (last === undefined || part.length < READ_AT_ONCE) return;
    sequence = last.sequence;
  }
}

/** Why an entry is not the one that follows; null where it is. */
function brokenBy(entry: AuditEntryEntity, { sequence, hash }: ChainEnd): string | null {
  if (BigInt(entry.sequence) !== BigInt(sequence) + 1n) return 'entries before it are missing';
  if (entry.previousHash !== hash) return 'it is not bound to the entry before it';
  const { hash: kept, ...said } = entry;
  return entryHash(said) === kept ? null : 'it was changed after it was written';
}

function contradiction(entry: AuditEntryEntity, noted: ChainEnd | undefined): string | null {
  const isOther = noted?.sequence === entry.sequence && noted.hash !== entry.hash;
  return isOther ? 'it is another one than was noted' : null;
}

/** Read last: what is appended meanwhile makes the head the later one, which the next walk sees. */
async function endAsKept(
  dataSource: DataSource,
  { end, entries }: { end: ChainEnd; entries: number },
): Promise<Verified> {
  const head = await dataSource.manager.findOneByOrFail(AuditHeadEntity, { id: HEAD_ID });
  const isLater = BigInt(head.sequence) > BigInt(end.sequence);
  if (!isLater) {
    if (isSameEnd(head, end)) return { isWhole: true, entries, end };
    return {
      isWhole: false,
      sequence: end.sequence,
      why: 'the chain has another end than its head',
    };
  }
  const next = await dataSource.manager.findOneBy(AuditEntryEntity, {
    sequence: String(BigInt(end.sequence) + 1n),
  });
  if (next !== null && brokenBy(next, end) === null) return { isWhole: true, entries, end };
  return { isWhole: false, sequence: head.sequence, why: 'the entries at its end are missing' };
}

const isSameEnd = (one: ChainEnd, other: ChainEnd) =>
  one.sequence === other.sequence && one.hash === other.hash;

import { Injectable } from '@nestjs/common';
import {
  usedBookErrorCodes,
  USED_COPY_PAGE_SIZE,
  type UsedCopies,
  type UsedCopy,
  type UsedCopyChange,
} from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { toCents } from '@zaino/rules/money';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { DataSource, type EntityManager } from 'typeorm';
import { lockCustomer } from '../limits/customer-lock';
import { isOpen } from './answered-offer';
import { canTakeBack, copyAnswer } from './copy-answer';
import { offerEnd } from './offers-full';
import { UsedCopyEntity } from './used-copy.entity';
import { UsedOfferEntity } from './used-offer.entity';

interface OwnCopy {
  id: string;
  bookshopId: string;
}

/** Used copies that a bookshop has, or has sold. */
@Injectable()
export class UsedCopiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** By `ix_used_copy_bookshop_id`; behind a copy that is nobody's there is nothing. */
  async list(bookshopId: string, after?: string): Promise<UsedCopies> {
    const { manager } = this.dataSource;
    const query = manager
      .createQueryBuilder(UsedCopyEntity, 'copy')
      .where('copy.bookshopId = :bookshopId', { bookshopId })
      .andWhere("copy.state <> 'taken-back'")
      .orderBy('copy.takenAt', 'DESC')
      .addOrderBy('copy.id', 'DESC')
      .take(USED_COPY_PAGE_SIZE + 1);
    if (after !== undefined) {
      const last = await manager.findOneBy(UsedCopyEntity, { id: after, bookshopId });
      if (last === null) return { copies: [], next: null };
      query.andWhere('(copy.takenAt < :at OR (copy.takenAt = :at AND copy.id < :after))', {
        at: last.takenAt,
        after,
      });
    }
    const rows = await query.getMany();
    const shown = rows.slice(0, USED_COPY_PAGE_SIZE);
    const now = new Date(this.clock.now());
    return {
      copies: shown.map((copy) => copyAnswer(copy, now)),
      next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  change(own: OwnCopy, { salePrice, state }: UsedCopyChange): Promise<UsedCopy> {
    return this.write(own, (copy) => {
      if (copy.state === 'taken-back') throw gone('Questa copia è stata restituita.');
      const changes: Partial<UsedCopyEntity> = {};
      if (salePrice !== undefined) {
        if (copy.state === 'sold' && state === undefined) {
          throw gone('Questa copia intanto è stata venduta: ricarica la pagina.');
        }
        changes.saleCents = salePrice === null ? null : toCents(salePrice);
      }
      if (state !== undefined) changes.state = state;
      return changes;
    });
  }

  /** Idempotent. Whoever offered it offers it again, as long as it would have done. */
  takeBack(own: OwnCopy): Promise<UsedCopy> {
    return this.write(own, async (copy, manager) => {
      if (copy.state === 'taken-back') return {};
      const now = new Date(this.clock.now());
      if (!canTakeBack(copy, now)) {
        throw gone('Un ritiro si annulla entro un giorno, finché la copia non è venduta.');
      }
      if (copy.offerId !== null) await openAgain(manager, copy.offerId, now);
      return { state: 'taken-back' as const };
    });
  }

  private async write(
    { id, bookshopId }: OwnCopy,
    changesOf: (
      copy: UsedCopyEntity,
      manager: EntityManager,
    ) => Partial<UsedCopyEntity> | Promise<Partial<UsedCopyEntity>>,
  ): Promise<UsedCopy> {
    return inTransaction(this.dataSource, async (manager) => {
      const copy = await manager.findOne(UsedCopyEntity, {
        where: { id, bookshopId },
        lock: { mode: 'pessimistic_write' },
      });
      if (copy === null) {
        throw new DomainError('not-found', sharedErrorCodes.notFound, {
          detail: 'Questa copia non c’è.',
        });
      }
      const changes = await changesOf(copy, manager);
      if (Object.keys(changes).length > 0) await manager.update(UsedCopyEntity, { id }, changes);
      return copyAnswer(Object.assign(copy, changes), new Date(this.clock.now()));
    });
  }
}

/**
 * Under the code by which the family offers others by now; where it offers another copy of the book, or the offer was
 * forgotten meanwhile, nothing is left of it.
 */
async function openAgain(manager: EntityManager, id: string, now: Date): Promise<void> {
  const taken = { id, state: 'taken-in' as const };
  const known = await manager.findOneBy(UsedOfferEntity, taken);
  if (known === null) return;
  const { customerId } = known;
  // As whoever offers: no second code, and no book twice.
  await lockCustomer(manager, { id: customerId });
  const offers = await manager.find(UsedOfferEntity, {
    where: { customerId },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  const offer = offers.find((one) => one.id === id && one.state === 'taken-in');
  if (offer === undefined) return;
  const open = offers.filter((one) => isOpen(one, now));
  const isOffered = open.some(({ isbn }) => isbn === offer.isbn);
  await manager.update(
    UsedOfferEntity,
    taken,
    isOffered
      ? { state: 'withdrawn', endsAt: now }
      : { state: 'offered', code: open[0]?.code ?? offer.code, endsAt: offerEnd(offer.offeredAt) },
  );
}

function gone(detail: string): DomainError {
  return new DomainError('conflict', usedBookErrorCodes.usedCopyGone, { detail });
}

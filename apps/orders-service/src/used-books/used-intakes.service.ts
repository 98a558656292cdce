import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type DeskUsedOffer,
  type NewUsedIntake,
  usedBookErrorCodes,
  type UsedIntake,
} from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { toCents } from '@zaino/rules/money';
import { usedOfferCodeOf } from '@zaino/rules/used-book';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import { insertRows } from '@zaino/service/write-rows';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { OwnBookshop } from '../desk/own-bookshop';
import { Schools } from '../upstreams/schools';
import { intakeAnswer } from './copy-answer';
import { keptTitle } from './kept-title';
import { shownOfferCode } from './new-offer-code';
import { deskOffer, isOpen } from './answered-offer';
import { UsedCopyEntity } from './used-copy.entity';
import { UsedOfferEntity } from './used-offer.entity';

type TakenCopy = NewUsedIntake['copies'][number];
/** Of one intake, in their order. */
type TakenCopies = [UsedCopyEntity, ...UsedCopyEntity[]];

/** Used books that come over a bookshop's counter. */
@Injectable()
export class UsedIntakesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly schools: Schools,
    private readonly clock: Clock,
  ) {}

  /** Open offers of a code, whoever's they are. */
  async find(typed: string): Promise<{ code: string; offers: DeskUsedOffer[] }> {
    const code = usedOfferCodeOf(typed);
    const rows =
      code === null
        ? []
        : await this.dataSource.manager.find(UsedOfferEntity, {
            where: { code },
            order: { title: 'ASC', id: 'ASC' },
          });
    const now = new Date(this.clock.now());
    const offers = rows.filter((offer) => isOpen(offer, now));
    if (code === null || offers.length === 0) {
      throw new DomainError('not-found', sharedErrorCodes.notFound, {
        detail:
          'Con questo codice nessuno offre libri: controllalo, o leggi il codice a barre dei libri.',
      });
    }
    return { code: shownOfferCode(code), offers: offers.map(deskOffer) };
  }

  /** All copies or none; the same again gives what was taken in then. Rejects as `conflict` for other content of the same id. */
  async takeIn(own: OwnBookshop, intake: NewUsedIntake): Promise<UsedIntake> {
    const before = await this.copiesOf(this.dataSource.manager, own.bookshopId, intake.id);
    if (before) return this.again(before, intake);
    const titles = await this.titles(intake.copies.filter(({ offerId }) => offerId === null));
    await inTransaction(
      this.dataSource,
      async (manager) => {
        const offers = await lockedOffers(manager, intake.copies);
        // Looked for under the lock: who pressed twice has been here already.
        const copies = await this.copiesOf(manager, own.bookshopId, intake.id);
        if (copies) {
          assertSame(copies, intake);
          return;
        }
        const takenAt = new Date(this.clock.now());
        await endOffers(manager, { copies: intake.copies, offers, takenAt });
        const rows = intake.copies.map((copy, position) => ({
          id: randomUUID(),
          bookshopId: own.bookshopId,
          intakeId: intake.id,
          position,
          offerId: copy.offerId,
          isbn: copy.isbn,
          title: offers.get(copy.offerId ?? '')?.title ?? titles.get(copy.isbn) ?? '',
          grade: copy.grade,
          digitalCode: copy.digitalCode,
          tender: intake.tender,
          paidCents: toCents(copy.paid),
          saleCents: copy.salePrice === null ? null : toCents(copy.salePrice),
          state: 'in-stock' as const,
          takenAt,
          takenBy: own.actor.name ?? '',
        }));
        await insertRows(manager, { target: UsedCopyEntity, rows });
      },
      { retriesDuplicates: true },
    );
    return this.read(own.bookshopId, intake.id);
  }

  private again(copies: TakenCopies, intake: NewUsedIntake): UsedIntake {
    assertSame(copies, intake);
    return intakeAnswer(copies, new Date(this.clock.now()));
  }

  /** Rejects as `not-found` for another bookshop's. */
  async read(bookshopId: string, id: string): Promise<UsedIntake> {
    const copies = await this.copiesOf(this.dataSource.manager, bookshopId, id);
    if (copies === null) {
      throw new DomainError('not-found', sharedErrorCodes.notFound, {
        detail: 'Questo ritiro non c’è.',
      });
    }
    return intakeAnswer(copies, new Date(this.clock.now()));
  }

  /** Null for none. */
  private async copiesOf(
    manager: EntityManager,
    bookshopId: string,
    intakeId: string,
  ): Promise<TakenCopies | null> {
    const [first, ...others] = await manager.find(UsedCopyEntity, {
      where: { bookshopId, intakeId },
      order: { position: 'ASC' },
    });
    return first ? [first, ...others] : null;
  }

  /** Of those that lists know. */
  private async titles(copies: readonly TakenCopy[]): Promise<Map<string, string>> {
    const books = await this.schools.usedBooks([...new Set(copies.map(({ isbn }) => isbn))]);
    return new Map(books.map((book) => [book.isbn, keptTitle(book)]));
  }
}

/** A browser that heard no answer sends the same again, and nobody may lose what was added since. */
function assertSame(copies: TakenCopies, { tender, copies: asked }: NewUsedIntake): void {
  const isSame = (copy: UsedCopyEntity, index: number) => {
    const one = asked[index];
    return (
      one !== undefined &&
      one.isbn === copy.isbn &&
      one.offerId === copy.offerId &&
      one.grade === copy.grade &&
      one.digitalCode === copy.digitalCode &&
      toCents(one.paid) === copy.paidCents &&
      (one.salePrice === null ? null : toCents(one.salePrice)) === copy.saleCents
    );
  };
  if (copies.length === asked.length && copies[0].tender === tender && copies.every(isSame)) return;
  throw new DomainError('conflict', usedBookErrorCodes.usedIntakeTaken, {
    detail:
      'Il ritiro di prima era già registrato, e qui c’è altro: guarda le tue copie usate, togli dall’elenco i libri che vi trovi, e ritira il resto.',
  });
}

/** By their ids. */
async function lockedOffers(
  manager: EntityManager,
  copies: readonly TakenCopy[],
): Promise<Map<string, UsedOfferEntity>> {
  const ids = copies.flatMap(({ offerId }) => offerId ?? []);
  if (ids.length === 0) return new Map();
  const offers = await manager.find(UsedOfferEntity, {
    where: { id: In(ids) },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  return new Map(offers.map((offer) => [offer.id, offer]));
}

interface Ended {
  copies: readonly TakenCopy[];
  offers: ReadonlyMap<string, UsedOfferEntity>;
  takenAt: Date;
}

/** Rejects as `conflict` where one is open no more, or is of another book. */
async function endOffers(manager: EntityManager, { copies, offers, takenAt }: Ended) {
  const isGone = ({ offerId, isbn }: TakenCopy) => {
    if (offerId === null) return false;
    const offer = offers.get(offerId);
    return offer?.isbn !== isbn || !isOpen(offer, takenAt);
  };
  if (copies.some(isGone)) {
    throw new DomainError('conflict', usedBookErrorCodes.usedOfferEnded, {
      detail:
        'Uno dei libri non è più offerto: la famiglia l’ha tolto, o l’ha già portato altrove. Leggi di nuovo il codice.',
    });
  }
  const ids = [...offers.keys()];
  if (ids.length === 0) return;
  await manager.update(UsedOfferEntity, { id: In(ids) }, { state: 'taken-in', endsAt: takenAt });
}

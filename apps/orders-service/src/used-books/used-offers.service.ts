import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  usedBookErrorCodes,
  type usedBookEndpoints,
  type UsedOffers,
} from '@zaino/contracts/orders';
import type { KnownUsedBook } from '@zaino/contracts/schools';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { toCents } from '@zaino/rules/money';
import { usedGuideCents } from '@zaino/rules/used-book';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { lockCustomer } from '../limits/customer-lock';
import { Schools } from '../upstreams/schools';
import { keptTitle } from './kept-title';
import { newOfferCode, shownOfferCode } from './new-offer-code';
import { isOpen, ownOffer } from './answered-offer';
import { assertNotFull, offerEnd } from './offers-full';
import { UsedOfferEntity } from './used-offer.entity';

type OfferedBook = BodyOf<typeof usedBookEndpoints.offer>['books'][number];

/** Used books that a family offers (docs/decisions/used-books.md). */
@Injectable()
export class UsedOffersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly schools: Schools,
    private readonly clock: Clock,
  ) {}

  own(customerId: string): Promise<UsedOffers> {
    return this.answer(this.dataSource.manager, customerId);
  }

  /** One that is open is told anew. All of them or none. */
  async offer(customerId: string, books: OfferedBook[]): Promise<UsedOffers> {
    const known = await this.known(books);
    return inTransaction(this.dataSource, async (manager) => {
      await lockCustomer(manager, { id: customerId });
      const now = new Date(this.clock.now());
      const offers = await manager.findBy(UsedOfferEntity, { customerId });
      const open = new Map(
        offers.filter((offer) => isOpen(offer, now)).map((offer) => [offer.isbn, offer]),
      );
      const more = books.filter(({ isbn }) => !open.has(isbn)).length;
      assertNotFull({ offers, more, now });
      const [anyOpen] = open.values();
      const code = anyOpen?.code ?? newOfferCode();
      for (const book of books) {
        const values = { ...book, ...valuesOf(book, known.get(book.isbn)) };
        const before = open.get(book.isbn);
        // One that a bookshop takes in at this moment stays as that found it.
        if (before) {
          await manager.update(UsedOfferEntity, { id: before.id, state: 'offered' }, values);
        } else {
          const times = { offeredAt: now, endsAt: offerEnd(now) };
          const row = { id: randomUUID(), customerId, code, state: 'offered' as const, ...times };
          await manager.insert(UsedOfferEntity, { ...row, ...values });
        }
      }
      return this.answer(manager, customerId);
    });
  }

  /** Idempotent. */
  async withdraw(customerId: string, id: string): Promise<UsedOffers> {
    return inTransaction(this.dataSource, async (manager) => {
      const offer = await manager.findOne(UsedOfferEntity, {
        where: { id, customerId },
        lock: { mode: 'pessimistic_write' },
      });
      if (offer === null) throw noSuchOffer();
      if (offer.state === 'taken-in') {
        throw new DomainError('conflict', usedBookErrorCodes.usedOfferEnded, {
          detail: 'Una libreria ha già ritirato questo libro.',
        });
      }
      if (offer.state === 'offered') {
        const endsAt = new Date(this.clock.now());
        await manager.update(UsedOfferEntity, { id }, { state: 'withdrawn', endsAt });
      }
      return this.answer(manager, customerId);
    });
  }

  /** By ISBN. Rejects as `invalid`, at its place, for one that no list has ever named. */
  private async known(books: readonly OfferedBook[]): Promise<Map<string, KnownUsedBook>> {
    const found = await this.schools.usedBooks(books.map(({ isbn }) => isbn));
    const known = new Map(found.flatMap((book) => (book.trovato ? [[book.isbn, book]] : [])));
    const errors = books.flatMap(({ isbn }, index) =>
      known.has(isbn)
        ? []
        : [{ path: `books.${index}.isbn`, message: 'Nessuna lista ha un libro con questo ISBN' }],
    );
    if (errors.length > 0) {
      throw new DomainError('invalid', usedBookErrorCodes.usedBookUnknown, {
        detail: 'Di alcuni libri non sappiamo nulla: togli quelli che nessuna lista ha.',
        errors,
      });
    }
    return known;
  }

  private async answer(manager: EntityManager, customerId: string): Promise<UsedOffers> {
    const now = new Date(this.clock.now());
    const rows = await manager.find(UsedOfferEntity, {
      where: { customerId },
      order: { offeredAt: 'DESC', title: 'ASC', id: 'ASC' },
    });
    const open = rows.find((offer) => isOpen(offer, now));
    return {
      code: open ? shownOfferCode(open.code) : null,
      offers: rows.flatMap((offer) => (offer.state === 'withdrawn' ? [] : ownOffer(offer, now))),
    };
  }
}

function valuesOf({ grade }: OfferedBook, book: KnownUsedBook | undefined) {
  if (book === undefined) return {};
  const { prezzo, classiItalia, nuovaEdizione } = book;
  const guideCents = usedGuideCents({
    coverCents: prezzo === null ? null : toCents(prezzo),
    grade,
    isAdopted: classiItalia > 0,
    isReplaced: nuovaEdizione !== null,
  });
  return { title: keptTitle(book), guideCents };
}

function noSuchOffer(): DomainError {
  return new DomainError('not-found', sharedErrorCodes.notFound, {
    detail: 'Questa offerta non c’è più.',
  });
}

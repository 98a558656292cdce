import { Injectable } from '@nestjs/common';
import { type FavouriteBook, MOST_FAVOURITE_BOOKS } from '@zaino/contracts/catalogue';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { HOUR_MS } from '@zaino/rules/durations';
import { isbnOf } from '@zaino/rules/isbn';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource, IsNull, LessThan } from 'typeorm';
import { FavouriteBookEntity } from './favourite-book.entity';
import { favouritesFull } from './favourites-full';

const success = { success: true } as const;

/** Schoolbooks that customers keep for later. What each is and costs is the schools service's. */
@Injectable()
export class FavouriteBooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The latest first. */
  async list(uid: string): Promise<FavouriteBook[]> {
    const books = await this.dataSource.manager.find(FavouriteBookEntity, {
      where: { uid, droppedAt: IsNull() },
      order: { createdAt: 'DESC', isbn: 'ASC' },
    });
    return books.map(({ isbn, createdAt }) => ({ isbn, since: createdAt.toISOString() }));
  }

  async has(uid: string, isbn: string): Promise<{ isFavourite: boolean }> {
    const kept = { uid, isbn, droppedAt: IsNull() };
    return { isFavourite: await this.dataSource.manager.existsBy(FavouriteBookEntity, kept) };
  }

  /** As for products: kept twice, it is so since the first time. Two at once may be one more than there may be. */
  async keep(uid: string, isbn: string): Promise<typeof success> {
    if (isbnOf(isbn) === null) throw bookNotFound();
    const { manager } = this.dataSource;
    const kept = { uid, droppedAt: IsNull() };
    if (await manager.existsBy(FavouriteBookEntity, { ...kept, isbn })) return success;
    if ((await manager.countBy(FavouriteBookEntity, kept)) >= MOST_FAVOURITE_BOOKS) {
      throw favouritesFull(
        `Hai già ${MOST_FAVOURITE_BOOKS} libri tra i preferiti: togline qualcuno per salvarne altri.`,
      );
    }
    const now = this.clock.now();
    await manager.delete(FavouriteBookEntity, { uid, isbn, droppedAt: goneFor(now) });
    await manager.query(
      `INSERT INTO favourite_book (uid, isbn, created_at) VALUES (?, ?, ?)
       ON DUPLICATE KEY UPDATE dropped_at = NULL`,
      [uid, isbn, new Date(now)],
    );
    return success;
  }

  /** Idempotent. */
  async drop(uid: string, isbn: string): Promise<typeof success> {
    const droppedAt = new Date(this.clock.now());
    const kept = { uid, isbn, droppedAt: IsNull() };
    await this.dataSource.manager.update(FavouriteBookEntity, kept, { droppedAt });
    return success;
  }

  /** Forgets what was taken away so long ago that nobody puts it back. */
  async forgetDropped(): Promise<void> {
    const droppedAt = goneFor(this.clock.now());
    await this.dataSource.manager.delete(FavouriteBookEntity, { droppedAt });
  }
}

/** When something was taken away that cannot be put back any more. */
const goneFor = (now: number) => LessThan(new Date(now - HOUR_MS));

const bookNotFound = () =>
  new DomainError('not-found', sharedErrorCodes.notFound, { detail: 'Libro non trovato' });

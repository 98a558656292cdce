import { Injectable } from '@nestjs/common';
import {
  type accountEndpoints,
  type ChildBook,
  identityErrorCodes,
  MAX_CHILD_BOOKS,
} from '@zaino/contracts/identity';
import { DomainError } from '@zaino/service/domain-error';
import { inTransaction } from '@zaino/service/in-transaction';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ChildBookEntity } from './child-book.entity';
import { ChildEntity } from './child.entity';
import { unknownChild } from './unknown-child';

type Marks = BodyOf<typeof accountEndpoints.markBooks>['books'];

/** What families say of their children's books by hand: that the child has one, or that it does not. */
@Injectable()
export class ChildBooksService {
  constructor(private readonly dataSource: DataSource) {}

  /** Of all children of an account. */
  async list(userUid: string): Promise<{ books: ChildBook[] }> {
    const rows = await this.dataSource.manager.find(ChildBookEntity, {
      where: { child: { userUid } },
      order: { childId: 'ASC', isbn: 'ASC' },
    });
    return { books: rows.map(toChildBook) };
  }

  /** Somebody else's child is as unknown as one that does not exist. Of a book that is named twice the last word counts. */
  mark(userUid: string, id: string, marks: Marks): Promise<{ books: ChildBook[] }> {
    const said = new Map(marks.map(({ isbn, isOwned }) => [isbn, isOwned]));
    return inTransaction(this.dataSource, async (manager) => {
      // One at a time for a child: two at once would both find the last free places.
      const child = await manager.findOne(ChildEntity, {
        where: { id, userUid },
        lock: { mode: 'pessimistic_write' },
      });
      if (!child) throw unknownChild();
      await manager.delete(ChildBookEntity, { childId: id, isbn: In([...said.keys()]) });
      const rows = [...said].flatMap(([isbn, isOwned]) =>
        isOwned === null ? [] : { childId: id, isbn, isOwned },
      );
      await manager.insert(ChildBookEntity, rows);
      return { books: await booksOf(manager, id) };
    });
  }
}

async function booksOf(manager: EntityManager, childId: string): Promise<ChildBook[]> {
  const rows = await manager.find(ChildBookEntity, { where: { childId }, order: { isbn: 'ASC' } });
  if (rows.length > MAX_CHILD_BOOKS) throw tooMany();
  return rows.map(toChildBook);
}

function toChildBook({ childId, isbn, isOwned }: ChildBookEntity): ChildBook {
  return { childId, isbn, isOwned };
}

function tooMany(): DomainError {
  const detail = `Puoi segnare al massimo ${MAX_CHILD_BOOKS} libri per figlio`;
  return new DomainError('conflict', identityErrorCodes.tooManyBooks, { detail });
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type accountEndpoints,
  type Child,
  type ChildBook,
  identityErrorCodes,
  MAX_CHILDREN,
} from '@zaino/contracts/identity';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import type { BodyOf } from '@zaino/service/route';
import { DataSource, type EntityManager } from 'typeorm';
import { inTransaction } from '@zaino/service/in-transaction';
import { lockUser } from '../users/lock-user';
import { ChildBooksService } from './child-books.service';
import { ChildEntity } from './child.entity';
import { classYear } from './class-year';
import { unknownChild } from './unknown-child';

type Fields = BodyOf<typeof accountEndpoints.addChild>;

/** The children of an account, and the classes whose books it buys. */
@Injectable()
export class ChildrenService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly childBooks: ChildBooksService,
  ) {}

  /** In the order in which they were added. */
  async list(userUid: string): Promise<{ children: Child[] }> {
    const rows = await this.rowsOf(this.dataSource.manager, userUid);
    return { children: rows.map(toChild) };
  }

  /** With what was said of their books: all that is kept of them. */
  async collect(userUid: string): Promise<{ children: Child[]; childBooks: ChildBook[] }> {
    const [{ children }, { books }] = await Promise.all([
      this.list(userUid),
      this.childBooks.list(userUid),
    ]);
    return { children, childBooks: books };
  }

  async add(uid: string, fields: Fields): Promise<Child> {
    return inTransaction(this.dataSource, async (manager) => {
      // One at a time for an account: two at once would both find the last free place.
      await lockUser(manager, uid);
      const rows = await this.rowsOf(manager, uid);
      if (rows.length >= MAX_CHILDREN) throw tooMany();
      // Later than the last one even where both come in one millisecond: it is what keeps the order.
      const last = rows.at(-1)?.createdAt.getTime() ?? 0;
      const createdAt = new Date(Math.max(this.clock.now(), last + 1));
      const schoolYear = classYear(fields, null, this.clock.now());
      const row = { ...fields, schoolYear, id: randomUUID(), userUid: uid, createdAt };
      await manager.insert(ChildEntity, row);
      return toChild(row);
    });
  }

  /** Somebody else's child is as unknown as one that does not exist. */
  async update(userUid: string, id: string, fields: Fields): Promise<Child> {
    const { manager } = this.dataSource;
    const before = await manager.findOneBy(ChildEntity, { id, userUid });
    const changes = { ...fields, schoolYear: classYear(fields, before, this.clock.now()) };
    const { affected } = await manager.update(ChildEntity, { id, userUid }, changes);
    if (affected !== 1) throw unknownChild();
    return { ...changes, id };
  }

  async remove(userUid: string, id: string): Promise<{ success: true }> {
    const { affected } = await this.dataSource.manager.delete(ChildEntity, { id, userUid });
    if (affected !== 1) throw unknownChild();
    return { success: true };
  }

  private rowsOf(manager: EntityManager, userUid: string): Promise<ChildEntity[]> {
    return manager.find(ChildEntity, {
      where: { userUid },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}

function toChild({
  id,
  nickname,
  schoolCode,
  schoolName,
  schoolYear,
  ...child
}: ChildEntity): Child {
  const { classe, sezione } = child;
  return { id, nickname, schoolCode, schoolName, schoolYear, classe, sezione };
}

function tooMany(): DomainError {
  const detail = `Puoi salvare al massimo ${MAX_CHILDREN} figli: togline uno per aggiungerne un altro`;
  return new DomainError('conflict', identityErrorCodes.tooManyChildren, { detail });
}

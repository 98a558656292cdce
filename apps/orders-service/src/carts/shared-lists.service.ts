import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ordersErrorCodes, SHARED_LIST_DAYS } from '@zaino/contracts/orders';
import { sharedErrorCodes } from '@zaino/contracts/shared';
import { addLines, emptyCart } from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { DAY_MS } from '@zaino/rules/durations';
import { Clock } from '@zaino/service/clock';
import { DomainError } from '@zaino/service/domain-error';
import { DataSource } from 'typeorm';
import { CurrentLines } from './current-lines';
import { SharedListEntity } from './shared-list.entity';

/** Lists that are put into other carts by a link (docs/decisions/cart-on-the-server.md). */
@Injectable()
export class SharedListsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly current: CurrentLines,
  ) {}

  /**
   * Keeps a list: which books and products, and how many. Texts, images and prices come from the services, so that
   * a link of ours shows nothing that somebody else wrote. The same list again has the same address, from now on.
   */
  async share(wanted: readonly CartLine[]) {
    const lines = await this.current.of(addLines(emptyCart, wanted).items);
    if (lines.length === 0) {
      throw new DomainError('invalid', ordersErrorCodes.nothingToOrder, {
        detail: 'Nessuno di questi libri è in vendita',
      });
    }
    const list = { id: idOf(lines), lines, createdAt: new Date(this.clock.now()) };
    await this.dataSource.manager.upsert(SharedListEntity, list, ['id']);
    return answerOf(list, lines);
  }

  /** With the prices of now, where the services that know them answer. */
  async read(id: string) {
    const oldest = this.clock.now() - SHARED_LIST_DAYS * DAY_MS;
    const list = await this.dataSource.manager.findOneBy(SharedListEntity, { id });
    if (!list || list.createdAt.getTime() < oldest) {
      throw new DomainError('not-found', sharedErrorCodes.notFound, {
        detail: 'Questa lista non c’è più',
      });
    }
    return answerOf(list, await this.renewed(list.lines));
  }

  private async renewed(lines: CartLine[]): Promise<CartLine[]> {
    try {
      return await this.current.of(lines);
    } catch (error) {
      const isAway = error instanceof DomainError && error.kind === 'unavailable';
      if (!isAway) throw error;
      // What it cost when it was shared; the cart asks again before anything is bought.
      return lines;
    }
  }
}

/** Follows from what is on the list, so nobody can fill the table with one list; 132 bits are not to be guessed. */
function idOf(lines: readonly CartLine[]): string {
  const content = lines.map((line) => [lineKey(line), line.quantity]);
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
}

function answerOf(
  { id, createdAt }: Pick<SharedListEntity, 'id' | 'createdAt'>,
  lines: CartLine[],
) {
  return { id, path: `/cart?lista=${id}`, lines, createdAt: createdAt.toISOString() };
}

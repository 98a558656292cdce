import { Inject, Injectable } from '@nestjs/common';
import { cedolaAmounts } from '@zaino/rules/cedola-amounts';
import { groupBy } from '@zaino/rules/group-by';
import type { DomainError } from '@zaino/service/domain-error';
import { CONFIG } from '@zaino/service/config.module';
import { type EntityManager, In } from 'typeorm';
import { CedolaTermsReader } from '../cedole/cedola-terms-reader';
import type { CedolaEntity } from '../cedole/cedola.entity';
import type { Config } from '../config';
import { OrderLineEntity } from '../orders/order-line.entity';
import { OrderEntity } from '../orders/order.entity';
import { isUndone } from '../orders/order-state';
import { noSuchOrder } from '../orders/own-order';
import { commandRefused } from '../orders/refused';
import { bookshopSeller } from '../orders/seller';
import { Bookshops } from '../upstreams/bookshops';
import type { DistintaCedola, DistintaContent } from './distinta-content';

interface Sent {
  /** Of one Comune. */
  cedole: readonly CedolaEntity[];
  bookshop: DistintaContent['bookshop'];
}

/** What is written on a distinta, from its cedole as they stand: of no child but class and books. */
@Injectable()
export class DistintaContents {
  constructor(
    private readonly bookshops: Bookshops,
    private readonly terms: CedolaTermsReader,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_DISCOUNT_PERCENT'>,
  ) {}

  async bookshopOf(bookshopId: string): Promise<DistintaContent['bookshop']> {
    const bookshop = await this.bookshops.find(bookshopId);
    if (bookshop === null) throw noSuchOrder();
    const { name, address, vatNumber } = bookshopSeller(bookshop);
    return { name, address, vatNumber };
  }

  /**
   * Throws `command-refused` where books of them were not handed over, since a Comune pays what families have got, and
   * where the bookshop has nothing to do with the Comune any more.
   */
  async of(manager: EntityManager, { cedole, bookshop }: Sent): Promise<DistintaContent> {
    const ids = cedole.map(({ id }) => id);
    const lines = await manager.find(OrderLineEntity, {
      where: { cedolaId: In(ids) },
      order: { orderId: 'ASC', position: 'ASC' },
    });
    const orders = await manager.find(OrderEntity, {
      select: { id: true, number: true },
      where: { id: In(cedole.map(({ orderId }) => orderId)) },
    });
    const numbers = new Map(orders.map(({ id, number }) => [id, number]));
    const linesOf = groupBy(
      lines.filter((line) => !isUndone(line)),
      ({ cedolaId }) => cedolaId ?? '',
    );
    const written = cedole.map((cedola) =>
      writtenCedola(cedola, linesOf.get(cedola.id) ?? [], numbers.get(cedola.orderId) ?? ''),
    );
    const gross = written.reduce((sum, { cents }) => sum + cents, 0);
    return {
      cedole: written.toSorted((one, other) => one.code.localeCompare(other.code, 'it')),
      bookshop,
      ...cedolaAmounts(gross, await this.discountsOf(manager, cedole)),
    };
  }

  private async discountsOf(manager: EntityManager, [first]: readonly CedolaEntity[]) {
    const { comuni } = await this.terms.read(first?.bookshopId ?? '', manager);
    const agreed = comuni.find(
      ({ comune, provincia }) => comune === first?.comune && provincia === first.provincia,
    );
    if (first === undefined || agreed === undefined) throw noTerms(first?.comune ?? '');
    return {
      publicDiscountHundredths: Math.round(this.config.PUBLIC_DISCOUNT_PERCENT * 100),
      agreedDiscountHundredths: Math.round(agreed.discountPercent * 100),
    };
  }
}

/** Nobody knows what was agreed with it: an invoice without that would be too high. */
function noTerms(comune: string): DomainError {
  return commandRefused(
    `Il Comune di ${comune} non è più tra quelli della libreria: aggiungilo di nuovo con il suo sconto, poi prepara la distinta.`,
  );
}

function writtenCedola(
  { id, code, schoolName, className, sectionName }: CedolaEntity,
  lines: readonly OrderLineEntity[],
  orderNumber: string,
): DistintaCedola {
  if (lines.length === 0 || lines.some(({ state }) => state !== 'delivered')) {
    throw commandRefused(`I libri della cedola ${code} non sono ancora tutti consegnati.`);
  }
  return {
    id,
    code,
    school: schoolName,
    classe: className,
    sezione: sectionName,
    orderNumber,
    books: lines.map(({ reference, details, quantity, cedolaCents }) => ({
      isbn: details.substitute?.isbn ?? reference,
      title: details.substitute?.title ?? details.title,
      quantity,
      cents: cedolaCents,
    })),
    cents: lines.reduce((sum, { cedolaCents }) => sum + cedolaCents, 0),
  };
}

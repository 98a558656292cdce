import { Injectable } from '@nestjs/common';
import { addLines, emptyCart } from '@zaino/rules/cart';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import { toEuro } from '@zaino/rules/money';
import { DataSource } from 'typeorm';
import { CurrentLines } from '../carts/current-lines';
import { OrderLineEntity } from '../orders/order-line.entity';
import { assertOwnOrder } from '../orders/own-order';
import { Catalogue } from '../upstreams/catalogue';

/** The same again, as it is sold now. */
@Injectable()
export class ReorderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly current: CurrentLines,
    private readonly catalogue: Catalogue,
  ) {}

  /**
   * Lines of an own order for the cart, with the texts and prices of now, and the titles of what cannot be had any
   * more. Rejects as `not-found` for another's order, and as `unavailable` while a service is away.
   */
  async linesOf(orderId: string, customerId: string) {
    const { manager } = this.dataSource;
    await assertOwnOrder(manager, { id: orderId, customerId });
    const rows = await manager.find(OrderLineEntity, {
      where: { orderId },
      order: { position: 'ASC' },
    });
    // Rows of one order may be of the same article.
    const ordered = addLines(emptyCart, rows.map(cartLine)).items;
    const sold = await this.withoutSoldOut(await this.current.of(ordered));
    const keys = new Set(sold.map(lineKey));
    const gone = ordered.filter((line) => !keys.has(lineKey(line))).map(titleOf);
    return { lines: sold, gone };
  }

  private async withoutSoldOut(lines: CartLine[]): Promise<CartLine[]> {
    const ids = lines.flatMap((line) => (line.type === 'product' ? line.id : []));
    const offers = await this.catalogue.recentOffers(ids);
    return lines.filter((line) => line.type === 'book' || offers.get(line.id)?.disponibile);
  }
}

function cartLine({ type, reference, details, priceCents, quantity }: OrderLineEntity): CartLine {
  const { title, school, classe, sezione } = details;
  const prezzo = toEuro(priceCents);
  if (type === 'product') {
    return { type, id: reference, nome: title, prezzo, quantity, categoria: '', immagini: [] };
  }
  return {
    type,
    isbn: reference,
    titolo: title,
    autore: '',
    editore: '',
    copertina: null,
    prezzo,
    quantity,
    classe,
    sezione,
    scuola: school ?? { codice: '', nome: '' },
  };
}

function titleOf(line: CartLine): string {
  return line.type === 'book' ? line.titolo : line.nome;
}

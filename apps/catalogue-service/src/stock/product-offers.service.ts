import { Injectable } from '@nestjs/common';
import type { Product, ProductOffer } from '@zaino/contracts/catalogue';
import { toCents } from '@zaino/rules/money';
import { DataSource } from 'typeorm';
import { CatalogueIndexHolder } from '../index/catalogue-index-holder';
import { productNumberOf } from '../products/product-id';
import { readStock, type StockRow } from './look-at-stock';

/** Of one product: what a line of a cart or an order shows. */
const MOST_IMAGES = 4;

/** What products cost now: texts from memory, prices and pieces from the database. */
@Injectable()
export class ProductOffersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly holder: CatalogueIndexHolder,
  ) {}

  async find(ids: readonly string[]): Promise<ProductOffer[]> {
    const numbers = [...new Set(ids.map(productNumberOf))];
    const stock = await readStock(this.dataSource.manager, numbers);
    // Saved a moment ago by another copy: the lowest price of 30 days is not that of memory either.
    if ([...stock.values()].some((row) => !this.isKnown(row))) await this.holder.refresh();
    return numbers.flatMap((number) => {
      const [row, product] = [stock.get(number), this.holder.current().product(number)];
      return row && product ? [offerOf(product, row)] : [];
    });
  }

  private isKnown({ id, priceCents, sellingCents }: StockRow): boolean {
    const product = this.holder.current().product(id);
    return (
      product !== null &&
      toCents(product.prezzoScontato) === priceCents &&
      toCents(product.prezzoVendita) === sellingCents
    );
  }
}

function offerOf(product: Product, row: StockRow): ProductOffer {
  const { id, nome, categoria, immagini, prezzoVendita, prezzoScontato } = product;
  return {
    id,
    nome,
    categoria,
    prezzoVendita,
    prezzo: prezzoScontato,
    prezzoMinimo30Giorni: product.prezzoMinimo30Giorni,
    immagini: immagini.slice(0, MOST_IMAGES),
    disponibile: row.stock >= row.minimum,
    pezzi_disponibili: row.stock,
    pezzi_singolo_acquisto: row.minimum,
  };
}

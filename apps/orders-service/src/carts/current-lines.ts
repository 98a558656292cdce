import { Injectable } from '@nestjs/common';
import { type BookLine, type CartLine, type ProductLine } from '@zaino/rules/cart-line';
import { toEuro } from '@zaino/rules/money';
import type { ProductOffer } from '@zaino/contracts/catalogue';
import type { BookOffer } from '@zaino/contracts/schools';
import { guardedBookPrice } from '../price-guard/guarded-book-price';
import { Catalogue } from '../upstreams/catalogue';
import { Schools } from '../upstreams/schools';

/** Lines with the texts, images and prices that the services know. */
@Injectable()
export class CurrentLines {
  constructor(
    private readonly catalogue: Catalogue,
    private readonly schools: Schools,
  ) {}

  /** What is sold no longer is left out, and for whom pieces are too. Rejects as `unavailable` while a service is away. */
  async of(lines: readonly CartLine[]): Promise<CartLine[]> {
    const books = lines.filter((line) => line.type === 'book');
    const [offers, products] = await Promise.all([
      this.schools.offers(books.map(bookOf)),
      this.catalogue.recentOffers(
        lines.flatMap((line) => (line.type === 'product' ? line.id : [])),
      ),
    ]);
    const offerOf = new Map(books.map((book, index) => [book, offers[index]]));
    return lines.flatMap((line) => {
      const current =
        line.type === 'book'
          ? currentBook(line, offerOf.get(line))
          : currentProduct(line, products.get(line.id));
      return current ?? [];
    });
  }
}

function bookOf({ isbn, scuola, classe, sezione }: BookLine) {
  return { isbn, codiceScuola: scuola.codice, classe, sezione };
}

/** What a class may be called where its list does not vouch for it, as for last year's books: too short for a message. */
const CLASS_NAME = /^(?:[\p{L}\d][\p{L}\d '/+-]{0,7})?$/u;

function currentBook(line: BookLine, offer?: BookOffer): BookLine | null {
  if (!offer?.found || !offer.vendibile || offer.prezzo === null) return null;
  const names = [line.classe, line.sezione];
  if (!offer.inLista && !names.every((name) => CLASS_NAME.test(name))) return null;
  const { titolo, autore, editore, copertina, materia, nomeScuola } = offer;
  const { type, isbn, quantity, scuola, classe, sezione } = line;
  return {
    type,
    isbn,
    titolo,
    autore,
    editore,
    copertina,
    quantity,
    classe,
    sezione,
    prezzo: toEuro(guardedBookPrice({ ...offer, prezzo: offer.prezzo }).priceCents),
    scuola: { codice: scuola.codice, nome: nomeScuola },
    ...(materia !== '' && { materia }),
  };
}

function currentProduct(line: ProductLine, offer?: ProductOffer): ProductLine | null {
  if (!offer) return null;
  const { id, nome, prezzo, categoria, immagini } = offer;
  return { type: line.type, id, nome, prezzo, categoria, immagini, quantity: line.quantity };
}

import {
  catalogueInternalEndpoints,
  type ProductOffer,
  type ReservationLine,
} from '@zaino/contracts/catalogue';
import { FakeRefusal, FakeService } from './fake-service';

interface Reservation {
  state: 'held' | 'confirmed' | 'released' | 'lapsed';
  wanted: string;
  expiresAt: string;
  pieces: Map<string, number>;
}

interface WantedPieces {
  productId: string;
  quantity: number;
  price: number;
}

/** Stands in for the catalogue service: products with their stock, and reservations of their pieces. */
export class FakeCatalogue extends FakeService {
  readonly products = new Map<string, ProductOffer>();
  readonly reservations = new Map<string, Reservation>();
  private readonly operations = new Set<string>();

  constructor(serviceKey: string) {
    super(serviceKey);
    const endpoints = catalogueInternalEndpoints;
    this.on(endpoints.offers, ({ body }) => ({
      offers: body.ids.flatMap((id) => this.products.get(id) ?? []),
    }));
    this.on(endpoints.reserve, ({ body }) => this.reserve(body));
    this.on(endpoints.confirm, ({ params }) => ({ outcome: this.confirm(params.id) }));
    this.on(endpoints.release, ({ params, body }) => ({
      lines: this.release(params.id, body.operationId, body.lines),
    }));
  }

  /** Puts a product into the shop, or changes one that is there. */
  add(values: Partial<ProductOffer> = {}): ProductOffer {
    const id = values.id ?? `P-${String(this.products.size + 1).padStart(4, '0')}`;
    const pieces = values.pezzi_disponibili ?? this.products.get(id)?.pezzi_disponibili ?? 10;
    const product: ProductOffer = {
      nome: 'Quaderno a righe',
      categoria: 'Quaderni',
      immagini: ['https://immagini.example/quaderno.jpg'],
      prezzo: 2.5,
      prezzoVendita: 2.5,
      prezzoMinimo30Giorni: null,
      pezzi_singolo_acquisto: 1,
      ...this.products.get(id),
      ...values,
      id,
      disponibile: pieces > 0,
      pezzi_disponibili: pieces,
    };
    this.products.set(id, product);
    return product;
  }

  stockOf(id: string): number {
    return this.products.get(id)?.pezzi_disponibili ?? 0;
  }

  /** As the real one does once the time of a reservation is over. */
  lapse(id: string): void {
    const reservation = this.reservations.get(id);
    if (reservation?.state !== 'held') return;
    this.move(reservation, 1);
    reservation.state = 'lapsed';
  }

  private reserve(body: { id: string; expiresAt: string; lines: WantedPieces[] }) {
    const wanted = JSON.stringify(
      body.lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1)),
    );
    const known = this.reservations.get(body.id);
    if (known !== undefined) {
      if (known.state === 'released' || known.state === 'lapsed') {
        throw new FakeRefusal(409, 'reservation-ended');
      }
      if (known.wanted !== wanted) throw new FakeRefusal(409, 'reservation-taken');
      return { outcome: 'reserved' as const };
    }
    const lines = body.lines.map((line) => this.lineOf(line));
    if (lines.some(({ obstacle }) => obstacle !== null)) {
      return { outcome: 'refused' as const, lines };
    }
    const pieces = new Map(body.lines.map(({ productId, quantity }) => [productId, quantity]));
    const { expiresAt } = body;
    const reservation: Reservation = { state: 'held', wanted, expiresAt, pieces };
    this.move(reservation, -1);
    this.reservations.set(body.id, reservation);
    return { outcome: 'reserved' as const };
  }

  private confirm(id: string): 'confirmed' | 'lapsed' {
    const reservation = this.reservations.get(id);
    if (reservation === undefined) throw new FakeRefusal(404, 'not-found');
    if (reservation.state === 'released') return 'lapsed';
    if (reservation.state === 'lapsed') {
      const isShort = [...reservation.pieces].some(([product, n]) => this.stockOf(product) < n);
      if (isShort) return 'lapsed';
      this.move(reservation, -1);
    }
    reservation.state = 'confirmed';
    return 'confirmed';
  }

  private release(
    id: string,
    operationId: string,
    lines?: readonly { productId: string; quantity: number }[],
  ) {
    if (this.operations.has(operationId)) return [];
    this.operations.add(operationId);
    const reservation = this.reservations.get(id);
    if (reservation === undefined) {
      const ended = { state: 'released' as const, wanted: '', expiresAt: '', pieces: new Map() };
      this.reservations.set(id, ended);
      return [];
    }
    if (reservation.state === 'lapsed' || reservation.state === 'released') return [];
    const back =
      lines ?? [...reservation.pieces].map(([productId, quantity]) => ({ productId, quantity }));
    for (const { productId, quantity } of back) {
      const held = reservation.pieces.get(productId) ?? 0;
      if (held < quantity) throw new FakeRefusal(409, 'release-refused');
      reservation.pieces.set(productId, held - quantity);
      this.add({ id: productId, pezzi_disponibili: this.stockOf(productId) + quantity });
    }
    const isEmpty = [...reservation.pieces.values()].every((quantity) => quantity === 0);
    if (isEmpty) reservation.state = 'released';
    return [...back];
  }

  private lineOf({ productId, quantity, price }: WantedPieces): ReservationLine {
    const product = this.products.get(productId);
    if (product === undefined) {
      const gone = { obstacle: 'gone' as const, available: 0, minimum: 1, price: null };
      return { productId, quantity, ...gone };
    }
    const available = product.pezzi_disponibili;
    const minimum = product.pezzi_singolo_acquisto;
    let obstacle: ReservationLine['obstacle'] = null;
    if (product.prezzo !== price) obstacle = 'price-changed';
    else if (quantity < minimum) obstacle = 'below-minimum';
    else if (quantity > available) obstacle = 'stock-short';
    return { productId, quantity, obstacle, available, minimum, price: product.prezzo };
  }

  /** Puts the pieces back (1) or takes them out (-1). */
  private move({ pieces }: Reservation, sign: 1 | -1): void {
    for (const [id, quantity] of pieces) {
      this.add({ id, pezzi_disponibili: this.stockOf(id) + sign * quantity });
    }
  }
}

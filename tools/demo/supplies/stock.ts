import { Dice } from '../chance';
import type { SupplyKind } from './kinds';
import type { PastPrice, DemoSupply } from './supply';

const MARGIN = 25;
const discounts = [10, 10, 15, 15, 20, 20, 25, 30, 40];
const suppliers = [
  { name: 'aliexpress', code: 'AE' },
  { name: 'Tre Ponti Ingrosso', code: 'TP' },
  { name: 'Bottega del Quaderno', code: 'BQ' },
  { name: 'Officina Matita', code: 'OM' },
  { name: 'Valle Zaini', code: 'VZ' },
  { name: 'Forniture Lungargine', code: 'FL' },
] as const;

type Figures = Omit<
  DemoSupply,
  | 'nome'
  | 'descrizione'
  | 'categoria'
  | 'immagini'
  | 'tags'
  | 'produttore'
  | 'avvertenze'
  | 'marcaturaCe'
> & {
  isNew: boolean;
  past: PastPrice[];
};

/** Price, supplier, pieces and rating of the product with this number, always the same. */
export function figuresOf(number: number, kind: SupplyKind, euro: number): Figures {
  const dice = new Dice(number, 5);
  const isNew = dice.chance(0.07);
  const minimum = kind.minimum ?? 1;
  const prezzoOriginale = roundPrice(euro * (0.85 + 0.3 * dice.next()));
  const sconto = dice.chance(0.22) ? dice.pick(discounts) : 0;
  return {
    isNew,
    prezzoOriginale,
    margine: MARGIN,
    sconto,
    ...supplierOf(number, dice),
    active: number % 40 !== 0,
    inVendita: !dice.chance(0.02),
    pezzi_disponibili: piecesOf(dice, minimum),
    pezzi_singolo_acquisto: minimum,
    ...ratingOf(dice, isNew),
    past: isNew ? [] : pastOf(dice, { prezzoOriginale, sconto }),
  };
}

/** Multiples of 4 or 20 cents: with a margin of a quarter they end in 0 or 5. */
function roundPrice(euro: number): number {
  const cents = Math.max(20, Math.round(euro * 100));
  return (Math.round(cents < 300 ? cents / 4 : cents / 20) * (cents < 300 ? 4 : 20)) / 100;
}

function supplierOf(number: number, dice: Dice) {
  const { name, code } = dice.chance(0.45) ? suppliers[0] : dice.pick(suppliers.slice(1));
  const id = String(number).padStart(6, '0');
  const hasPage = code === 'AE' || dice.chance(0.5);
  const page =
    code === 'AE' ? `www.aliexpress.example/item/1005${id}.html` : `ordini.example/articoli/${id}`;
  return {
    fornitore: name,
    fornitoreProductId: `${code}-${id}`,
    urlAliexpress: hasPage ? `https://${page}` : '',
  };
}

/** Some sold out, some with too few left for one purchase, many with the default of 999. */
function piecesOf(dice: Dice, minimum: number): number {
  const at = dice.next();
  if (at < 0.05) return 0;
  if (minimum > 1 && at < 0.15) return dice.between(1, minimum - 1);
  if (at < 0.45) return 999;
  return at < 0.6 ? dice.between(minimum, minimum + 6) : dice.between(minimum + 7, 400);
}

function ratingOf(dice: Dice, isNew: boolean) {
  const hasReviews = !dice.chance(isNew ? 0.6 : 0.1);
  // Most are good, some are not.
  const tenths = Math.round(50 - 32 * dice.next() ** 2.2);
  const reviews = 1 + Math.floor(420 * dice.next() ** 3);
  return { valutazione: hasReviews ? tenths / 10 : 0, numeroRecensioni: hasReviews ? reviews : 0 };
}

/** 60 days ago, and 20 days ago where something was different again. */
function pastOf(dice: Dice, now: { prezzoOriginale: number; sconto: number }): PastPrice[] {
  const before = dice.chance(0.35)
    ? roundPrice(now.prezzoOriginale * (0.9 + 0.25 * dice.next()))
    : now.prezzoOriginale;
  const first = { daysAgo: 60, prezzoOriginale: before, sconto: 0 };
  const hadOffer = now.sconto > 0 ? dice.chance(0.4) : dice.chance(0.05);
  const sconto = hadOffer ? now.sconto + 5 : 0;
  const second = { daysAgo: 20, prezzoOriginale: now.prezzoOriginale, sconto };
  const isChanged = second.prezzoOriginale !== before || sconto !== 0;
  return isChanged ? [first, second] : [first];
}

import type { ClassSupply, ServingProduct } from '@zaino/contracts/catalogue';
import { quantityOf } from '@zaino/rules/cart';
import { lineKey } from '@zaino/rules/cart-line';
import { isInCart } from '@zaino/rules/cart-presence';
import { toCents, toEuro } from '@zaino/rules/money';
import { useCart } from '@zaino/web/cart';
import { useCartPress } from '@zaino/web/use-cart-press';
import { useRef, useState } from 'react';
import { piecesToAdd, toProductLine } from '../buying/product-line';
import { useKeptChoices } from './kept-choices';
import { piecesOf, productFor } from './supply-choice';
import type { ShownSupplies } from './supplies.api';
import { useForChild } from './use-for-child';

/** A thing of the list as it stands on the page. */
export interface SupplyState {
  wanted: ClassSupply;
  /** Null where none that serves is in the shop. */
  product: ServingProduct | null;
  /** That a press puts into the cart; none where it cannot. */
  pieces: number;
  /** Of these pieces. */
  euro: number;
  isTicked: boolean;
  isInCart: boolean;
}

/** What was just put into the cart, and how to take it back. */
interface Added {
  words: string;
  undo: () => void;
}

/** Tells a list from the others. */
export const listKey = ({ codiceScuola = '', grado, anno, sezione = '' }: ShownSupplies): string =>
  [codiceScuola || grado, anno, sezione].filter(String).join('/');

/** The materials of a class: what is ticked, in which brand, for whom, and what is in the cart. */
export function useSupplies(list: ShownSupplies) {
  const cart = useCart();
  const whom = useForChild();
  const [choices, choose] = useKeptChoices(listKey(list));
  const [added, setAdded] = useState<Added | null>(null);
  const pressed = useRef<Element>(null);

  const supplies = list.voci.map((wanted): SupplyState => {
    const choice = choices[wanted.nome];
    const product = productFor(wanted, choice?.product);
    if (!product) {
      return { wanted, product, pieces: 0, euro: 0, isTicked: false, isInCart: false };
    }
    const needed = piecesOf(product, wanted.quantita);
    const there = quantityOf(cart, lineKey({ type: 'product', id: product.id }));
    const pieces = piecesToAdd(product, needed, there);
    const isThere =
      needed > 0 && isInCart(cart, toProductLine(product, needed), whom.chosen || null);
    const isTicked = pieces > 0 && (choice?.isTicked ?? !isThere);
    const euro = toEuro(toCents(product.prezzoScontato) * (pieces || needed));
    return { wanted, product, pieces, euro, isTicked, isInCart: isThere };
  });
  const ticked = supplies.filter(({ isTicked }) => isTicked);

  const close = () => {
    setAdded(null);
    // The notice goes and would take the keyboard's place with it.
    if (pressed.current instanceof HTMLElement) pressed.current.focus({ preventScroll: true });
  };
  const { press } = useCartPress(({ lines, whom: child, undo }) => {
    const count = lines.length === 1 ? '1 prodotto aggiunto' : `${lines.length} prodotti aggiunti`;
    setAdded({
      words: `${count} al carrello${child ? ` per ${child.nickname}` : ''}.`,
      undo: () => {
        undo();
        close();
      },
    });
    // What is there now is left to the rule, which ticks nothing that is in the cart.
    for (const { wanted } of ticked) choose(wanted.nome, { isTicked: undefined });
  });

  return {
    supplies,
    ticked,
    inCart: supplies.filter((supply) => supply.isInCart),
    whom,
    added,
    dismiss: close,
    tick: ({ wanted, isTicked }: SupplyState) => choose(wanted.nome, { isTicked: !isTicked }),
    exchange: ({ wanted }: SupplyState, product: string) => choose(wanted.nome, { product }),
    add: () => {
      pressed.current = document.activeElement;
      const lines = ticked.flatMap(({ product, pieces }) =>
        product ? [toProductLine(product, pieces)] : [],
      );
      press(lines, whom.settle());
    },
  };
}

export type SuppliesState = ReturnType<typeof useSupplies>;

/** In euro. */
export const totalOf = (supplies: readonly SupplyState[]): number =>
  toEuro(supplies.reduce((sum, { euro }) => sum + toCents(euro), 0));

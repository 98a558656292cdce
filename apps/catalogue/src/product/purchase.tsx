import { MAX_LINE_QUANTITY } from '@zaino/rules/cart-line';
import { Button, buttonClass } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { SellerNote } from '@zaino/ui/seller-note';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { useState } from 'react';
import { type PurchaseRange, purchaseRange } from '../buying/product-line';
import { useAdding } from '../buying/use-adding';
import type { ShownProduct } from './product.api';
import css from './purchase.module.css';
import { QuantityField } from './quantity-field';

/** Availability, pieces, and the two ways to buy. */
export function Purchase({ product }: { product: ShownProduct }) {
  const { disponibile, pezzi_singolo_acquisto: fewest, supplierUrl } = product;
  const range = purchaseRange(product);
  return (
    <div className={css.purchase}>
      <p className={classNames(css.availability, disponibile && css.available)}>
        {disponibile ? 'Disponibile' : 'Non disponibile'}
      </p>
      {range ? (
        <AddToCart product={product} range={range} />
      ) : (
        fewest > MAX_LINE_QUANTITY && (
          <p>{`Si vende da ${fewest} pezzi in su: scrivici per un ordine così grande.`}</p>
        )
      )}
      {supplierUrl && (
        <p>
          <a
            href={supplierUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className={buttonClass({ variant: 'outline', isWide: true })}
          >
            Acquista ora
            <VisuallyHidden> (si apre in una nuova scheda)</VisuallyHidden>
          </a>
          <span className={css.hint}>Direttamente sul sito del fornitore</span>
        </p>
      )}
    </div>
  );
}

function AddToCart({ product, range }: { product: ShownProduct; range: PurchaseRange }) {
  const [quantity, setQuantity] = useState(range.min);
  const [isConfirmed, confirm] = useConfirmation();
  const [wasAdded, setAdded] = useState(false);
  const { words, add } = useAdding();
  const answer = wasAdded ? 'Aggiunto al carrello!' : 'Sono già tutti nel carrello';

  return (
    <>
      <div className={css.scripted}>
        <QuantityField label={product.nome} value={quantity} {...range} onChange={setQuantity} />
        <Button
          isWide
          onClick={() => {
            setAdded(add(product, quantity));
            confirm();
          }}
        >
          {isConfirmed ? answer : 'Aggiungi al carrello'}
        </Button>
        <SellerNote />
      </div>
      <noscript>
        <p>Per mettere prodotti nel carrello serve JavaScript.</p>
      </noscript>
      <p role="status">
        <VisuallyHidden>{words}</VisuallyHidden>
      </p>
    </>
  );
}

import { effectivePrice } from '@zaino/rules/effective-price';
import { formatEuro } from '@zaino/rules/money';
import { productPath } from '@zaino/rules/page-path';
import { Button } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { ProductImage } from '@zaino/ui/product-image';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { useState } from 'react';
import { type ProductForSale, purchaseRange } from '../buying/product-line';
import { cardImage } from '../card-image';
import { reductionOf } from '../reduction';
import type { ShownFavourite } from './favourites.api';
import css from './favourites-page.module.css';
import { StockWaitButton } from './stock-wait-button';

interface FavouriteRowProps {
  favourite: ShownFavourite;
  /** Gives whether anything was added. */
  onAdd: (product: ProductForSale, pieces: number) => boolean;
  onRemove: () => void;
}

/** A product that is kept: what it costs now, whether it can be bought, and the way into the cart. */
export function FavouriteRow({ favourite, onAdd, onRemove }: FavouriteRowProps) {
  const { id, nome, product } = favourite;
  return (
    <li className={css.row}>
      <ProductImage
        url={product?.immagini[0]}
        alt=""
        className={css.image}
        {...cardImage}
        sizes="6rem"
      />
      <div className={css.words}>
        <h2 className={css.name}>{product ? <Link to={productPath(id)}>{nome}</Link> : nome}</h2>
        {product ? (
          <>
            <p>
              <Price euro={product.prezzoScontato} reduction={reductionOf(product)} />
            </p>
            <PriceThen favourite={favourite} now={effectivePrice(product)} />
            <p className={product.disponibile ? css.there : css.away}>
              {product.disponibile ? 'Disponibile' : 'Non disponibile'}
            </p>
          </>
        ) : (
          <p className={css.away}>Non è più in vendita.</p>
        )}
      </div>
      <div className={css.actions}>
        {product && <Way product={product} onAdd={onAdd} />}
        <Button variant="text" size="small" onClick={onRemove}>
          Togli
          <VisuallyHidden>{` ${nome} dai preferiti`}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}

/** Said where it costs something else now. */
function PriceThen({ favourite, now }: { favourite: ShownFavourite; now: number }) {
  const { prezzoAllora } = favourite;
  if (now === prezzoAllora) return null;
  return <p className={css.then}>Quando l’hai salvato: {formatEuro(prezzoAllora)}</p>;
}

function Way({ product, onAdd }: { product: ProductForSale } & Pick<FavouriteRowProps, 'onAdd'>) {
  const range = purchaseRange(product);
  const [isConfirmed, confirm] = useConfirmation();
  const [wasAdded, setAdded] = useState(false);
  if (range === null) return product.disponibile ? null : <StockWaitButton product={product} />;
  const answer = wasAdded ? 'Aggiunto' : 'Già tutti';
  return (
    <Button
      size="small"
      onClick={() => {
        setAdded(onAdd(product, range.min));
        confirm();
      }}
    >
      {isConfirmed ? answer : 'Aggiungi al carrello'}
      <VisuallyHidden>{` ${product.nome}`}</VisuallyHidden>
    </Button>
  );
}

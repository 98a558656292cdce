import { capitalised } from '@zaino/rules/capitalised';
import { productPath } from '@zaino/rules/page-path';
import { Button, buttonClass } from '@zaino/ui/button';
import { Price } from '@zaino/ui/price';
import { ProductImage } from '@zaino/ui/product-image';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { Link } from '@zaino/web/router';
import { useConfirmation } from '@zaino/web/use-confirmation';
import { type ReactNode, useState } from 'react';
import { type ProductForSale, purchaseRange } from '../buying/product-line';
import { ProductBadges } from '../product-badges';
import { ProductRating } from '../product-rating';
import { reductionOf } from '../reduction';
import { cardImage } from '../card-image';
import css from './product-card.module.css';
import type { CardProduct } from './products.api';

interface CardActions {
  product: CardProduct;
  /** Gives whether anything was added. */
  onAdd: (product: ProductForSale, pieces: number) => boolean;
}

interface ProductCardProps extends CardActions {
  /** The button that keeps it for later, once it is there. */
  heart: ReactNode;
  /** Seen at once: its image is loaded first. */
  isEager: boolean;
}

/** A product in the list; its upper part leads to its page. */
export function ProductCard({ product, heart, isEager, onAdd }: ProductCardProps) {
  const { nome, categoria, pezzi_singolo_acquisto: fewest } = product;
  return (
    <li className={css.card}>
      <div className={css.image}>
        <ProductImage url={product.immagini[0]} alt="" isEager={isEager} {...cardImage} />
        <div className={css.badges}>
          <ProductBadges product={product} />
        </div>
        {heart}
      </div>
      <p className={css.category}>
        {capitalised(categoria)}
        {fewest > 1 && ` · da ${fewest} pezzi`}
      </p>
      <h3 className={css.name}>
        <Link to={productPath(product.id)} className={css.link}>
          {nome}
        </Link>
      </h3>
      <ProductRating product={product} />
      <div className={css.price}>
        <Price euro={product.prezzoScontato} reduction={reductionOf(product)} />
      </div>
      <div className={css.actions}>
        <AddButton product={product} onAdd={onAdd} />
        <Link
          to={productPath(product.id)}
          className={buttonClass({ variant: 'outline', size: 'small' }, css.details)}
        >
          Dettagli
          <VisuallyHidden>{` ${nome}`}</VisuallyHidden>
        </Link>
      </div>
    </li>
  );
}

function AddButton({ product, onAdd }: CardActions) {
  const [isConfirmed, confirm] = useConfirmation();
  const [wasAdded, setAdded] = useState(false);
  const range = purchaseRange(product);
  const answer = wasAdded ? 'Aggiunto' : 'Già tutti';
  const offer = range ? 'Aggiungi' : 'Non disponibile';
  return (
    <Button
      size="small"
      className={css.add}
      disabled={range === null}
      onClick={() => {
        if (range) setAdded(onAdd(product, range.min));
        confirm();
      }}
    >
      {isConfirmed ? answer : offer}
      <VisuallyHidden>{` ${product.nome}`}</VisuallyHidden>
    </Button>
  );
}

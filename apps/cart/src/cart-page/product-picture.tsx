import { useState } from 'react';
import type { ProductLine } from '@zaino/rules/cart-line';
import css from './product-picture.module.css';

/** A product's first picture; a drawn pencil where there is none or it does not come. Decorative. */
export function ProductPicture({ line }: { line: ProductLine }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = line.immagini[0];
  const isShown = address !== undefined && address !== broken;

  return (
    <span className={css.well} aria-hidden="true">
      {isShown ? (
        <img
          src={address}
          alt=""
          className={css.image}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(address)}
        />
      ) : (
        <svg className={css.pencil} viewBox="0 0 24 24" width="32" height="32">
          <path d="m4 20 1-4.5L16.5 4a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19 4 20ZM14.5 6l3.5 3.5" />
        </svg>
      )}
    </span>
  );
}

import { lazyPart } from '@zaino/ui/lazy-part';
import { SellerNote } from '@zaino/ui/seller-note';
import { Link } from '@zaino/web/router';
import { useHydrated } from '@zaino/web/use-hydrated';
import { useEffect, useRef } from 'react';
import { listPath } from '../school/school-address';
import { PURCHASE_ID } from './book-address';
import css from './book-page.module.css';
import type { BuyFormProps } from './buy-form';
import { nameOfClass } from './chosen-class';

/** The page is read before anybody buys: what buys comes once it is alive. */
const BuyForm = lazyPart<BuyFormProps>(
  async () => (await import(/* webpackChunkName: 'buy-form' */ './buy-form')).BuyForm,
);

/** Buying for one class. */
export function ClassPurchase(props: BuyFormProps) {
  const { school, choice } = props.chosen;
  const isHydrated = useHydrated();
  const name = nameOfClass(choice);
  const heading = useRef<HTMLHeadingElement>(null);
  // Takes the keyboard's place once a class is chosen: the link that chose it stands far below.
  useEffect(() => {
    if (location.hash === `#${PURCHASE_ID}`) heading.current?.focus();
  }, []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {`Per la ${name}`}
      </h2>
      <p>
        <Link to={listPath(school.codiceScuola, choice)}>
          {`Lista della ${name}, ${school.nomeScuola || school.codiceScuola}`}
        </Link>
      </p>
      <div className={css.form}>{isHydrated && <BuyForm {...props} />}</div>
      <noscript>
        <p>
          Per mettere il libro nel carrello serve JavaScript: prezzi e scuole si leggono anche
          senza.
        </p>
      </noscript>
      <p>
        <a href="#adozioni">Cambia classe</a>
      </p>
      <SellerNote />
    </>
  );
}

import type { ServingProduct } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { productPath } from '@zaino/rules/page-path';
import { MarginRow } from '@zaino/ui/margin-list';
import { SelectField } from '@zaino/ui/select-field';
import { Tick } from '@zaino/ui/tick';
import { Link } from '@zaino/web/router';
import { purchaseRange } from '../buying/product-line';
import css from './supplies-page.module.css';
import { piecesOf } from './supply-choice';
import type { SuppliesState, SupplyState } from './use-supplies';

interface SupplyRowProps {
  supply: SupplyState;
  state: Pick<SuppliesState, 'tick' | 'exchange'>;
}

/** A thing that is needed: its tick, the product that is proposed, others that serve, what it costs. */
export function SupplyRow({ supply, state }: SupplyRowProps) {
  const { wanted, product, pieces, euro, isTicked } = supply;
  const { nome, quantita, nota, prodotti } = wanted;
  const others = prodotti.filter(({ id }) => id !== product?.id);
  return (
    <MarginRow
      className={css.supply}
      tick={
        <Tick
          label={nome}
          checked={isTicked}
          disabled={pieces === 0}
          onChange={() => state.tick(supply)}
        />
      }
    >
      <div className={css.words}>
        <h2 className={css.name}>
          {nome}
          {quantita > 1 && <span className={css.fine}> {quantita} pezzi</span>}
        </h2>
        {nota && <p className={css.fine}>{nota}</p>}
        {product && (
          <p>
            <Link to={productPath(product.id)}>{product.nome}</Link>
          </p>
        )}
        {product && others.length > 0 && (
          <>
            <SelectField
              className={css.scripted}
              label={`Cambia marca o modello: ${nome}`}
              value={product.id}
              onChange={({ target }) => state.exchange(supply, target.value)}
            >
              {prodotti.map((one) => (
                <option key={one.id} value={one.id}>
                  {optionWords(one)}
                </option>
              ))}
            </SelectField>
            <noscript>
              <p className={css.fine}>
                {'Va bene anche: '}
                {others.map((one, index) => (
                  <span key={one.id}>
                    {index > 0 && ', '}
                    <Link to={productPath(one.id)}>{one.nome}</Link>
                  </span>
                ))}
              </p>
            </noscript>
          </>
        )}
        <Stock supply={supply} />
      </div>
      {product && (
        <p className={css.price}>
          {priceWords(product, pieces || piecesOf(product, quantita))}
          <strong>{formatEuro(euro)}</strong>
        </p>
      )}
    </MarginRow>
  );
}

/** What the family should know before it ticks: in the cart, sold out, fewer than needed. */
function Stock({ supply: { wanted, product, pieces, isInCart } }: Pick<SupplyRowProps, 'supply'>) {
  if (isInCart) return <p className={css.inCart}>Nel carrello ✓</p>;
  if (!product) return <p className={css.out}>Ora non è in vendita.</p>;
  const isElsewhere = wanted.prodotti.some((one) => purchaseRange(one) !== null);
  if (purchaseRange(product) === null) {
    return (
      <p className={css.out}>
        {isElsewhere ? 'Esaurito: scegli un’altra marca.' : 'Esaurito per ora.'}
      </p>
    );
  }
  if (pieces === 0) {
    return (
      <p className={css.fine}>Nel carrello ci sono già tutti i pezzi che si possono ordinare.</p>
    );
  }
  if (pieces < wanted.quantita) {
    const words = pieces === 1 ? 'può ancora ordinare 1' : `possono ancora ordinare ${pieces}`;
    return <p className={css.out}>Se ne {words} soltanto.</p>;
  }
  if (pieces > wanted.quantita)
    return <p className={css.fine}>Si vende da {pieces} pezzi in su.</p>;
  return null;
}

function optionWords(product: ServingProduct): string {
  const price = `${product.nome}, ${formatEuro(product.prezzoScontato)}`;
  return purchaseRange(product) ? price : `${price} (esaurito)`;
}

/** `3 × 1,20 €`; nothing where it is one piece. */
function priceWords({ prezzoScontato }: ServingProduct, pieces: number) {
  if (pieces <= 1) return null;
  return (
    <span className={css.fine}>
      {pieces} × {formatEuro(prezzoScontato)}
    </span>
  );
}

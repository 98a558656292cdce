import { useQuery } from '@tanstack/react-query';
import type { AdminProduct, PricesOfProduct } from '@zaino/contracts/catalogue';
import { holdsAgainst, reductionBasis } from '@zaino/rules/announced-reduction';
import { formatEuro } from '@zaino/rules/money';
import {
  discountPercent,
  isReduced,
  type ProductPrices,
  productPrices,
} from '@zaino/rules/product-price';
import { Notice } from '@zaino/ui/notice';
import { pricesBeforeQuery } from '../prices-before.api';
import { LoadAgain } from './load-again';
import css from './price-preview.module.css';
import { numberIn, type ProductFormValues } from './product-values';

type Terms = Pick<ProductFormValues, 'prezzoOriginale' | 'margine' | 'sconto'>;

/** What the server will store for what stands in the form; null while that is no price. */
function pricesOf({ prezzoOriginale, margine, sconto }: Terms) {
  try {
    return productPrices(numberIn(prezzoOriginale), numberIn(margine), numberIn(sconto));
  } catch {
    return null;
  }
}

interface PricePreviewProps {
  terms: Terms;
  /** As it is stored; null for a new one. */
  product: Pick<AdminProduct, 'id' | 'versione'> | null;
}

/** Prices for sale, computed while one types by the rule that the server stores them by. */
export function PricePreview({ terms, product }: PricePreviewProps) {
  const prices = pricesOf(terms);
  const reduction = prices && isReduced(prices) ? prices : null;
  const figures: [string, string][] = [
    ['Prezzo di vendita', prices ? formatEuro(prices.prezzoVendita) : '–'],
    [
      reduction ? `Prezzo scontato (−${discountPercent(reduction)}%)` : 'Prezzo scontato',
      prices ? formatEuro(prices.prezzoScontato) : '–',
    ],
  ];
  return (
    <>
      <dl className={css.figures}>
        {figures.map(([name, amount]) => (
          <div key={name} className={css.figure}>
            <dt className={css.name}>{name}</dt>
            <dd className={css.amount}>
              <output>{amount}</output>
            </dd>
          </div>
        ))}
      </dl>
      {reduction && <Announcement reduction={reduction} product={product} />}
    </>
  );
}

interface AnnouncementProps {
  reduction: ProductPrices;
  product: PricePreviewProps['product'];
}

/** Whether customers will see the struck price and the percent, and what is shown beside them. */
function Announcement({ reduction, product }: AnnouncementProps) {
  const asker = product ? `${product.id}, ${product.versione}` : '';
  const query = useQuery(pricesBeforeQuery(asker, product ? [product.id] : []));
  if (query.isError) return <LoadAgain onRetry={() => void query.refetch()} />;
  if (product && !query.data) {
    return <p role="status">Controllo dei prezzi degli ultimi 30 giorni...</p>;
  }
  return <Verdict reduction={reduction} before={query.data?.get(product?.id ?? '') ?? null} />;
}

interface VerdictProps {
  reduction: ProductPrices;
  /** Null for a product without a past. */
  before: PricesOfProduct | null;
}

function Verdict({ reduction, before }: VerdictProps) {
  const basis = before && reductionBasis(before, reduction);
  if (basis !== null && holdsAgainst(reduction, basis)) {
    return (
      <p role="status">
        Ai clienti si mostra lo sconto. Prezzo più basso nei 30 giorni prima: {formatEuro(basis)}.
      </p>
    );
  }
  const shown = formatEuro(reduction.prezzoScontato);
  return (
    <Notice>
      <strong>Lo sconto non si potrà annunciare.</strong> I clienti vedranno solo {shown}, senza
      prezzo barrato né percentuale:{' '}
      {basis === null
        ? 'questo prodotto negli ultimi 30 giorni non è stato in vendita a un altro prezzo.'
        : `nei 30 giorni prima il prezzo più basso è ${formatEuro(basis)}, meno di ${formatEuro(reduction.prezzoVendita)} che sarebbe barrato.`}{' '}
      Così vuole il Codice del consumo (art. 17-bis).
    </Notice>
  );
}

import { formatEuro } from '@zaino/rules/money';
import { discountPercent, isReduced, productPrices } from '@zaino/rules/product-price';
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
  /** Of the product as it is stored; null where nothing is known. */
  lowest: number | null;
}

/** Prices for sale, computed while one types by the rule that the server stores them by. */
export function PricePreview({ terms, lowest }: PricePreviewProps) {
  const prices = pricesOf(terms);
  const reduction = prices && isReduced(prices) ? prices : null;
  const figures: [string, string][] = [
    ['Prezzo di vendita', prices ? formatEuro(prices.prezzoVendita) : '–'],
    [
      reduction ? `Prezzo scontato (−${discountPercent(reduction)}%)` : 'Prezzo scontato',
      prices ? formatEuro(prices.prezzoScontato) : '–',
    ],
  ];
  if (reduction) {
    const least = Math.min(lowest ?? reduction.prezzoScontato, reduction.prezzoScontato);
    figures.push(['Prezzo più basso negli ultimi 30 giorni', formatEuro(least)]);
  }
  return (
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
  );
}

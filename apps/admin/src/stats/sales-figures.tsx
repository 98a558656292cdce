import { comparisonWords, countWords } from '@zaino/charts/figure-words';
import { Figure, Figures } from '@zaino/charts/figures';
import type { Sales } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';

/** What is asked for most, each beside what it was a year before. */
export function SalesFigures({ sales: { totals, yearBefore } }: { sales: Sales }) {
  const { baskets } = totals;
  return (
    <Figures>
      <Figure name="Ordini" value={countWords(totals.orders)}>
        {comparisonWords(totals.orders, yearBefore?.orders)}
      </Figure>
      <Figure name="Totale" value={formatEuro(totals.total)}>
        {comparisonWords(totals.total, yearBefore?.total)}
      </Figure>
      <Figure name="Venduto" value={formatEuro(totals.turnover)}>
        {comparisonWords(totals.turnover, yearBefore?.turnover)}
      </Figure>
      {baskets && (
        <>
          <Figure name="Valore medio di un ordine" value={formatEuro(baskets.mean)}>
            {`mediana ${formatEuro(baskets.median)}`}
          </Figure>
          <Figure name="Articoli diversi per ordine" value={baskets.lines.toLocaleString('it-IT')}>
            {`${countWords(totals.pieces)} copie in tutto`}
          </Figure>
        </>
      )}
      <Figure name="A carico dei Comuni" value={formatEuro(totals.ofComuni)}>
        con le cedole
      </Figure>
      <Figure name="Ridato finora" value={formatEuro(totals.refunded)}>
        per questi ordini
      </Figure>
      {totals.kept !== 0 && (
        <Figure name="Righe annullate o rese, non ridate" value={formatEuro(totals.kept)}>
          rimborsi non ancora partiti o trattenuti
        </Figure>
      )}
    </Figures>
  );
}

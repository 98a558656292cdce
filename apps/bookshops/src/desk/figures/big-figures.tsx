import type { BookshopStats } from '@zaino/contracts/bookshops';
import { UNCOLLECTED_DAYS } from '@zaino/contracts/orders';
import { comparisonWords, countWords, daysWords, shareWords } from '@zaino/charts/figure-words';
import { Figure, Figures } from '@zaino/charts/figures';
import { formatEuro } from '@zaino/rules/money';
import { Link } from '@zaino/web/router';
import { ordersWords } from './orders-words';

/** What is asked for most, each with what it is compared with or made of. */
export function BigFigures({ stats }: { stats: BookshopStats }) {
  const { totals, yearBefore, families, completion } = stats;
  return (
    <Figures>
      <Figure name="Ordini" value={countWords(totals.orders)}>
        {comparisonWords(totals.orders, yearBefore?.orders)}
      </Figure>
      <Figure name="Venduto" value={formatEuro(totals.turnover)}>
        {comparisonWords(totals.turnover, yearBefore?.turnover)}
      </Figure>
      <Figure name="Margine stimato" value={formatEuro(totals.margin)}>
        {comparisonWords(totals.margin, yearBefore?.margin) ??
          (totals.lines > 0 && `in media ${formatEuro(totals.margin / totals.lines)} a riga`)}
      </Figure>
      <Figure
        name="Copie pronte o consegnate"
        value={shareWords(totals.piecesFilled, totals.piecesOrdered)}
      >
        {countWords(totals.piecesFilled)} su {countWords(totals.piecesOrdered)} ordinate
      </Figure>
      <Figure
        name="Dall’ordine a tutto arrivato"
        value={completion.median === null ? '–' : daysWords(completion.median)}
      >
        {completion.ninetieth === null
          ? 'nessun ordine è ancora completo'
          : `nove ordini su dieci: ${completion.ninetieth === 0 ? '' : 'entro '}${daysWords(completion.ninetieth)}`}
      </Figure>
      <Figure name="Famiglie tornate" value={shareWords(families.returning, families.all)}>
        {countWords(families.returning)} su {countWords(families.all)}
      </Figure>
      <Extras extras={totals.extras} />
      <Uncollected uncollected={stats.uncollected} />
    </Figures>
  );
}

/** What was done to books for a price of its own; nothing where nothing was. */
function Extras({ extras }: Pick<BookshopStats['totals'], 'extras'>) {
  if (!extras) return null;
  const { pieces, turnover } = extras;
  return (
    <Figure name="Servizi sui libri" value={formatEuro(turnover)}>
      su {pieces === 1 ? '1 copia' : `${countWords(pieces)} copie`}
    </Figure>
  );
}

/** It is of now, whatever period is shown. */
export function Uncollected({ uncollected }: Pick<BookshopStats, 'uncollected'>) {
  const { orders, value } = uncollected;
  return (
    <Figure
      name={`Oggi pronto da più di ${UNCOLLECTED_DAYS} giorni e non ritirato`}
      value={formatEuro(value)}
    >
      {orders === 0 ? (
        'nessun ordine'
      ) : (
        <Link to="/dashboard/ordini?stato=ready">{ordersWords(orders)}</Link>
      )}
    </Figure>
  );
}

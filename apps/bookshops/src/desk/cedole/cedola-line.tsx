import type { LedgerCedola } from '@zaino/contracts/orders';
import type { LineState } from '@zaino/data-table/data-grid';
import { SelectCell } from '@zaino/data-table/select-cell';
import { formatEuro } from '@zaino/rules/money';
import { classNames } from '@zaino/ui/class-names';
import { Link } from '@zaino/web/router';
import { memo } from 'react';
import css from './cedola-line.module.css';
import type { CedolaRow } from './cedola-rows';
import { stageWords } from './cedola-words';

interface CedolaLineProps extends LineState<CedolaRow> {
  toggle: (id: string, isRange: boolean) => void;
}

/** The cells of one cedola; on a narrow screen they stand as a card. */
export const CedolaLine = memo(function CedolaLine(props: CedolaLineProps) {
  const { row, isSelected, isActive, toggle } = props;
  const { id, code, comune, school, group, stage, amount, cedola } = row;
  const tabIndex = isActive ? 0 : -1;
  return (
    <>
      <SelectCell
        name={code}
        isSelected={isSelected}
        tabIndex={tabIndex}
        onToggle={(isRange) => toggle(id, isRange)}
      />
      <div role="rowheader" className={css.code}>
        {code}
        <span className={css.small}>
          Ordine{' '}
          <Link to={`/dashboard/ordini/${cedola.orderId}`} tabIndex={tabIndex}>
            {cedola.orderNumber}
          </Link>
        </span>
      </div>
      <div role="gridcell" className={css.comune}>
        {comune}
      </div>
      <div role="gridcell" className={css.school}>
        {school}
        <span className={css.small}>Classe {group}</span>
      </div>
      <div role="gridcell" className={css.stage}>
        {stageWords[stage]}
        <span className={css.small}>{detailWords(cedola)}</span>
        {warningsOf(cedola).map((words) => (
          <span key={words} className={classNames(css.small, css.red)}>
            {words}
          </span>
        ))}
      </div>
      <div role="gridcell" className={css.amount}>
        {formatEuro(amount)}
      </div>
    </>
  );
});

function detailWords({ stage, books, delivered, distinta, reason }: LedgerCedola): string {
  if (stage === 'refused') return reason ?? '';
  if (distinta !== null) return `Distinta ${distinta.number}`;
  const all = books === 1 ? '1 libro' : `${books} libri`;
  if (delivered === books) return `${all}, ${books === 1 ? 'consegnato' : 'consegnati'}`;
  return `Consegnati ${delivered} di ${all}`;
}

function warningsOf({ toCorrect, isElsewhere, stage }: LedgerCedola): string[] {
  return [
    ...(toCorrect === 0 ? [] : [`Da correggere con il Comune: ${formatEuro(toCorrect)} in meno`]),
    ...(isElsewhere && stage !== 'refused'
      ? ['Lo stesso codice è anche in un’altra libreria: controlla']
      : []),
  ];
}

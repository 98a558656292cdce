import type { Effect } from '@zaino/data-table/bulk-effect';
import { formatEuro } from '@zaino/rules/money';
import { Notice } from '@zaino/ui/notice';
import type { DeskOrderRow } from './order-rows';
import { stageWords } from './stage-words';

/** Nobody hands over what is not paid by an oversight: says how much is due of what would go. */
export function dueNotice(effects: readonly Effect<DeskOrderRow>[]) {
  const due = effects.filter(
    ({ before, after }) => after?.standing === stageWords['handed-over'] && before.due > 0,
  );
  if (due.length === 0) return null;
  const sum = due.reduce((cents, { before }) => cents + Math.round(before.due * 100), 0) / 100;
  return (
    <Notice tone="error">
      <strong>
        {due.length === 1 ? '1 ordine è' : `${due.length} ordini sono`} ancora da pagare:{' '}
        {formatEuro(sum)}.
      </strong>{' '}
      Così risulta consegnato senza incasso; per incassare aprilo, o usa la pagina Banco.
    </Notice>
  );
}

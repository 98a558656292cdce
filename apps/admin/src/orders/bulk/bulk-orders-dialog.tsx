import { useQuery } from '@tanstack/react-query';
import {
  type CommandPreview,
  STAFF_BULK_LIMIT,
  type StaffBulkCommand,
} from '@zaino/contracts/orders';
import { counted } from '@zaino/data-table/count-words';
import { italianDay } from '@zaino/rules/italian-day';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { Notice } from '@zaino/ui/notice';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { type SyntheticEvent, useId, useMemo, useState } from 'react';
import { OrderProgress } from '../order-progress';
import type { OrderRow } from '../order-rows';
import { orderNoun } from '../orders-table';
import css from './bulk-orders-dialog.module.css';
import { type OrderBulkKindName, bulkKinds } from './bulk-kinds';
import { BulkOrdersPreview } from './bulk-orders-preview';
import { previewQuery } from './preview.api';

/** What the dialog has decided on. */
interface ConfirmedBulk {
  rows: OrderRow[];
  command: StaffBulkCommand;
  textOf: (orders: number) => string;
}

interface BulkOrdersDialogProps {
  /** All that were chosen. */
  rows: readonly OrderRow[];
  /** What to begin with. */
  kind: OrderBulkKindName;
  /** Rejects with `ApiError` where nothing was changed; tells how many orders it has been at. */
  onConfirm: (bulk: ConfirmedBulk, onProgress: (done: number) => void) => Promise<void>;
  onClose: () => void;
}

/** What stands in the dialog, and what the server says that it would do. */
function useBulkOrders(chosen: readonly OrderRow[], first: OrderBulkKindName) {
  const rows = useMemo(() => chosen.slice(0, STAFF_BULK_LIMIT), [chosen]);
  const [name, setName] = useState(first);
  const [text, setText] = useState('');
  const preview = useQuery(previewQuery(name, rows));
  const kind = bulkKinds[name];
  const possible = useMemo(() => rowsThat(rows, preview.data, 'possible'), [rows, preview.data]);
  const refund = (preview.data ?? []).reduce((sum, one) => sum + one.refund, 0);
  const choose = (next: OrderBulkKindName) => {
    setName(next);
    setText('');
  };
  return { rows, name, kind, choose, text, setText, preview, possible, refund };
}

function rowsThat(
  rows: readonly OrderRow[],
  outcomes: readonly CommandPreview[] = [],
  outcome: CommandPreview['outcome'],
): OrderRow[] {
  const ids = new Set(outcomes.filter((one) => one.outcome === outcome).map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id));
}

/** Says what a command would do to the chosen orders and which refuse it, and gives it once that is confirmed. */
export function BulkOrdersDialog(props: BulkOrdersDialogProps) {
  const { rows: chosen, onConfirm, onClose } = props;
  const bulk = useBulkOrders(chosen, props.kind);
  const { rows, kind, text, preview, possible, refund } = bulk;
  const form = useId();
  const [error, setError] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const { isSending, failure, send } = useSubmission();

  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const command = kind.read(text);
    setError(typeof command === 'string' ? command : null);
    if (typeof command === 'string' || possible.length === 0) return;
    setDone(0);
    const confirmed = { rows: possible, command, textOf: kind.done };
    if (await send(() => onConfirm(confirmed, setDone))) onClose();
  };

  return (
    <Dialog
      isOpen
      title={`${counted(orderNoun, rows.length)}: che cosa fare`}
      {...(!isSending && { onClose })}
      footer={
        <>
          <Button variant="outline" disabled={isSending} onClick={onClose}>
            Non ora
          </Button>
          <Button type="submit" form={form} disabled={possible.length === 0 || isSending}>
            {kind.button(possible.length, refund)}
          </Button>
        </>
      }
    >
      <form id={form} className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        {chosen.length > rows.length && (
          <Notice>
            Si cambiano al massimo {STAFF_BULK_LIMIT} ordini alla volta: qui ci sono i primi.
          </Notice>
        )}
        {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
        <KindFields bulk={bulk} error={error} isSending={isSending} />
        {isSending ? (
          <OrderProgress done={done} all={possible.length} />
        ) : (
          <BulkOrdersPreview
            rows={rows}
            kind={kind}
            outcomes={preview.data}
            refund={refund}
            hasFailed={preview.isError}
            onRetry={() => void preview.refetch()}
          />
        )}
      </form>
    </Dialog>
  );
}

interface KindFieldsProps {
  bulk: ReturnType<typeof useBulkOrders>;
  error: string | null;
  isSending: boolean;
}

/** Which command it is, and what it has to be told. */
function KindFields({ bulk, error, isSending }: KindFieldsProps) {
  const { name, kind, choose, text, setText } = bulk;
  const [today] = useState(() => italianDay(Date.now()));
  const { field } = kind;
  return (
    <>
      <SelectField
        label="Che cosa fare"
        value={name}
        disabled={isSending}
        onChange={(event) => choose(event.currentTarget.value as OrderBulkKindName)}
      >
        {Object.entries(bulkKinds).map(([one, { words }]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </SelectField>
      {field && (
        <TextField
          label={field.label}
          type={field.isDate ? 'date' : 'text'}
          min={field.isDate ? today : undefined}
          autoComplete="off"
          hint={field.hint}
          error={error ?? undefined}
          disabled={isSending}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </>
  );
}

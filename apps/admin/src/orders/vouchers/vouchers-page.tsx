import { useQueryClient } from '@tanstack/react-query';
import { adminOrderApi } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { fetchJson } from '@zaino/web/api-client';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import { AdminPage } from '../../layout/admin-page';
import { moment } from '../../layout/moment-words';
import { usePageQuery } from '../../queries';
import { VoucherForm } from './voucher-form';
import { type ListedVoucher, vouchersQuery } from './vouchers.api';
import css from './vouchers.module.css';

const targets = { products: 'Prodotti', books: 'Libri', all: 'Tutto' } as const;

/** Vouchers: those that there are, and a new one. */
export function VouchersPage() {
  const { value, failure } = usePageQuery(vouchersQuery);
  const vouchers = value?.vouchers;
  const queryClient = useQueryClient();
  const readAgain = () => queryClient.invalidateQueries(vouchersQuery);
  return (
    <AdminPage title="Buoni sconto">
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {vouchers?.length === 0 && <EmptyState>Non ci sono ancora buoni.</EmptyState>}
      {vouchers && vouchers.length > 0 && <VoucherTable vouchers={vouchers} onEnded={readAgain} />}
      {vouchers && <VoucherForm onAdded={() => void readAgain()} />}
    </AdminPage>
  );
}

interface VoucherTableProps {
  vouchers: ListedVoucher[];
  onEnded: () => Promise<unknown>;
}

function VoucherTable({ vouchers, onEnded }: VoucherTableProps) {
  const { isSending, failure, send } = useSubmission();
  const end = async (code: string) => {
    if (await send(() => fetchJson(adminOrderApi.endVoucher, { params: { code } })))
      await onEnded();
  };
  const columns: TableColumns<ListedVoucher> = [
    { head: 'Codice', cell: ({ code }) => <span className={css.code}>{code}</span> },
    { head: 'Sconto', cell: discountWords },
    { head: 'Vale per', cell: ({ appliesTo }) => targets[appliesTo] },
    { head: 'Dal', cell: ({ validFrom }) => moment(validFrom) },
    { head: 'Al', cell: ({ validUntil }) => moment(validUntil) },
    { head: 'Usi', isFigures: true, cell: usesWords },
    {
      head: 'Comandi',
      cell: ({ code, validUntil }) =>
        new Date(validUntil) > new Date() && (
          <Button variant="text" size="small" disabled={isSending} onClick={() => void end(code)}>
            Chiudi<VisuallyHidden> il buono {code}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <RowsTable
        caption="Buoni sconto"
        columns={columns}
        rows={vouchers}
        keyOf={({ code }) => code}
        isStacked
      />
    </>
  );
}

const discountWords = ({ kind, value }: ListedVoucher): string =>
  kind === 'percent' ? `${value.toLocaleString('it-IT')}%` : formatEuro(value);

const usesWords = ({ uses, mostUses }: ListedVoucher): string =>
  mostUses === null ? String(uses) : `${uses} di ${mostUses}`;

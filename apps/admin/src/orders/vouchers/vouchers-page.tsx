import { useQueryClient } from '@tanstack/react-query';
import { adminOrderApi } from '@zaino/contracts/orders';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { Notice } from '@zaino/ui/notice';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Table } from '@zaino/ui/table';
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
  return (
    <>
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <Table caption="Buoni sconto">
        <thead>
          <tr>
            <th scope="col">Codice</th>
            <th scope="col">Sconto</th>
            <th scope="col">Vale per</th>
            <th scope="col">Dal</th>
            <th scope="col">Al</th>
            <th scope="col" data-figures>
              Usi
            </th>
            <th scope="col">
              <VisuallyHidden>Comandi</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {vouchers.map((voucher) => (
            <tr key={voucher.code}>
              <th scope="row" className={css.code}>
                {voucher.code}
              </th>
              <td>
                {voucher.kind === 'percent'
                  ? `${voucher.value.toLocaleString('it-IT')}%`
                  : formatEuro(voucher.value)}
              </td>
              <td>{targets[voucher.appliesTo]}</td>
              <td>{moment(voucher.validFrom)}</td>
              <td>{moment(voucher.validUntil)}</td>
              <td data-figures>
                {voucher.uses}
                {voucher.mostUses !== null && ` di ${voucher.mostUses}`}
              </td>
              <td>
                {new Date(voucher.validUntil) > new Date() && (
                  <Button
                    variant="text"
                    size="small"
                    disabled={isSending}
                    onClick={() => void end(voucher.code)}
                  >
                    Chiudi<VisuallyHidden> il buono {voucher.code}</VisuallyHidden>
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}

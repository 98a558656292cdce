import { type AdminBookshop, type ReviewedField, reviewedFields } from '@zaino/contracts/bookshops';
import { reviewedFieldWords } from '@zaino/rules/bookshop-words';
import { Notice } from '@zaino/ui/notice';
import { RowsTable } from '@zaino/ui/rows-table';
import { findingWords } from '../bookshop-words';
import css from './bookshop-desk.module.css';
import { ShopPicture } from './shop-picture';

/** What is asked for: the changes, old beside new, and what in the notes to look at twice. */
export function Wish({ bookshop }: { bookshop: AdminBookshop }) {
  const { noteFindings, opening, wish } = bookshop;
  const { pending } = opening;
  const fields = reviewedFields.filter((field) => pending?.[field] !== undefined);
  const isToDecide = opening.approvedAt === null || pending?.pickupNotes !== undefined;
  return (
    <>
      {wish === null && <Notice>Per questa libreria non c’è nulla da decidere.</Notice>}
      {noteFindings.length > 0 && (isToDecide || wish === 'review') && (
        <Notice tone="error">
          <strong>Attenzione alle note per il ritiro.</strong> Contengono{' '}
          {noteFindings.map((finding) => findingWords[finding]).join(', ')}.
        </Notice>
      )}
      {pending && (
        <section className={css.part}>
          <h2>Modifiche richieste</h2>
          <RowsTable
            caption="Modifiche richieste"
            columns={[
              { head: 'Dato', cell: (field) => reviewedFieldWords[field] },
              {
                head: 'Ora',
                cell: (field) => <Value field={field} value={bookshop[field]} none="—" />,
              },
              {
                head: 'Richiesto',
                cell: (field) => <Value field={field} value={pending[field]} none="Vuoto" />,
              },
            ]}
            rows={fields}
            keyOf={(field) => field}
            isStacked
          />
        </section>
      )}
    </>
  );
}

interface ValueProps {
  field: ReviewedField;
  value: string | undefined;
  /** In the place of what is not there. */
  none: string;
}

/** A picture is looked at, all else read. */
function Value({ field, value, none }: ValueProps) {
  if (!value) return none;
  if (field !== 'picture') return <span className={css.changed}>{value}</span>;
  return <ShopPicture url={value} alt="La foto" />;
}

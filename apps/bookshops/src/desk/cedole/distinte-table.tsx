import type { Distinta } from '@zaino/contracts/orders';
import { dayWords } from '@zaino/rules/day-words';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { RowsTable } from '@zaino/ui/rows-table';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { comuneWords } from './cedola-words';
import css from './cedole-page.module.css';
import { distintaPath } from './cedole.api';

/** What can be done with one. */
interface DistintaCommands {
  isSending: boolean;
  onPaid: (distinta: Distinta) => void;
  onTakeBack: (distinta: Distinta) => void;
  onFile: (distinta: Distinta) => void;
}

interface DistinteTableProps extends DistintaCommands {
  distinte: readonly Distinta[];
}

interface CellProps {
  distinta: Distinta;
}

/** Of each distinta what is on it, what it comes to, how it stands and what can be done with it. */
export function DistinteTable({ distinte, ...commands }: DistinteTableProps) {
  return (
    <RowsTable
      caption="Distinte inviate ai Comuni"
      columns={[
        { head: 'Distinta', cell: (distinta) => <Content distinta={distinta} /> },
        { head: 'Fattura', isFigures: true, cell: (distinta) => <Invoice distinta={distinta} /> },
        {
          head: 'Stato',
          cell: (distinta) => <Standing distinta={distinta} commands={commands} />,
        },
      ]}
      rows={distinte}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}

function Content({ distinta }: CellProps) {
  const { number, day, cedole, books } = distinta;
  return (
    <div>
      {number}
      <span className={css.small}>
        {comuneWords(distinta)}, {dayWords(day)}
      </span>
      <span className={css.small}>
        {cedole === 1 ? '1 cedola' : `${cedole} cedole`},{' '}
        {books === 1 ? '1 libro' : `${books} libri`}
      </span>
    </div>
  );
}

function Invoice({ distinta: { amounts } }: CellProps) {
  return (
    <>
      <strong>{formatEuro(amounts.net)}</strong>
      <span className={css.small}>
        {formatEuro(amounts.gross)} − {formatEuro(amounts.publicDiscount)}
        {amounts.agreedDiscount > 0 && ` − ${formatEuro(amounts.agreedDiscount)}`}
      </span>
    </>
  );
}

type StandingProps = CellProps & { commands: DistintaCommands };

function Standing({ distinta, commands }: StandingProps) {
  const { toCorrect } = distinta;
  return (
    <>
      {standingWords(distinta)}
      {toCorrect !== 0 && (
        <span className={css.red}>
          {' '}
          Da correggere: {formatEuro(toCorrect)} di copertina in meno
        </span>
      )}
      <Actions distinta={distinta} commands={commands} />
    </>
  );
}

function Actions({ distinta, commands }: StandingProps) {
  const { isSending, onPaid, onTakeBack, onFile } = commands;
  const { number, state, canTakeBack } = distinta;
  const of = <VisuallyHidden> della distinta {number}</VisuallyHidden>;
  return (
    <div className={css.rowActions}>
      <a href={distintaPath(distinta)} target="_blank" rel="noopener">
        PDF{of}
      </a>
      <Button variant="text" size="small" disabled={isSending} onClick={() => onFile(distinta)}>
        CSV{of}
      </Button>
      {state === 'sent' && (
        <Button variant="text" size="small" disabled={isSending} onClick={() => onPaid(distinta)}>
          Segna pagata…{of}
        </Button>
      )}
      {canTakeBack && (
        <Button
          variant="text"
          size="small"
          disabled={isSending}
          onClick={() => onTakeBack(distinta)}
        >
          {state === 'paid' ? 'Annulla il pagamento' : 'Annulla la distinta'}
          {of}
        </Button>
      )}
    </div>
  );
}

function standingWords({ state, paid, paidOn, amounts }: Distinta): string {
  if (state === 'undone') return 'Annullata';
  if (state === 'sent' || paid === null || paidOn === null) return 'Inviata';
  const words = `Pagata ${dayWords(paidOn)}`;
  return paid === amounts.net ? words : `${words}: ${formatEuro(paid)}`;
}

import { useQueryClient } from '@tanstack/react-query';
import type { AdminClassSupplies } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { classSuppliesPath, gradeYearName } from '@zaino/rules/school-grade';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useMemo, useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { useShopOrigin } from '../../layout/shop-origin';
import { usePageQuery } from '../../queries';
import { LastSave } from '../last-save';
import { classSuppliesQuery, saveClassSupplies } from './class-supplies.api';
import { SuppliesDialog } from './supplies-dialog';
import css from './supplies-dialog.module.css';
import { inputOf } from './supplies-values';
import { lineCount, missingOf, totalOf } from './supplies-words';
import { TeacherLists } from './teacher-lists';

/** What is open: a new list, or one by its id. */
type Opened = { id: string | null };

interface Save {
  /** Null where it was new. */
  before: AdminClassSupplies | null;
  saved: AdminClassSupplies;
}

/** What each year of school needs beside its books, as families find it (docs/decisions/class-supplies.md). */
export function SuppliesPage() {
  const { value, failure } = usePageQuery(classSuppliesQuery);
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [last, setLast] = useState<Save | null>(null);
  const supplies = value?.find(({ id }) => id === opened?.id) ?? null;
  const close = () => setOpened(null);
  const readAgain = () => void queryClient.invalidateQueries(classSuppliesQuery);
  return (
    <AdminPage
      title="Materiale per classe"
      trail={[{ text: 'Prodotti', to: '/admin/products' }]}
      actions={<Button onClick={() => setOpened({ id: null })}>Nuovo elenco</Button>}
    >
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {last && (
        <LastSave
          key={last.saved.versione}
          name={nameOf(last.saved)}
          undo={undoOf(last)}
          onRestored={() => {
            setLast(null);
            readAgain();
          }}
        />
      )}
      <TeacherLists />
      {value && <Lists lists={value} onOpen={(id) => setOpened({ id })} />}
      <KeptState name="supplies" state={opened} onBack={setOpened} />
      {opened && value && (
        <SuppliesDialog
          key={opened.id}
          supplies={supplies}
          onClose={close}
          onSaved={(saved) => {
            close();
            setLast({ before: supplies, saved });
            readAgain();
          }}
        />
      )}
    </AdminPage>
  );
}

/** None for what is new. */
const undoOf = ({ before, saved }: Save) =>
  before && (() => saveClassSupplies(inputOf(before), saved));

const nameOf = ({ grado, anno }: AdminClassSupplies) => gradeYearName(grado, anno);

interface ListsProps {
  lists: readonly AdminClassSupplies[];
  onOpen: (id: string) => void;
}

function Lists({ lists, onOpen }: ListsProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  if (lists.length === 0) {
    return (
      <EmptyState>
        Non c’è ancora nessun elenco: le famiglie non trovano il materiale della loro classe.
      </EmptyState>
    );
  }
  return (
    <RowsTable
      caption="Materiale per classe"
      columns={columns}
      rows={lists}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}

const columnsOf = (onOpen: (id: string) => void): TableColumns<AdminClassSupplies> => [
  {
    head: 'Classe',
    cell: (list) => (
      <Button variant="text" size="small" onClick={() => onOpen(list.id)}>
        {nameOf(list)}
      </Button>
    ),
  },
  { head: 'Voci', isFigures: true, cell: ({ voci }) => lineCount(voci.length) },
  { head: 'Totale proposto', isFigures: true, cell: (list) => formatEuro(totalOf(list)) },
  { head: 'Senza prodotti da ordinare', cell: (list) => <Missing list={list} /> },
  {
    head: 'Nel negozio',
    cell: (list) => <ShopLink list={list} />,
  },
];

function Missing({ list }: { list: AdminClassSupplies }) {
  const missing = missingOf(list);
  if (missing.length === 0) return 'Nessuna';
  return <strong className={css.missing}>{missing.map(({ nome }) => nome).join(', ')}</strong>;
}

/** Where families see it; of an empty list there is no page. */
function ShopLink({ list }: { list: AdminClassSupplies }) {
  const origin = useShopOrigin() ?? '';
  if (list.voci.length === 0) return 'Non si vede';
  return (
    <a href={origin + classSuppliesPath(list.grado, list.anno)}>
      Vedi la pagina della {nameOf(list)}
    </a>
  );
}

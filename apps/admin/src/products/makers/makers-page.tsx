import { useQueryClient } from '@tanstack/react-query';
import type { Maker } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { EmptyState } from '@zaino/ui/empty-state';
import { KeptState } from '@zaino/ui/kept-input/kept-state';
import { RowsTable, type TableColumns } from '@zaino/ui/rows-table';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { useMemo, useState } from 'react';
import { AdminPage } from '../../layout/admin-page';
import { usePageQuery } from '../../queries';
import { LastSave } from '../last-save';
import { MakerDialog } from './maker-dialog';
import { countryName, missingOf, productCount } from './maker-words';
import { makersQuery, restoreMaker } from './makers.api';
import css from './makers-page.module.css';

/** What is open: a new maker, or one by its id. */
type Opened = { id: string | null };

interface Save {
  /** Null where it was new. */
  before: Maker | null;
  saved: Maker;
}

/** Who made the products, as their pages name them (Reg. (UE) 2023/988, art. 19). */
export function MakersPage() {
  const { value, failure } = usePageQuery(makersQuery);
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [last, setLast] = useState<Save | null>(null);
  const maker = value?.find(({ id }) => id === opened?.id) ?? null;
  const close = () => setOpened(null);
  const onRestored = () => {
    setLast(null);
    void queryClient.invalidateQueries(makersQuery);
  };
  return (
    <AdminPage
      title="Produttori"
      trail={[{ text: 'Prodotti', to: '/admin/products' }]}
      actions={<Button onClick={() => setOpened({ id: null })}>Nuovo produttore</Button>}
    >
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {last && (
        <LastSave
          key={last.saved.versione}
          name={last.saved.nome}
          undo={undoOf(last)}
          onRestored={onRestored}
        />
      )}
      {value && <Makers makers={value} onOpen={(id) => setOpened({ id })} />}
      <KeptState name="maker" state={opened} onBack={setOpened} />
      {opened && value && (
        <MakerDialog
          key={opened.id}
          maker={maker}
          onClose={close}
          onSaved={(saved) => {
            close();
            setLast({ before: maker, saved });
            void queryClient.invalidateQueries(makersQuery);
          }}
        />
      )}
    </AdminPage>
  );
}

/** None for what is new. */
const undoOf = ({ before, saved }: Save) => before && (() => restoreMaker(before, saved));

interface MakersProps {
  makers: readonly Maker[];
  onOpen: (id: string) => void;
}

function Makers({ makers, onOpen }: MakersProps) {
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  if (makers.length === 0) {
    return (
      <EmptyState>
        Non c’è ancora nessun produttore: le pagine dei prodotti non dicono chi li ha fatti.
      </EmptyState>
    );
  }
  return (
    <RowsTable
      caption="Produttori"
      columns={columns}
      rows={makers}
      keyOf={({ id }) => id}
      isStacked
    />
  );
}

const columnsOf = (onOpen: (id: string) => void): TableColumns<Maker> => [
  {
    head: 'Produttore',
    cell: ({ id, nome }) => (
      <Button variant="text" size="small" onClick={() => onOpen(id)}>
        {nome}
      </Button>
    ),
  },
  {
    head: 'Indirizzo e contatto',
    cell: ({ indirizzo, contatto }) => (
      <>
        {indirizzo}
        <br />
        {contatto}
      </>
    ),
  },
  { head: 'Paese', cell: ({ paese }) => countryName(paese) },
  { head: 'Responsabile nell’Unione', cell: (maker) => <Responsible maker={maker} /> },
  { head: 'Prodotti', isFigures: true, cell: ({ prodotti }) => productCount(prodotti) },
];

function Responsible({ maker }: { maker: Maker }) {
  const { responsabile } = maker;
  if (responsabile) return responsabile.nome;
  return missingOf(maker) === null ? 'Non serve' : <strong className={css.missing}>Manca</strong>;
}

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
import { MakerDialog } from './maker-dialog';
import { countryName, missingOf, productCount } from './maker-words';
import { makersQuery } from './makers.api';
import css from './makers-page.module.css';

/** What is open: a new maker, or one by its id. */
type Opened = { id: string | null };

/** Who made the products, as their pages name them (Reg. (UE) 2023/988, art. 19). */
export function MakersPage() {
  const { value, failure } = usePageQuery(makersQuery);
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const maker = value?.find(({ id }) => id === opened?.id) ?? null;
  const close = () => setOpened(null);
  return (
    <AdminPage
      title="Produttori"
      trail={[{ text: 'Prodotti', to: '/admin/products' }]}
      actions={<Button onClick={() => setOpened({ id: null })}>Nuovo produttore</Button>}
    >
      {failure && <ServiceFailure title="Errore nel caricamento dei dati" failure={failure} />}
      {value && <Makers makers={value} onOpen={(id) => setOpened({ id })} />}
      <KeptState name="maker" state={opened} onBack={setOpened} />
      {opened && value && (
        <MakerDialog
          key={opened.id}
          maker={maker}
          onClose={close}
          onSaved={() => {
            close();
            void queryClient.invalidateQueries(makersQuery);
          }}
        />
      )}
    </AdminPage>
  );
}

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

import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { type Outcome, settle } from '@zaino/web/outcome';
import { type LoaderFunctionArgs, RouterProvider, useLoaderData } from '@zaino/web/router';
import { DataTable } from './data-table';
import { LoadedRows, type RowPage } from './loaded-rows';
import { RowChanges } from './row-changes';
import type { TableDefinition } from './table-definition';
import { fakeLayout } from './testing/fake-layout';
import {
  FakeReservations,
  makeReservations,
  type TableReservation,
  reservationsTable,
  serviceDown,
} from './testing/reservations';
import { useDataTable } from './use-data-table';

const PAGE = 3;

/** The same reservations, filtered by whoever keeps them. */
const table: TableDefinition<TableReservation> = {
  ...reservationsTable,
  isPaged: true,
  filters: {
    vista: {
      kind: 'choice',
      label: 'Vista',
      all: 'Tutte',
      options: { mia: 'Mia' },
      isOfPage: true,
    },
    stato: {
      kind: 'choice',
      label: 'Stato',
      all: 'Tutti',
      options: { pronte: 'Pronta', attese: 'In attesa' },
    },
    scuola: {
      kind: 'text',
      label: 'Codice',
      isMinor: true,
      clean: (text) => text.toUpperCase().replaceAll(/[^A-Z]/g, ''),
    },
    dal: { kind: 'day', label: 'Dal giorno', isMinor: true },
  },
};

interface First {
  search: string;
  page: Outcome<RowPage<TableReservation>>;
}

/** A service that is asked for what the address says. */
class FilteredReservations extends FakeReservations {
  readonly asked: string[] = [];

  of(query: () => string) {
    return {
      ...this.source,
      pageRows: PAGE,
      page: (cursor: string | undefined) => {
        const params = new URLSearchParams(query());
        this.asked.push(`${params.toString()} from ${cursor ?? 'begin'}`);
        if (this.failure) return Promise.reject(this.failure);
        const isReady = params.get('stato') === 'pronte';
        const all = [...this.rows.values()].filter(
          (row) => !params.has('stato') || row.isReady === isReady,
        );
        const begin = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
        const rows = all.slice(begin, begin + PAGE);
        const isLast = begin + PAGE >= all.length;
        const next = isLast ? null : (rows.at(-1)?.id ?? null);
        return Promise.resolve({ rows, total: all.length, next });
      },
    };
  }
}

function Reservations({ service }: { service: FilteredReservations }) {
  const first = useLoaderData<First>();
  const state = useDataTable(table, first, () => {
    const asked = { search: first.search };
    const list = new LoadedRows(
      service.of(() => asked.search),
      first.page,
    );
    return {
      list,
      changes: new RowChanges(list, service.terms),
      renew: (next: First) => {
        asked.search = next.search;
        list.restart(next.page);
      },
    };
  });
  return (
    <>
      <DataTable
        state={state}
        line={({ row }) => (
          <>
            <div role="rowheader">{row.family}</div>
            <div role="gridcell">{row.isReady ? 'Pronta' : 'In attesa'}</div>
          </>
        )}
      />
      <button type="button" onClick={() => void state.list.reload()}>
        Rileggi
      </button>
    </>
  );
}

async function open(count = 8, address = '/desk') {
  fakeLayout();
  const service = new FilteredReservations(makeReservations(count));
  const loader = async ({ request }: LoaderFunctionArgs): Promise<First> => {
    const { search } = new URL(request.url);
    return { search, page: await settle(service.of(() => search).page(undefined)) };
  };
  const router = createMemoryRouter(
    [
      {
        path: '/desk',
        loader,
        element: <Reservations service={service} />,
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  await screen.findByRole('search');
  return { service, router, user: userEvent.setup() };
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

describe('a table whose rows the server filters', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows a page and how many there are, and reads the next when it is asked to', async () => {
    const { user } = await open();
    expect(screen.getByText('8 prenotazioni, 3 mostrate', { selector: 'p' })).toBeVisible();
    const more = screen.getByRole('button', { name: 'Mostra altre prenotazioni' });
    await user.click(more);
    expect(await screen.findByText('8 prenotazioni, 6 mostrate', { selector: 'p' })).toBeVisible();
    await user.click(more);
    expect(await screen.findByText('8 prenotazioni', { selector: 'p' })).toBeVisible();
    expect(names()).toEqual(Array.from({ length: 8 }, (_, index) => `Famiglia ${index + 1}`));
    expect(screen.queryByRole('button', { name: /^Mostra altre/ })).toBeNull();
  });

  it('asks anew for what is filtered, and sorts nothing by itself', async () => {
    const { user, router, service } = await open();
    expect(screen.queryByRole('combobox', { name: 'Ordina per' })).toBeNull();
    const heads = within(screen.getByRole('grid')).getAllByRole('columnheader');
    expect(within(heads[1] as HTMLElement).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Vista' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stato' }), 'Pronta');
    await waitFor(() => expect(router.state.location.search).toBe('?stato=pronte'));
    await waitFor(() => expect(names()).toEqual(['Famiglia 1', 'Famiglia 4', 'Famiglia 7']));
    expect(service.asked.at(-1)).toBe('stato=pronte from begin');
  });

  it('keeps a view of the page’s own in the address, and takes what is written as it can be asked', async () => {
    const { user, router } = await open(8, '/desk?vista=mia&dal=ieri');
    const [summary] = screen.getAllByText('Altri filtri');
    expect(summary?.closest('details')).not.toHaveAttribute('open');
    await user.click(summary as HTMLElement);
    await user.type(screen.getByRole('textbox', { name: 'Codice' }), 'mi1a');
    expect(screen.getByRole('textbox', { name: 'Codice' })).toHaveValue('MIA');
    await waitFor(() => expect(router.state.location.search).toBe('?vista=mia&scuola=MIA'));
  });

  it('says that nothing was found, with the filters still there', async () => {
    const { user, router, service } = await open(8, '/desk?stato=pronte');
    for (const [id, row] of service.rows) service.rows.set(id, { ...row, isReady: false });
    await router.revalidate();
    expect(
      await screen.findByText('Nessuna prenotazione trovata', { selector: 'p' }),
    ).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Stato' })).toHaveValue('pronte');
    const [unfilter] = screen.getAllByRole('button', { name: 'Togli i filtri' });
    await user.click(unfilter as HTMLElement);
    await waitFor(() => expect(names()).toHaveLength(3));
  });

  it('reads as many as are shown, where it reads anew', async () => {
    const { user, service } = await open();
    await user.click(screen.getByRole('button', { name: /^Mostra altre/ }));
    await waitFor(() => expect(names()).toHaveLength(6));
    service.rows.delete('R-1');
    await user.click(screen.getByRole('button', { name: 'Rileggi' }));
    await waitFor(() => expect(names()[0]).toBe('Famiglia 2'));
    expect(names()).toHaveLength(6);
    expect(screen.getByText('7 prenotazioni, 6 mostrate', { selector: 'p' })).toBeVisible();
  });

  it('says that a page did not come, and reads it once more', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user, service } = await open();
    service.failure = serviceDown();
    await user.click(screen.getByRole('button', { name: /^Mostra altre/ }));
    expect(await screen.findByText(/Qui sotto ci sono le 3 arrivate su 8/)).toBeVisible();
    service.failure = null;
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(names()).toHaveLength(6));
  });
});

import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { useState } from 'react';
import { BulkDialog, type BulkKind } from './bulk-dialog';
import { bulkEffect } from './bulk-effect';
import { DataTable } from './data-table';
import { SelectCell } from './select-cell';
import { type OwnKey, useShortcuts } from './shortcuts';
import { ShortcutsDialog } from './shortcuts-dialog';
import { tableCommands } from './table-commands';
import { TableFoot } from './table-foot';
import { fakeLayout } from './testing/fake-layout';
import {
  FakeReservations,
  makeReservations,
  reservationsTable as table,
} from './testing/reservations';
import { useCharacterKeys } from './use-character-keys';
import { useDataTable } from './use-data-table';

type Stores = Awaited<ReturnType<FakeReservations['begin']>>;

const own: readonly OwnKey<'ready'>[] = [
  { key: 'r', command: 'ready', where: 'page', words: 'Segna come pronte' },
];
const kinds: Record<string, BulkKind<{ isReady: boolean }>> = {
  ready: {
    words: 'Segna come pronte',
    verb: 'Segna',
    title: 'Segna',
    isAlone: true,
    read: () => ({ isReady: true }),
    done: (count) => `${count} pronte`,
  },
};

/** All that a table needs of the one who uses it. */
function Reservations({ service, stores }: { service: FakeReservations; stores: Stores }) {
  const state = useDataTable(table, stores, () => stores);
  const [dialog, setDialog] = useState<'ready' | 'help' | null>(null);
  const [hasCharacters, setHasCharacters] = useCharacterKeys('reservationKeys');
  const close = () => setDialog(null);
  const commands = {
    ...tableCommands(state, { open: () => undefined, help: () => setDialog('help') }),
    ready: () => setDialog('ready'),
  };
  useShortcuts({ hasCharacters, own }, (command) => commands[command]());
  return (
    <>
      <DataTable
        state={state}
        line={({ row, isSelected, isActive }) => (
          <>
            <SelectCell
              name={row.family}
              isSelected={isSelected}
              tabIndex={isActive ? 0 : -1}
              onToggle={(isRange) => state.toggle(row.id, isRange)}
            />
            <div role="rowheader">{row.family}</div>
            <div role="gridcell">{row.isReady ? 'Pronta' : 'In attesa'}</div>
          </>
        )}
      />
      <TableFoot state={state} actions={[{ text: 'Segna…', onPress: commands.ready }]} />
      {dialog === 'ready' && (
        <BulkDialog
          table={table}
          rows={state.selected}
          kinds={kinds}
          kind="ready"
          effectOf={(rows, { isReady }) =>
            bulkEffect(rows, (row) => {
              if (row.isReady === isReady) return 'unchanged';
              return row.books > 7 ? 'refused' : { ...row, isReady };
            })
          }
          effectWords={() => 'In attesa → Pronta'}
          refusedWords={(rows) => `${rows.length} non ci sta nello scaffale.`}
          onConfirm={(rows, change, done) =>
            state.changes.many(
              () => service.write(rows.map((row) => ({ ...row, ...change }))),
              done,
            )
          }
          onClose={close}
        />
      )}
      {dialog === 'help' && (
        <ShortcutsDialog
          noun={table.words}
          own={own}
          hasCharacters={hasCharacters}
          onChange={setHasCharacters}
          onClose={close}
        />
      )}
    </>
  );
}

async function open(count = 5) {
  installFakeDialog();
  fakeLayout();
  const service = new FakeReservations(makeReservations(count));
  const stores = await service.begin();
  const element = <Reservations service={service} stores={stores} />;
  let openRow: (answer: null) => void = () => undefined;
  const row = new Promise<null>((resolve) => (openRow = resolve));
  const routes = [
    { path: '/desk', element },
    { path: '/desk/1', element: <h1>Famiglia 1</h1>, loader: () => row },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/desk'] });
  render(<RouterProvider router={router} />);
  return { service, router, user: userEvent.setup(), openRow: () => openRow(null) };
}

const line = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('a table of another kind of row', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('is searched and filtered, and speaks of its rows', async () => {
    const { user, router } = await open();
    expect(screen.getByRole('grid', { name: 'Prenotazioni' })).toBeVisible();
    expect(screen.getByText('5 prenotazioni', { selector: 'p' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Stato' }), 'Pronta');
    await user.type(screen.getByRole('searchbox', { name: 'Cerca una famiglia' }), 'zeta');
    expect(
      await screen.findByText('Nessuna prenotazione trovata', { selector: 'p' }),
    ).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe('?cerca=zeta&stato=pronte'));
  });

  it('lets one leave for another page straight after typing', async () => {
    jest.useFakeTimers();
    const { router, openRow } = await open();
    const search = screen.getByRole('searchbox', { name: 'Cerca una famiglia' });
    fireEvent.change(search, { target: { value: '1' } });
    act(() => {
      void router.navigate('/desk/1');
      jest.advanceTimersByTime(1000);
    });
    openRow();
    jest.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Famiglia 1' })).toBeVisible();
  });

  it('is chosen by keys, changed after a preview, and changed back', async () => {
    const { user, service } = await open();
    service.saveElsewhere('R-3', { family: 'Altrui' });
    await user.keyboard('j{Control>}a{/Control}');
    const bar = screen.getByRole('group', { name: 'Prenotazioni selezionate' });
    expect(bar).toHaveTextContent('5 selezionate');
    await user.keyboard('r');
    const dialog = screen.getByRole('dialog', { name: 'Segna 5 prenotazioni' });
    expect(dialog).toHaveTextContent(
      'Segna come pronte: 2 prenotazioni. 2 prenotazioni sono già così. 1 non ci sta nello scaffale.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Segna 2 prenotazioni' }));
    expect(await screen.findByText(/^1 pronte\. 1 prenotazione rimasta com’era: /)).toBeVisible();
    expect(line('Famiglia 2')).toHaveTextContent('Pronta');
    expect(screen.getByText('1 prenotazione è rimasta com’era:')).toBeVisible();
    expect(await screen.findByText('Altrui')).toBeVisible();
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(line('Famiglia 2')).toHaveTextContent('In attesa'));
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await waitFor(() => expect(line('Famiglia 2')).toHaveTextContent('Pronta'));
  });

  it('lists its keys, and turns those of one character off', async () => {
    const { user } = await open();
    await user.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Scorciatoie da tastiera' });
    expect(list).toHaveTextContent('rSegna come pronte');
    await user.click(within(list).getByRole('checkbox'));
    await user.click(within(list).getAllByRole('button', { name: 'Chiudi' })[0] ?? list);
    await user.keyboard('r');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskEndpoints, type DeskOrderSummary } from '@zaino/contracts/orders';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { openDesk } from '../testing/open-desk';
import { makeSummary } from '../testing/make-desk-order';

const LINE = '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a101';
const older = makeSummary();
const newer = makeSummary({
  id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a002',
  number: 'ZN-2222-2222',
  createdAt: '2026-07-11T08:00:00.000Z',
  stage: 'awaited',
  state: 'waiting',
  commands: ['reserve', 'change-dates'],
  due: 0,
  isLate: true,
});

const moved = (order: DeskOrderSummary, version: number, changes: Partial<DeskOrderSummary>) => ({
  ...order,
  ...changes,
  version,
});

function fakeDesk(orders = [older, newer]) {
  return fakeNetwork(
    answer(deskEndpoints.orders, () => ({
      orders,
      total: orders.length,
      next: null,
      stages: [],
    })),
    answer(deskEndpoints.commands, ({ body }) => {
      const [asked] = body.orders;
      const order = orders.find(({ id }) => id === asked?.id) ?? older;
      const isBack = body.command.command === 'take-back';
      const version = (asked?.version ?? 0) + 1;
      const change = { version, lineIds: [LINE] };
      return {
        outcomes: [{ id: order.id, outcome: 'done' as const, reason: null, change }],
        orders: [moved(order, version, isBack ? {} : { stage: 'ready', state: 'ready' })],
      };
    }),
  );
}

async function open(address = '/dashboard/ordini') {
  installFakeDialog();
  fakeLayout();
  await openDesk(address);
  await screen.findByRole('grid');
  return userEvent.setup();
}

const line = (number: string) => screen.getByRole('row', { name: new RegExp(number) });

describe('the open orders of a bookshop', () => {
  afterEach(() => jest.restoreAllMocks());

  it('stand with who has waited longest first, and say what is to be done', async () => {
    fakeDesk([newer, older]);
    await open();
    const [, first, second] = screen.getAllByRole('row');
    expect(first).toHaveTextContent(/Bianchi Anna1A, Istituto Manzoni.*ZN-7K3M-9QXD.*Completo/);
    expect(first).toHaveTextContent(/40,00/);
    expect(second).toHaveTextContent(/ZN-2222-2222.*In arrivo.*data passata.*Pagato/);
  });

  it.each(['3331234567', '333 123', '9788800000022', 'manzoni', '7k3m', 'anna bianchi'])(
    'are found by %s',
    async (words) => {
      fakeDesk([
        older,
        makeSummary({ id: newer.id, number: 'ZN-9', contact: null, classes: [], references: [] }),
      ]);
      const user = await open();
      await user.type(screen.getByRole('searchbox'), words);
      await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
      expect(line('ZN-7K3M-9QXD')).toBeVisible();
    },
  );

  it('are filtered by what needs somebody’s eye', async () => {
    fakeDesk();
    await open('/dashboard/ordini?avviso=in-ritardo');
    expect(screen.getAllByRole('row')).toHaveLength(2);
    expect(line('ZN-2222-2222')).toBeVisible();
  });

  it('are moved after a preview that leaves out those that are not so far, and moved back', async () => {
    const fetched = fakeDesk();
    const user = await open();
    for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
    await user.click(screen.getByRole('button', { name: 'Pronti…' }));
    const dialog = screen.getByRole('dialog', { name: 'Pronti: 2 ordini' });
    expect(dialog).toHaveTextContent(
      'Segna come pronti e avvisa le famiglie: 1 ordine. 1 ordine non è a questo punto e resta com’è.',
    );
    expect(dialog).toHaveTextContent('ZN-7K3M-9QXD, Completo → Pronto');
    await user.click(within(dialog).getByRole('button', { name: 'Avvisa per 1 ordine' }));
    expect(await screen.findByText('1 ordine pronto, famiglia avvisata')).toBeVisible();
    expect(line('ZN-7K3M-9QXD')).toHaveTextContent('Pronto');
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await screen.findByText(/^Annullato: /);
    const bodies = fetched.mock.calls.flatMap(([, init]) =>
      typeof init?.body === 'string' ? [JSON.parse(init.body) as unknown] : [],
    );
    expect(bodies).toEqual([
      { orders: [{ id: older.id, version: 3 }], command: { command: 'mark-ready' } },
      {
        orders: [{ id: older.id, version: 4, lineIds: [LINE] }],
        command: { command: 'take-back' },
      },
    ]);
  });

  it('say by which day a supplier sends them, and that a day is over', async () => {
    fakeDesk([makeSummary({ stage: 'to-order', commands: ['order-from-supplier'] })]);
    const user = await open();
    await user.keyboard('jo');
    const dialog = screen.getByRole('dialog', { name: 'Chiesti al fornitore: 1 ordine' });
    const field = within(dialog).getByLabelText('Previsto in libreria il');
    expect(field).toHaveAttribute('type', 'date');
    await user.type(field, '2020-01-01');
    expect(await within(dialog).findByText('Scegli un giorno da oggi in poi')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: /^Segna/ })).toBeDisabled();
  });

  it('say why none of them was moved, and stay', async () => {
    fakeNetwork(
      answer(deskEndpoints.orders, () => ({ orders: [older], total: 1, next: null, stages: [] })),
      answer(deskEndpoints.commands, () => ({
        outcomes: [{ id: older.id, outcome: 'moved' as const, reason: 'È cambiato', change: null }],
        orders: [],
      })),
    );
    const user = await open();
    await user.keyboard('jp');
    const dialog = screen.getByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: /^Avvisa/ }));
    expect(await within(dialog).findByText('È cambiato.')).toBeVisible();
  });

  it('are not for families', async () => {
    fakeNetwork(answer(deskEndpoints.orders, () => refusal(403, 'forbidden')));
    await openDesk('/dashboard/ordini');
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });

  it('say that they cannot be had, and are asked for again', async () => {
    fakeNetwork();
    await openDesk('/dashboard/ordini');
    expect(await screen.findByText('Errore nel caricamento dei dati')).toBeVisible();
    fakeDesk();
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  });
});

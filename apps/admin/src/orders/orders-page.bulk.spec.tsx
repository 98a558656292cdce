import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type StaffChange, staffOrderEndpoints } from '@zaino/contracts/orders';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, refusal } from '@zaino/web/fake-network';
import { setAdminToken } from '@zaino/web/session';
import { newToken, openAdminArea } from '../testing/open-admin-area';
import { FakeOrders, manySummaries, sampleSummary } from './testing/fake-orders';

const LINE = '8d7ef2a0-4a5a-4c47-9d0f-000000000001';
const [one, two] = manySummaries(2).map((order, index) => ({
  ...order,
  contact: { ...order.contact, lastName: ['Neri', 'Verdi'][index] ?? '' },
}));
const reservable = one ?? sampleSummary();
const shipped = { ...(two ?? sampleSummary()), commands: ['deliver' as const] };

async function open() {
  installFakeDialog();
  fakeLayout();
  setAdminToken(newToken());
  openAdminArea('/admin/orders');
  await screen.findByRole('grid');
  return userEvent.setup();
}

const line = (number: string) => screen.getByRole('row', { name: new RegExp(number) });
const all = () => screen.getByRole('checkbox', { name: 'Seleziona tutti gli ordini mostrati' });
const dialog = () => within(screen.getByRole('dialog'));
const preview = () => dialog().findByRole('region', { name: 'Anteprima' });

interface Sent {
  changeId: string;
  undoes?: string;
  orders: { id: string; version: number; lineIds?: string[] }[];
  command: { command: string };
}
const sent = ({ commands }: FakeOrders) => commands as Sent[];

afterEach(() => {
  setAdminToken(null);
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('many orders at once', () => {
  it('are moved after a preview that names who stays as it is and why', async () => {
    const fake = new FakeOrders([reservable, shipped]);
    fake.listen();
    const user = await open();
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Messi da parte…' }));
    expect(await preview()).toHaveTextContent('Segna come arrivati e messi da parte: 1 ordine.');
    expect(await preview()).toHaveTextContent(
      '1 ordine resta com’è:Verdi Ada (ZN-AAAA-0002): Lo stato non lo permette.',
    );
    await user.click(dialog().getByRole('button', { name: 'Metti da parte 1 ordine' }));
    expect(await screen.findByText('Messi da parte: 1 ordine')).toBeVisible();
    expect(sent(fake)).toEqual([
      {
        changeId: expect.any(String) as string,
        orders: [{ id: reservable.id, version: 3 }],
        command: { command: 'reserve' },
      },
    ]);
    await waitFor(() => expect(line('ZN-AAAA-0001')).toHaveTextContent('Messo da parte'));
    expect(screen.queryByRole('group', { name: 'Ordini selezionati' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(line('ZN-AAAA-0001')).toHaveTextContent('Pagato'));
    const [first, back] = sent(fake);
    expect(back).toMatchObject({ undoes: first?.changeId, command: { command: 'take-back' } });
    expect(back?.orders).toEqual([
      { id: reservable.id, version: 4, lineIds: [expect.any(String) as string] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Ripeti' }));
    await waitFor(() => expect(line('ZN-AAAA-0001')).toHaveTextContent('Messo da parte'));
    expect(sent(fake).at(-1)).toMatchObject({ command: { command: 'reserve' } });
  });

  it('go in parts that are one change, and say how far they are', async () => {
    const fake = new FakeOrders(manySummaries(120));
    let go: () => void = () => undefined;
    const isLetOn = new Promise<void>((resolve) => (go = resolve));
    fake.gate = () => (fake.commands.length === 1 ? isLetOn : Promise.resolve());
    fake.listen();
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Mostra altri ordini' }));
    await screen.findByText('120 ordini', { selector: 'p' });
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Messi da parte…' }));
    await preview();
    await user.click(dialog().getByRole('button', { name: 'Metti da parte 120 ordini' }));
    const progress = await dialog().findByRole('progressbar', { name: 'Ordini fatti' });
    await waitFor(() => expect(progress).toHaveAttribute('value', '50'));
    expect(dialog().getByText(/^50 di 120 ordini/)).toBeVisible();
    go();
    expect(await screen.findByText('Messi da parte: 120 ordini')).toBeVisible();
    expect(sent(fake).map(({ orders }) => orders.length)).toEqual([50, 50, 20]);
    expect(new Set(sent(fake).map(({ changeId }) => changeId)).size).toBe(1);
  });

  it('are asked for once more where the answer was lost, and are moved once', async () => {
    const fake = new FakeOrders([reservable]);
    const changeIds: string[] = [];
    fake.listen(
      answer(staffOrderEndpoints.commands, ({ body }) => {
        changeIds.push(body.changeId);
        const given = fake.give(body);
        return changeIds.length === 1 ? refusal(504, 'unavailable') : given;
      }),
    );
    const user = await open();
    await user.keyboard('ja');
    await preview();
    await user.click(dialog().getByRole('button', { name: 'Metti da parte 1 ordine' }));
    expect(await screen.findByText('Messi da parte: 1 ordine')).toBeVisible();
    expect(changeIds).toHaveLength(2);
    expect(new Set(changeIds).size).toBe(1);
    await waitFor(() => expect(line('ZN-AAAA-0001')).toHaveTextContent('Messo da parte'));
  });

  it('are never overwritten: what another admin has moved is named', async () => {
    const fake = new FakeOrders(manySummaries(2));
    fake.listen();
    const user = await open();
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Messi da parte…' }));
    await preview();
    fake.moveElsewhere(fake.orders[1]?.id ?? '');
    await user.click(dialog().getByRole('button', { name: 'Metti da parte 2 ordini' }));
    expect(await screen.findByText(/^Messi da parte: 1 ordine\. 1 ordine rimasto/)).toBeVisible();
    expect(screen.getByText(/ZN-AAAA-0002.*L’ordine è cambiato nel frattempo/)).toBeVisible();
  });

  it('are cancelled by a button that says with how much money, and not without a reason', async () => {
    const fake = new FakeOrders([reservable, shipped]);
    fake.listen();
    const user = await open();
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Che cosa fare…' }));
    await user.selectOptions(
      dialog().getByRole('combobox', { name: 'Che cosa fare' }),
      'Annulla le righe non ancora spedite',
    );
    const button = await dialog().findByRole('button', {
      name: /^Annulla le righe di 1 ordine e rimborsa 44,80\s€$/,
    });
    await user.click(button);
    expect(dialog().getByText('Scrivi il motivo')).toBeVisible();
    expect(sent(fake)).toEqual([]);
    await user.type(dialog().getByLabelText('Motivo, per le famiglie'), 'Fuori stampa');
    await user.click(button);
    expect(await screen.findByText('Annullate le righe: 1 ordine')).toBeVisible();
    expect(sent(fake)).toMatchObject([{ command: { command: 'cancel', reason: 'Fuori stampa' } }]);
    // Money that went back is not taken back.
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
  });

  it('say which of them are handed over without the money that is due', async () => {
    const due = { ...shipped, paymentState: 'due' as const };
    const fake = new FakeOrders([due]);
    fake.listen();
    const user = await open();
    await user.click(all());
    await user.click(screen.getByRole('button', { name: 'Consegnati…' }));
    expect(await preview()).toHaveTextContent(
      '1 ordine è ancora da pagare e così risulta consegnato senza incasso: ZN-AAAA-0002',
    );
  });

  it('stay as they are where the preview does not come', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const fake = new FakeOrders([reservable]);
    fake.listen(answer(staffOrderEndpoints.preview, () => refusal(503, 'unavailable')));
    const user = await open();
    await user.keyboard('ja');
    expect(await dialog().findByText('L’anteprima non è arrivata.')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Metti da parte 0 ordini' })).toBeDisabled();
  });
});

describe('the last changes of an admin', () => {
  const change: StaffChange = {
    id: '7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0d001',
    at: '2026-09-01T08:00:00.000Z',
    command: 'reserve',
    number: null,
    orders: 1,
    standing: 1,
    canTakeBack: true,
  };

  it('are there after a reload, and taken back from there', async () => {
    const fake = new FakeOrders([{ ...reservable, state: 'reserved', version: 8 }]);
    const old = { ...change, id: change.id.replace(/1$/, '2'), canTakeBack: false };
    fake.listen(
      answer(staffOrderEndpoints.changes, () => ({ changes: [change, old] })),
      answer(staffOrderEndpoints.change, () => ({
        id: change.id,
        command: 'reserve' as const,
        expected: null,
        orders: [{ id: reservable.id, number: reservable.number, version: 8, lineIds: [LINE] }],
      })),
    );
    const user = await open();
    await user.keyboard('m');
    const buttons = await dialog().findAllByRole('button', { name: /^Riporta indietro/ });
    expect(buttons).toHaveLength(1);
    expect(dialog().getByText(/Non si può riportare indietro/)).toBeVisible();
    let go: () => void = () => undefined;
    fake.gate = () => new Promise((resolve) => (go = resolve));
    await user.click(buttons[0] as HTMLElement);
    expect(await dialog().findByRole('progressbar', { name: 'Ordini fatti' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Chiudi' })).toBeDisabled();
    fake.gate = () => Promise.resolve();
    go();
    expect(await screen.findByText('Riportati indietro: 1 ordine')).toBeVisible();
    expect(sent(fake)).toEqual([
      {
        changeId: expect.any(String) as string,
        undoes: change.id,
        orders: [{ id: reservable.id, version: 8, lineIds: [LINE] }],
        command: { command: 'take-back' },
      },
    ]);
    await waitFor(() => expect(line('ZN-AAAA-0001')).toHaveTextContent('Pagato'));
    await user.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(line('ZN-AAAA-0001')).toHaveTextContent('Messo da parte'));
    expect(sent(fake).at(-1)).toMatchObject({ command: { command: 'reserve' } });
  });

  it('say why one was not taken back', async () => {
    const fake = new FakeOrders([reservable]);
    fake.listen(
      answer(staffOrderEndpoints.changes, () => ({ changes: [change] })),
      answer(staffOrderEndpoints.change, () =>
        refusal(404, 'not-found', { detail: 'Modifica non trovata' }),
      ),
    );
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Ultime modifiche' }));
    await user.click(await dialog().findByRole('button', { name: /^Riporta indietro/ }));
    expect(await dialog().findByText('Modifica non trovata')).toBeVisible();
    expect(sent(fake)).toEqual([]);
  });

  it('say that there are none', async () => {
    const fake = new FakeOrders([reservable]);
    fake.listen();
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Ultime modifiche' }));
    expect(await dialog().findByText('Non hai ancora cambiato nessun ordine.')).toBeVisible();
  });
});

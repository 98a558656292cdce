import { screen } from '@testing-library/react';
import { counterEndpoints, deskEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeSummary } from '../testing/make-desk-order';
import {
  awaited,
  due,
  fakeCounter,
  family,
  field,
  handed,
  openCounter,
  ready,
  withOrder,
} from '../testing/open-counter';
import { openDesk } from '../testing/open-desk';

describe('the counter', () => {
  beforeEach(() => localStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('opens what is scanned, with what is there ticked, and waits for the next scan', async () => {
    await withOrder();
    expect(screen.getByRole('checkbox', { name: 'Consegna Matematica verde 1' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Consegna L’isola del tesoro' })).toBeDisabled();
    expect(screen.getByText(/In arrivo dal fornitore, .*settembre/)).toBeVisible();
    expect(screen.getByText('60,00 €')).toBeVisible();
    expect(screen.getByText(/Si paga tutto l’ordine/)).toBeVisible();
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
  });

  it('knows no other bookshop’s number, and lets it be typed over', async () => {
    fakeCounter();
    const user = await openCounter();
    await user.keyboard('ZN-2222-2222{Enter}');
    expect(await screen.findByText('Nessun ordine con questo numero.')).toBeVisible();
    await user.keyboard('zn-7k3m-9qxd{Enter}');
    expect(await family()).toBeVisible();
  });

  it('finds a name at each key, and by its first letters', async () => {
    fakeCounter();
    const user = await openCounter();
    await user.keyboard('bian');
    expect(screen.getByRole('option', { name: /Bianchi Anna.*ZN-7K3M-9QXD/ })).toBeVisible();
    await user.keyboard('{Enter}');
    expect(await family()).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('asks the server for what is over, and lets one choose by the arrows', async () => {
    const others = ['Rossi', 'Rosati'].map((lastName, index) =>
      makeSummary({
        id: `7a4c1d0e-6a55-4f0a-8b58-3f3ac1f0a01${index}`,
        number: `ZN-3333-333${index}`,
        stage: 'handed-over',
        contact: { firstName: 'Ugo', lastName, phone: '333 7654321', email: 'u@posta.example' },
      }),
    );
    fakeCounter({ searched: others });
    const user = await openCounter();
    await user.keyboard('ros');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    // Which of them is meant nobody knows.
    await user.keyboard('{Enter}');
    expect(screen.getByText('Più ordini corrispondono: scegli con le frecce.')).toBeVisible();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const [, second] = screen.getAllByRole('option');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{Enter}');
    expect(await family()).toBeVisible();
  });

  it('says that nobody has such a name', async () => {
    fakeCounter();
    const user = await openCounter();
    await user.keyboard('nessuno{Enter}');
    expect(await screen.findByText('Nessun ordine trovato per “nessuno”.')).toBeVisible();
  });

  it('hands over and takes cash by one key', async () => {
    const { calls, user } = await withOrder();
    await user.keyboard('{F2}');
    expect(
      await screen.findByText('Consegnata una parte. Incassati 60,00 € in contanti.'),
    ).toBeVisible();
    expect(calls).toEqual([
      ['hand-over', { version: 3, lineIds: [ready.id], payment: { tender: 'cash' } }],
    ]);
    expect(screen.getByText('Pagato: 60,00 € in contanti')).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('takes it back by another, and the money stays', async () => {
    const back = { ...handed, version: 6, lines: [{ ...ready, id: ready.id }, awaited] };
    const { calls, user } = await withOrder({
      after: (call) => (call === 'command' ? back : handed),
    });
    await user.keyboard('{F4}');
    await screen.findByText(/con carta\.$/);
    await user.keyboard('{Control>}z{/Control}');
    expect(
      await screen.findByText('Consegna annullata; il pagamento resta registrato.'),
    ).toBeVisible();
    expect(calls).toMatchObject([
      ['hand-over', { payment: { tender: 'card' } }],
      ['command', { command: 'take-back', lineIds: [ready.id] }],
    ]);
    expect(screen.queryByRole('button', { name: /Annulla la consegna/ })).not.toBeInTheDocument();
  });

  it('hands over some pieces, without the money', async () => {
    const { calls, user } = await withOrder();
    await user.click(screen.getByRole('button', { name: /Diminuisci la quantità/ }));
    await user.click(screen.getByRole('button', { name: 'Consegna senza incassare' }));
    await screen.findByText('Consegnata una parte.');
    const pieces = [{ lineId: ready.id, quantity: 1, of: 2 }];
    expect(calls).toEqual([['hand-over', { version: 3, lineIds: [ready.id], pieces }]]);
  });

  it('takes the money alone where nothing is ticked', async () => {
    const { calls, user } = await withOrder();
    await user.click(screen.getByRole('checkbox', { name: 'Consegna Matematica verde 1' }));
    await user.click(screen.getByRole('button', { name: /^Incassa 60,00\s€ con carta/ }));
    expect(await screen.findByText('Incassati 60,00 € con carta.')).toBeVisible();
    expect(calls).toEqual([
      ['command', { command: 'register-shop-payment', lineIds: [], tender: 'card' }],
    ]);
  });

  it('says what comes back on what was received', async () => {
    const { user } = await withOrder();
    const received = screen.getByLabelText('Ricevuti, in euro');
    await user.type(received, '100');
    expect(screen.getByText('Resto 40,00 €')).toBeVisible();
    await user.clear(received);
    await user.type(received, '50');
    expect(screen.getByText('Non basta, o non è un importo')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(field()).toHaveFocus();
    expect(await family()).toBeVisible();
  });

  it('takes what is scanned while something else has the focus', async () => {
    const { user } = await withOrder();
    await user.click(screen.getByRole('checkbox', { name: 'Consegna Matematica verde 1' }));
    await user.keyboard('ZN-2222-2222{Enter}');
    expect(await screen.findByText('Nessun ordine con questo numero.')).toBeVisible();
  });

  it('can leave typing where it is', async () => {
    const { user } = await withOrder();
    await user.click(screen.getByRole('checkbox', { name: /va sempre nel campo di ricerca/ }));
    await user.keyboard('z');
    expect(field()).toHaveValue('');
  });

  it('is done once, however often it is pressed', async () => {
    const { calls, user } = await withOrder();
    await user.keyboard('{F2}{F2}{F4}');
    await screen.findByText(/in contanti\.$/);
    expect(calls).toHaveLength(1);
  });

  it('says that another screen was faster, and shows the order as it is', async () => {
    fakeCounter({
      after: () => refusal(409, 'order-moved', { detail: 'L’ordine è cambiato nel frattempo.' }),
    });
    const user = await openCounter();
    await user.keyboard('ZN7K3M9QXD{Enter}');
    await family();
    fakeCounter({
      found: handed,
      after: () => refusal(409, 'order-moved', { detail: 'L’ordine è cambiato nel frattempo.' }),
    });
    await user.keyboard('{F2}');
    expect(await screen.findByText('L’ordine è cambiato nel frattempo.')).toBeVisible();
    expect(await screen.findByText('Pagato: 60,00 € in contanti')).toBeVisible();
  });

  it('clears the counter with Esc', async () => {
    const { user } = await withOrder();
    await user.keyboard('abc{Escape}');
    expect(field()).toHaveValue('');
    expect(await family()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByText(/Scansiona l’etichetta/)).toBeVisible();
  });

  it('is not for families', async () => {
    fakeNetwork(answer(deskEndpoints.orders, () => refusal(403, 'forbidden')));
    await openDesk('/dashboard/banco');
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });

  it('works on where the open orders did not come', async () => {
    fakeNetwork(answer(counterEndpoints.find, () => due));
    const user = await openCounter();
    expect(screen.getByText(/Gli ordini aperti non si sono caricati/)).toBeVisible();
    await user.keyboard('ZN7K3M9QXD{Enter}');
    expect(await family()).toBeVisible();
  });
});

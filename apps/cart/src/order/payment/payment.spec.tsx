import { act, screen } from '@testing-library/react';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openOrders, press } from '../../testing/open-orders';
import { makeOrder, makePickup, makeUnpaid } from '../../testing/order-factories';
import { leaveTo } from '../../checkout/order/leave-to';

jest.mock('../../checkout/order/leave-to', () => ({ leaveTo: jest.fn() }));

type Answers = Parameters<typeof fakeNetwork>;
const PAGE = 'https://pagamenti.example/pagina';
const paid = () => makeOrder({ version: 4 });

/** The page of an order that is another one each time it is asked for; the last goes on. */
async function open(query: string, orders: Order[], ...answers: Answers) {
  let asked = 0;
  const next = () => orders[Math.min(asked++, orders.length - 1)] ?? makeOrder();
  const network = fakeNetwork(answer(orderEndpoints.order, next), ...answers);
  await openOrders(`/orders/${makeOrder().id}${query}`);
  return network;
}

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-09-02T08:10:00Z'), advanceTimers: true }),
);
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockReset();
  jest.useRealTimers();
});

describe('an order whose money is on its way', () => {
  const failed = () => {
    const at = '2026-09-02T08:05:00.000Z';
    const event = { at, name: null, who: 'system' as const, lineIds: [], to: null, text: '' };
    return makeUnpaid({ events: [{ ...event, command: 'fail-payment' }] });
  };

  it('says until when it is waited for, and cannot be paid again', async () => {
    const moneyAwaitedUntil = '2026-09-16T08:10:00.000Z';
    await open('', [makeUnpaid({ canPay: false, moneyAwaitedUntil })]);
    expect(await screen.findByText('Il pagamento è in corso.')).toBeVisible();
    expect(screen.getByText(/aspettiamo il denaro non oltre/)).toHaveTextContent('16 settembre');
    expect(screen.queryByRole('button', { name: /^Paga ora/ })).toBeNull();
  });

  it('is found out when one comes back from the payment page', async () => {
    const awaited = makeUnpaid({ canPay: false, moneyAwaitedUntil: '2026-09-16T08:10:00.000Z' });
    await open(
      '?pagamento=ok',
      [makeUnpaid(), awaited],
      answer(orderEndpoints.checkPayment, () => ({ isPaid: false, isAwaited: true as const })),
    );
    expect(await screen.findByText('Il pagamento è in corso.')).toBeVisible();
  });

  it('can be paid in another way once it has not come', async () => {
    await open('', [failed()]);
    expect(screen.getByText(/puoi pagare in un altro modo/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Paga ora/ })).toBeVisible();
  });

  it('says so at the address of the way back from the payment page, too', async () => {
    const check = answer(orderEndpoints.checkPayment, () => ({ isPaid: false }));
    await open('?pagamento=ok', [failed()], check);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    const words = screen.getByText(/Il pagamento di prima non è riuscito/);
    expect(words).toHaveTextContent(/puoi pagare in un altro modo\. Se hai appena pagato/);
    expect(words).not.toHaveTextContent(/non risulta/);
    expect(await screen.findByRole('button', { name: /^Paga ora/ })).toBeVisible();
  });
});

it('a paid order says with what it was paid', async () => {
  await open('', [makeOrder({ paid: { by: 'card', amount: 114.75, way: 'Satispay' } })]);
  expect(screen.getByText('Pagato con Satispay')).toBeVisible();
});

describe('an order that is to be paid', () => {
  it('says until when, and leads to the payment page', async () => {
    await open(
      '',
      [makeUnpaid()],
      answer(orderEndpoints.pay, () => ({ isPaid: false, paymentUrl: PAGE })),
    );
    expect(screen.getByText(/Puoi pagarlo fino alle 10:30 di mercoledì 2 settembre/)).toBeVisible();
    expect(screen.getByText('In attesa del pagamento')).toBeVisible();
    await press(/^Paga ora 114,75/);
    expect(await screen.findByRole('link', { name: 'Vai al pagamento' })).toHaveAttribute(
      'href',
      PAGE,
    );
    expect(leaveTo).toHaveBeenCalledWith(PAGE);
    expect(screen.getByRole('button', { name: /^Paga ora/ })).toBeDisabled();
  });

  it('turns out to be paid already', async () => {
    await open(
      '',
      [makeUnpaid(), paid()],
      answer(orderEndpoints.pay, () => ({ isPaid: true, paymentUrl: null })),
    );
    await press(/^Paga ora/);
    expect(await screen.findByText('Pagato online')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Paga ora/ })).toBeNull();
  });

  it.each<[string, Answers[number], RegExp]>([
    [
      'the provider is away',
      answer(orderEndpoints.pay, () => ({ isPaid: false, paymentUrl: null })),
      /pagamenti non risponde/,
    ],
    [
      'the service is away',
      answer(orderEndpoints.pay, () => refusal(503, 'unavailable')),
      /pagamenti non risponde/,
    ],
    [
      'it is too late',
      answer(orderEndpoints.pay, () => refusal(409, 'payment-refused')),
      /non si può più pagare/,
    ],
  ])('keeps its place where %s', async (_, call, words) => {
    await open('', [makeUnpaid()], call);
    await press(/^Paga ora/);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('button', { name: /^Paga ora/ })).toBeEnabled();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  it('says that its time is over', async () => {
    await open('', [makeUnpaid({ canPay: false })]);
    expect(screen.getByText(/Il tempo per pagarlo è finito/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Paga ora/ })).toBeNull();
  });

  it('is not asked of who pays in the bookshop', async () => {
    await open('', [makePickup({ state: 'received' })]);
    expect(screen.queryByRole('heading', { name: 'Da pagare' })).toBeNull();
  });
});

describe('an order to be paid in the shop', () => {
  const cancelled = (who: 'customer' | 'system') =>
    makePickup({
      state: 'cancelled',
      events: [
        {
          at: '2026-09-26T00:10:00.000Z',
          who,
          name: null,
          command: 'cancel',
          lineIds: [],
          to: 'cancelled',
          text: 'Annullato: è passato il giorno fino al quale lo tenevamo da parte',
        },
      ],
    });

  it('that was not fetched in time says why it is cancelled, and what can be done', async () => {
    await open('', [cancelled('system')]);
    const notice = screen.getByText('L’ordine è annullato.').closest('[role=status]');
    expect(notice).toHaveTextContent(/è passato il giorno.*Non devi pagare nulla.*Ordina di nuovo/);
  });

  it('says nothing of the kind where the customer has cancelled it', async () => {
    await open('', [cancelled('customer')]);
    expect(screen.queryByText('L’ordine è annullato.')).toBeNull();
  });
});

describe('who comes back from the payment page', () => {
  const check = (...results: boolean[]) => {
    let asked = 0;
    return answer(orderEndpoints.checkPayment, () => ({ isPaid: results[asked++] ?? false }));
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is thanked where the money is there', async () => {
    await open('?pagamento=ok', [paid()]);
    expect(screen.getByText('Pagamento ricevuto, grazie.')).toBeVisible();
  });

  it('waits a little for the provider’s word', async () => {
    await open('?pagamento=ok', [makeUnpaid(), paid()], check(false, false, true));
    expect(screen.getByText(/Stiamo controllando il pagamento/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Paga ora/ })).toBeNull();
    await wait(4_000);
    expect(await screen.findByText('Pagamento ricevuto, grazie.')).toBeVisible();
  });

  it('is told calmly where it does not come, and can ask again', async () => {
    const results = [false, false, false, false, false, true];
    await open('?pagamento=ok', [makeUnpaid(), paid()], check(...results));
    await wait(10_000);
    expect(screen.getByText(/Il pagamento non risulta ancora/)).toBeVisible();
    await press('Ho già pagato, controlla');
    expect(await screen.findByText('Pagamento ricevuto, grazie.')).toBeVisible();
  });

  it('is told where nobody can say', async () => {
    await open('?pagamento=ok', [makeUnpaid()]);
    expect(await screen.findByText(/non riusciamo a controllare il pagamento/)).toBeVisible();
  });

  it('finds the order safe after giving up', async () => {
    const network = await open('?pagamento=annullato', [makeUnpaid()]);
    expect(screen.getByText(/Il pagamento è stato interrotto/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Paga ora/ })).toBeEnabled();
    expect(network).toHaveBeenCalledTimes(1);
  });

  describe('that was for a refused cedola', () => {
    const ofCedola = () => makePickup({ state: 'received', canPay: true });

    it('is told where the money is not there yet, and can ask again', async () => {
      const results = [false, false, false, false, false, true];
      const after = makePickup({ paymentState: 'paid', paidAt: '2026-09-02T08:12:00.000Z' });
      await open('?pagamento=ok', [ofCedola(), after], check(...results));
      await wait(10_000);
      expect(screen.getByText(/Il pagamento non risulta ancora/)).toBeVisible();
      await press('Ho già pagato, controlla');
      expect(await screen.findByText('Pagamento ricevuto, grazie.')).toBeVisible();
    });

    it('is told where nobody can say', async () => {
      await open('?pagamento=ok', [ofCedola()]);
      expect(await screen.findByText(/non riusciamo a controllare il pagamento/)).toBeVisible();
    });

    it('finds the order safe after giving up', async () => {
      await open('?pagamento=annullato', [ofCedola()]);
      expect(screen.getByText(/Il pagamento è stato interrotto/)).toBeVisible();
    });

    it('is told nothing who comes from elsewhere', async () => {
      await open('', [ofCedola()]);
      expect(screen.queryByRole('button', { name: /Ho già pagato/ })).toBeNull();
    });
  });

  it('is told that the order has ended without payment', async () => {
    await open('?pagamento=annullato', [makeUnpaid({ state: 'cancelled', canPay: false })]);
    expect(screen.getByText(/Non è stato pagato/)).toBeVisible();
  });
});

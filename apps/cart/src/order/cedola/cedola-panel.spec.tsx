import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Order, orderEndpoints } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { leaveTo } from '../../checkout/order/leave-to';
import { forgetSession, openOrders, press } from '../../testing/open-orders';
import { idOf, makeLine, makePickup } from '../../testing/order-factories';

jest.mock('../../checkout/order/leave-to', () => ({ leaveTo: jest.fn() }));

type Answers = Parameters<typeof fakeNetwork>;
const PAGE = 'https://pagamenti.example/pagina';
const book = makeLine({
  id: idOf(1),
  title: 'Leggere 2',
  state: 'received',
  cedola: { id: idOf(9), amount: 0 },
  commands: ['cancel', 'pay-without-cedola'],
});
const cedola = {
  id: idOf(9),
  code: 'CR-0012',
  comune: 'Cremona',
  provincia: 'CR',
  state: 'refused' as const,
  reason: 'Codice sconosciuto',
  amount: 0,
  lineIds: [book.id],
  payBefore: '2026-09-16T21:59:59.999Z',
};
const refused = makePickup({
  state: 'received',
  lines: [book],
  cedole: [cedola],
  canPay: true,
  totals: { ...makePickup().totals, total: 19.9, cedola: 0 },
});

async function open(order: Order, ...answers: Answers) {
  fakeNetwork(
    answer(orderEndpoints.order, () => order),
    ...answers,
  );
  await openOrders(`/orders/${order.id}`);
  return screen.findByRole('heading', { name: 'La tua cedola libraria' });
}

beforeAll(installFakeDialog);
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.mocked(leaveTo).mockReset();
});

describe('a cedola on the page of an order', () => {
  it('that is looked at says that nothing is to be done', async () => {
    const entered = { ...cedola, state: 'entered' as const, reason: null, amount: 19.9 };
    await open({
      ...refused,
      canPay: false,
      cedole: [{ ...entered, payBefore: null }],
      lines: [{ ...book, cedola: { id: cedola.id, amount: 19.9 } }],
    });
    expect(screen.getByText(/La libreria la sta controllando/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Paga/ })).toBeNull();
    expect(screen.getByText('Con cedola libraria, da verificare')).toBeVisible();
  });

  it('that was refused says why and until when, and leads to the payment page', async () => {
    await open(
      refused,
      answer(orderEndpoints.pay, () => ({ isPaid: false, paymentUrl: PAGE })),
    );
    expect(screen.getByText('Non accettata: Codice sconosciuto.')).toBeVisible();
    expect(screen.getByText(/Decidi entro .*16 settembre/)).toBeVisible();
    await press(/^Paga ora 19,90/);
    expect(leaveTo).toHaveBeenCalledWith(PAGE);
  });

  it('that was refused offers no card where the bookshop takes none', async () => {
    await open({ ...refused, canPay: false, cardsOff: true });
    expect(screen.getByText(/adesso non riceve pagamenti online/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Paga ora/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Pago in libreria, al ritiro' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Annulla questi libri' })).toBeEnabled();
  });

  it('that was refused while another one waits says so, and takes no card yet', async () => {
    const waiting = { ...cedola, id: idOf(8), code: 'CR-0013', state: 'entered' as const };
    const entered = { ...waiting, reason: null, payBefore: null, lineIds: [] };
    const cedole = [{ ...cedola, payBefore: null }, entered];
    fakeNetwork(answer(orderEndpoints.order, () => ({ ...refused, canPay: false, cedole })));
    await openOrders(`/orders/${refused.id}`);
    await screen.findByRole('heading', { name: 'Le tue cedole librarie' });
    expect(screen.getByText(/sta ancora controllando l’altra cedola/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Paga/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Annulla questi libri' })).toBeVisible();
  });

  it('lets the family pay in the shop', async () => {
    const kept = { ...refused, version: refused.version + 1, canPay: false, cedole: [] };
    await open(
      refused,
      answer(orderEndpoints.payCedolaInShop, () => kept),
    );
    await press('Pago in libreria, al ritiro');
    expect(await screen.findByText(/li paghi in libreria, quando ritiri/)).toBeVisible();
    expect(screen.queryByText('Non accettata: Codice sconosciuto.')).toBeNull();
  });

  it('says what is in the way', async () => {
    await open(
      refused,
      answer(orderEndpoints.payCedolaInShop, () =>
        refusal(409, 'command-refused', {
          detail: 'Questi libri non aspettano più il tuo pagamento.',
        }),
      ),
    );
    await press('Pago in libreria, al ritiro');
    expect(await screen.findByRole('alert')).toHaveTextContent(/non aspettano più/);
  });

  it('lets the family cancel its books', async () => {
    const gone = { ...refused, version: refused.version + 1, state: 'cancelled' as const };
    await open(
      refused,
      answer(orderEndpoints.cancel, () => ({
        ...gone,
        canPay: false,
        cedole: [],
        lines: [{ ...book, state: 'cancelled' as const, commands: [] }],
      })),
    );
    await press('Annulla questi libri');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Annulla/ }));
    expect(await screen.findByText('“Leggere 2” è annullato.')).toBeVisible();
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderEndpoints, savedCardEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { forgetSession, openOrders, press } from '../testing/open-orders';

type Answers = Parameters<typeof fakeNetwork>;

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 };
const other = { id: 'pm_2', brand: 'unionpay', last4: '0005', expMonth: 11, expYear: 2029 };
const off = { isOn: false, cards: [] };

async function open(...answers: Answers) {
  fakeNetwork(
    answer(orderEndpoints.orders, () => ({ orders: [], total: 0 })),
    ...answers,
  );
  await openOrders('/orders');
  await press('Carte salvate');
}

afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
});

describe('saved cards', () => {
  it('are off until the family agrees, and it is said what that means', async () => {
    await open(
      answer(savedCardEndpoints.read, () => off),
      answer(savedCardEndpoints.turnOn, () => ({ isOn: true, cards: [] })),
    );
    expect(await screen.findByText(/da noi il numero non passa mai/)).toBeVisible();
    await press('Sì, permettimi di salvare le carte');
    expect(await screen.findByText(/Non hai ancora carte salvate/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('are shown and removed one by one', async () => {
    await open(
      answer(savedCardEndpoints.read, () => ({ isOn: true, cards: [visa, other] })),
      answer(savedCardEndpoints.remove, () => ({ isOn: true, cards: [other] })),
    );
    expect(await screen.findByText('Visa che termina con 4242')).toBeVisible();
    expect(screen.getByText(/scade 04\/2030/)).toBeVisible();
    await press('Togli Visa che termina con 4242');
    await waitFor(() =>
      expect(screen.getByText('Visa che termina con 4242: tolta.')).toHaveFocus(),
    );
    expect(screen.getByText('Carta che termina con 0005')).toBeVisible();
  });

  it('are removed all at once', async () => {
    await open(
      answer(savedCardEndpoints.read, () => ({ isOn: true, cards: [visa] })),
      answer(savedCardEndpoints.turnOff, () => off),
    );
    await press('Togli tutto e non salvare più');
    expect(await screen.findByRole('button', { name: /^Sì, permettimi/ })).toBeVisible();
  });

  it('stay as they are where the provider is away, and so does the focus', async () => {
    const answers: (() => void)[] = [];
    await open(
      answer(savedCardEndpoints.read, () => ({ isOn: true, cards: [visa] })),
      answer(savedCardEndpoints.remove, async () => {
        await new Promise<void>((resolve) => answers.push(resolve));
        return refusal(503, 'unavailable');
      }),
    );
    const button = await screen.findByRole('button', { name: 'Togli Visa che termina con 4242' });
    for (let times = 0; times < 2; times += 1) await userEvent.click(button);
    expect(answers).toHaveLength(1);
    expect(button).toBeEnabled();
    answers[0]?.();
    expect(await screen.findByRole('alert')).toHaveTextContent('non risponde');
    expect(button).toHaveFocus();
    expect(screen.getByText('Visa che termina con 4242')).toBeVisible();
  });

  it('are told as away where nobody can say which there are', async () => {
    await open(answer(savedCardEndpoints.read, () => refusal(503, 'unavailable')));
    expect(await screen.findByText('Le carte salvate non si sono caricate.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Togli/ })).toBeNull();
  });
});

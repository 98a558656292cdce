import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskEndpoints } from '@zaino/contracts/orders';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeSummary } from '../testing/make-desk-order';
import { openDesk } from '../testing/open-desk';

const address = '/dashboard/ordini/chiusi';
const order = makeSummary({ stage: 'handed-over', state: 'delivered', due: 0 });

/** Notes what the list is asked for. */
function fakeClosed(orders = [order], next: string | null = null) {
  const asked: object[] = [];
  fakeNetwork(
    answer(deskEndpoints.orders, ({ query }) => {
      asked.push(query);
      return { orders, total: orders.length, next, stages: [] };
    }),
  );
  return asked;
}

describe('the closed orders of a bookshop', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are listed, each with the way to it, and go on behind the last', async () => {
    const asked = fakeClosed([order, makeSummary({ id: 'x', contact: null })], order.id);
    await openDesk(address);
    const [, row, nameless] = screen.getAllByRole('row');
    expect(row).toHaveTextContent(/ZN-7K3M-9QXD.*Bianchi Anna.*2 pezzi.*Ritirato/);
    expect(nameless).toHaveTextContent('–');
    expect(within(row ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/ordini/${order.id}`,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Ordini precedenti' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toMatchObject([{ open: false }, { open: false, after: order.id }]);
  });

  it('are searched on the server', async () => {
    const asked = fakeClosed();
    await openDesk(`${address}?cerca=rossi`);
    const box = screen.getByRole('searchbox');
    expect(box).toHaveValue('rossi');
    await userEvent.clear(box);
    await userEvent.type(box, '333 1234567{Enter}');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ search: '333 1234567' }));
  });

  it.each([
    [address, 'Nessun ordine è ancora chiuso.'],
    [`${address}?cerca=verdi`, /si trova solo con il suo numero/],
  ])('say that there are none at %s', async (at, words) => {
    fakeClosed([]);
    await openDesk(at);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('say that they cannot be had', async () => {
    fakeNetwork();
    await openDesk(address);
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  it('are not for families', async () => {
    fakeNetwork(answer(deskEndpoints.orders, () => refusal(403, 'forbidden')));
    await openDesk(address);
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { droppedBookEndpoints } from '@zaino/contracts/orders';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { renderWithQueries } from '../../testing/render-with-queries';
import { TellFamilies } from './tell-families';

const endpoints = { count: droppedBookEndpoints.count };

function open(handlers: FakeHandlers<typeof endpoints>) {
  const asked = fakeService(endpoints, handlers);
  renderWithQueries(<TellFamilies id="7" />);
  return asked;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(installFakeDialog);
afterEach(() => jest.restoreAllMocks());

describe('families who have bought a book that was dropped', () => {
  it('are counted, asked about, and only then written to', async () => {
    const asked = open({ count: () => ({ orders: 12, lines: 15 }) });
    expect(asked).not.toHaveBeenCalled();
    await press('Conta le famiglie da avvisare');
    expect(await screen.findByText('15 libri in 12 ordini.')).toBeVisible();
    await press('Avvisa 12 famiglie');
    const question = within(screen.getByRole('dialog', { name: 'Avvisa 12 famiglie' }));
    expect(asked).toHaveBeenCalledTimes(1);
    await userEvent.click(question.getByRole('button', { name: 'Scrivi a 12 famiglie' }));
    expect(await screen.findByText('Le e-mail a 12 famiglie partono adesso.')).toBeVisible();
    const [path, init] = asked.mock.calls.at(-1) ?? [];
    expect(path).toBe('/api/admin/dropped-books/7');
    expect(JSON.parse(init?.body as string)).toEqual({ orders: 12 });
  });

  it('are nobody, or cannot be counted now', async () => {
    const asked = open({ count: () => ({ orders: 0, lines: 0 }) });
    await press('Conta le famiglie da avvisare');
    expect(await screen.findByText(/Nessuno da avvisare/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Avvisa/ })).toBeNull();
    asked.mockImplementation(() => Promise.resolve(serviceDown()));
    await press('Conta le famiglie da avvisare');
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('are counted again where they are others by now', async () => {
    const asked = open({ count: () => ({ orders: 1, lines: 1 }) });
    await press('Conta le famiglie da avvisare');
    await userEvent.click(await screen.findByRole('button', { name: 'Avvisa 1 famiglia' }));
    const detail = 'Nel frattempo gli ordini sono diventati 2: guarda di nuovo prima di scrivere.';
    asked.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ code: 'dropped-books-moved', detail }, { status: 409 })),
    );
    await press('Scrivi a 1 famiglia');
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });
});

import { cartEndpoints } from '@zaino/contracts/orders';
import { lineKey } from '@zaino/rules/cart-line';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { addChild, addLines, clear, getCart, removeChild } from '@zaino/web/cart';
import { type FakeHandlers, fakeService } from '@zaino/web/fake-service';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';
import { bookLine, productLine } from '../../sample-lines';

const id = 'AAAAAAAAAAAAAAAAAAAAAA';
const createdAt = '2026-07-10T10:00:00.000Z';
const list = { id, path: `/cart?lista=${id}`, createdAt, lines: [bookLine(), productLine()] };

async function open(handlers: FakeHandlers<typeof cartEndpoints>, address = '/cart') {
  const fetched = fakeService(cartEndpoints, handlers);
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Carrello' });
  return { router, fetched };
}

const received = () => screen.findByRole('heading', { name: 'Lista condivisa con te' });

beforeAll(installFakeDialog);
afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    clear();
    for (const child of getCart().children) removeChild(child.id);
  });
  localStorage.clear();
});

describe('sharing the list', () => {
  it('gives a link and a code, and says nothing of the children', async () => {
    const user = userEvent.setup();
    const child = addChild({
      nickname: 'Marco',
      schoolCode: 'CRMM00000X',
      schoolName: 'Scuola media',
      classe: '2',
      sezione: 'B',
      tetto: null,
    });
    addLines([bookLine()], child);
    const { fetched } = await open({ shareList: () => list });
    await userEvent.click(screen.getByRole('button', { name: 'Condividi la lista' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Condividi la lista' }));
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(
      `http://localhost/cart?lista=${id}`,
    );
    expect(dialog.getByRole('img', { name: 'Codice QR del link' })).toBeVisible();
    const sent = fetched.mock.calls.find(([url]) => url === '/api/shared-lists')?.[1]?.body;
    expect(sent).toContain('9788899001214');
    expect(sent).not.toMatch(/Marco|children/);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await user.click(dialog.getByRole('button', { name: 'Copia il link' }));
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveFocus();
    expect(dialog.getByText(/Copialo da qui/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copia il link' }));
    expect(await dialog.findByText('Link copiato negli appunti!')).toBeVisible();
  });

  it('says when it cannot be done, and goes on', async () => {
    addLines([bookLine()]);
    await open({});
    await userEvent.click(screen.getByRole('button', { name: 'Condividi la lista' }));
    expect(await screen.findByText(/non si può condividere ora/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Condividi la lista' })).toBeEnabled();
  });
});

describe('a list that somebody shared', () => {
  const address = `/cart?lista=${id}`;

  it('is shown, and added only when asked for, once', async () => {
    addLines([productLine({ quantity: 1 })]);
    const { router } = await open({ sharedList: () => list }, address);
    expect(await received()).toHaveFocus();
    expect(screen.getByText(/2 × Penne a sfera/)).toBeVisible();
    expect(getCart().itemCount).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi al carrello' }));
    expect(getCart().items.map((line) => [lineKey(line), line.quantity])).toEqual([
      [lineKey(productLine()), 3],
      [lineKey(bookLine()), 1],
    ]);
    expect(router.state.location.search).toBe('');
    expect(screen.getByText(/dalla lista condivisa: ora nel tuo carrello/)).toBeVisible();
  });

  it('asks once where its books are in the cart already', async () => {
    addLines([bookLine()]);
    const lines = [bookLine(), productLine({ quantity: 3 })];
    await open({ sharedList: () => ({ ...list, lines }) }, address);
    await received();
    await userEvent.click(screen.getByRole('button', { name: 'Aggiungi al carrello' }));
    expect(getCart().itemCount).toBe(1);
    const question = within(
      await screen.findByRole('dialog', { name: 'Questo libro è già nel carrello' }),
    );
    await userEvent.click(question.getByRole('button', { name: 'Aggiungi un’altra copia' }));
    expect(getCart().itemCount).toBe(5);
    expect(screen.getByText(/dalla lista condivisa: ora nel tuo carrello/)).toBeVisible();
  });

  it('can be left, and the cart stays as it is', async () => {
    const { router } = await open({ sharedList: () => list }, address);
    await received();
    await userEvent.click(screen.getByRole('button', { name: 'No, grazie' }));
    expect(getCart().items).toEqual([]);
    expect(router.state.location.search).toBe('');
    expect(screen.getByText('Il tuo carrello è vuoto')).toBeVisible();
  });

  it('may be gone', async () => {
    const gone = Response.json({ code: 'not-found', detail: '' }, { status: 404 });
    await open({ sharedList: () => gone }, address);
    expect(await screen.findByText('Questa lista non c’è più.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  });

  it('is asked for again where the service was away', async () => {
    await open({}, address);
    const retry = await screen.findByRole('button', { name: 'Riprova' });
    jest.restoreAllMocks();
    fakeService(cartEndpoints, { sharedList: () => list });
    await userEvent.click(retry);
    expect(await received()).toBeVisible();
  });
});

import { schoolsEndpoints } from '@zaino/contracts/schools';
import { capMargin, childTotals } from '@zaino/rules/cart-child-totals';
import { addChild, addLines, clear, getCart, removeChild } from '@zaino/web/cart';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { RouterProvider } from '@zaino/web/router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes';
import { bookLine, productLine } from '../../sample-lines';
import { capWords } from './cap-note';

const ofClass = {
  schoolCode: 'CRMM00000X',
  schoolName: 'Scuola media Irma Valsecchi',
  classe: '2',
  sezione: 'B',
};

async function open() {
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
    initialEntries: ['/cart'],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'Carrello' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const named = (nickname: string, tetto: number | null = null) =>
  addChild({ ...ofClass, nickname, tetto });

beforeEach(() => {
  // Nobody tells prices here: the cart works as well without.
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
});
afterEach(() => {
  jest.restoreAllMocks();
  act(() => {
    clear();
    for (const { id } of getCart().children) removeChild(id);
  });
  localStorage.clear();
});

describe('a cart for several children', () => {
  it('has a part for each, with its total, and one for nobody in particular', async () => {
    const [marco, lia] = [named('Marco'), named('Lia')];
    addLines([bookLine({ quantity: 2 })], marco);
    addLines([bookLine(), productLine({ quantity: 1 })], lia);
    addLines([bookLine()]);
    await open();
    expect(region('Marco').getByText('2 libri')).toBeVisible();
    expect(region('Marco').getAllByText('39,80 €')).toHaveLength(2);
    expect(region('Lia').getByText('1 libro e 1 prodotto')).toBeVisible();
    expect(region('Lia').getByText('23,47 €')).toBeVisible();
    expect(region('2ª B, Scuola media Irma Valsecchi').getByText('1 libro')).toBeVisible();
  });

  it('changes and takes out the pieces of one child alone, and puts them back', async () => {
    const [marco, lia] = [named('Marco'), named('Lia')];
    addLines([bookLine()], marco);
    addLines([bookLine()], lia);
    await open();
    await userEvent.click(region('Marco').getByRole('button', { name: /Aumenta/ }));
    expect(getCart().items[0]).toMatchObject({
      quantity: 3,
      children: [
        { childId: marco, quantity: 2 },
        { childId: lia, quantity: 1 },
      ],
    });
    await userEvent.click(region('Marco').getByRole('button', { name: /^Rimuovi/ }));
    expect(screen.queryByRole('region', { name: 'Marco' })).not.toBeInTheDocument();
    expect(getCart().itemCount).toBe(1);
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(region('Marco').getByRole('button', { name: /^Rimuovi/ })).toHaveFocus();
    expect(getCart().itemCount).toBe(3);
  });

  it('moves a row to another child, and whoever moved it goes on there', async () => {
    const [marco] = [named('Marco'), named('Lia')];
    addLines([bookLine({ quantity: 2 })], marco);
    await open();
    await userEvent.selectOptions(region('Marco').getByRole('combobox'), 'Lia');
    expect(region('Lia').getByRole('combobox')).toHaveFocus();
    expect(region('Lia').getByText('2 libri')).toBeVisible();
    await userEvent.selectOptions(region('Lia').getByRole('combobox'), 'nessuno in particolare');
    expect(getCart().items[0]?.children).toBeUndefined();
    expect(getCart().itemCount).toBe(2);
  });

  it('keeps the books of a child whose name is taken out', async () => {
    addLines([bookLine()], named('Marco'));
    await open();
    await userEvent.click(region('Marco').getByRole('button', { name: /^Togli il nome/ }));
    expect(getCart().children).toEqual([]);
    expect(region('2ª B, Scuola media Irma Valsecchi').getByText('1 libro')).toBeVisible();
  });

  it('puts the books of a class down for a child that gets a nickname here', async () => {
    addLines([bookLine(), bookLine({ isbn: '2' })]);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Per chi sono?' }));
    const field = screen.getByRole('textbox', { name: 'Soprannome' });
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Metti da parte' }));
    expect(field).toHaveAccessibleDescription(/Scrivi un soprannome/);
    await userEvent.type(field, ' Marco {Enter}');
    expect(region('Marco').getByText('2 libri')).toBeVisible();
    expect(getCart().children).toMatchObject([{ ...ofClass, nickname: 'Marco' }]);
  });
});

describe('the ministry’s cap', () => {
  it('is asked for where a child gets its name in the cart', async () => {
    const asked: unknown[] = [];
    fakeNetwork(
      answer(schoolsEndpoints.cap, ({ query }) => {
        asked.push(query);
        return { tetto: 119 };
      }),
    );
    addLines([bookLine()]);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Per chi sono?' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Soprannome' }), 'Marco{Enter}');
    expect(await screen.findByText(/99,10.€ sotto il tetto/)).toBeVisible();
    expect(asked).toEqual([{ codiceScuola: 'CRMM00000X', classe: '2', sezione: 'B' }]);
    expect(getCart().children).toMatchObject([{ nickname: 'Marco', tetto: 119 }]);
  });

  it('is measured where it is known', async () => {
    addLines([bookLine(), productLine({ prezzo: 200 })], named('Marco', 119));
    addLines([bookLine()], named('Lia'));
    await open();
    expect(region('Marco').getByRole('meter')).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^19,90.€, tetto del ministero 119,00.€$/),
    );
    expect(region('Marco').getByText(/99,10.€ sotto il tetto/)).toBeVisible();
    expect(region('Lia').queryByRole('meter')).not.toBeInTheDocument();
  });

  it.each([
    [119, /19,90.€: 99,10.€ sotto il tetto del ministero per la sua classe\.$/],
    [19.9, /19,90.€, quanto il tetto del ministero per la sua classe\.$/],
    [10, /19,90.€: 9,90.€ sopra il tetto del ministero, che conta solo i libri obbligatori\.$/],
  ])('of %d euro is told calmly', (tetto, words) => {
    const children = [{ ...ofClass, id: 'm', nickname: 'Marco', tetto }];
    const line = bookLine({ children: [{ childId: 'm', quantity: 1 }] });
    const [total] = childTotals({ items: [line], children });
    const margin = total && capMargin(total);
    expect(margin && capWords('Marco', margin)).toMatch(words);
  });
});

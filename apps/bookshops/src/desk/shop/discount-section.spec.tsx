import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeOwnTenant } from '../testing/make-own-tenant';
import { openShop, press, section } from '../testing/open-shop';

beforeEach(installFakeDialog);
afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

const part = () => section('Sconto sul prezzo di copertina');
const adopted = () => part().getByRole('textbox', { name: /Sui libri adottati/ });
const other = () => part().getByRole('textbox', { name: /Sugli altri libri nuovi/ });

const open = () => openShop(makeOwnTenant({ adoptedBookDiscount: 8, otherBookDiscount: 2 }));

describe('the discount of a bookshop', () => {
  it('stands in its section as it is, and is saved as it is written', async () => {
    const sent = await open();
    expect(adopted()).toHaveValue('8');
    expect(other()).toHaveValue('2');
    await userEvent.clear(adopted());
    await userEvent.type(adopted(), '15');
    await press('Salva lo sconto');
    expect(await screen.findByText('I dati della libreria sono salvati.')).toBeVisible();
    expect(sent).toEqual([{ adoptedBookDiscount: 15, otherBookDiscount: 2 }]);
  });

  it('is none where its field is empty', async () => {
    const sent = await open();
    await userEvent.clear(other());
    await press('Salva lo sconto');
    await waitFor(() => expect(sent).toEqual([{ adoptedBookDiscount: 8, otherBookDiscount: 0 }]));
  });

  it.each(['16', '-1', '7,5', '10%', 'dieci'])(
    'is refused at its field where it is %s, and nothing is sent',
    async (text) => {
      const sent = await open();
      await userEvent.clear(adopted());
      await userEvent.type(adopted(), text);
      await press('Salva lo sconto');
      expect(adopted()).toBeInvalid();
      expect(adopted()).toHaveFocus();
      expect(adopted()).toHaveAccessibleDescription(/Scrivi un numero intero da 0 a 15/);
      expect(other()).toBeValid();
      expect(sent).toEqual([]);
    },
  );
});

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

const part = () => section('Servizi sui libri');
const covering = () => part().getByRole('textbox', { name: /^Copertinatura, euro/ });
const labelled = () => part().getByRole('textbox', { name: /^Copertinatura con etichetta/ });

const open = () => openShop(makeOwnTenant({ extras: [{ kind: 'covering', price: 2.5 }] }));

describe('what a bookshop does to books', () => {
  it('stands in its section with its price, and is saved as it is written', async () => {
    const sent = await open();
    expect(covering()).toHaveValue('2,50');
    expect(labelled()).toHaveValue('');
    await userEvent.type(labelled(), '3,05');
    await press('Salva i servizi');
    expect(await screen.findByText('I dati della libreria sono salvati.')).toBeVisible();
    expect(sent).toEqual([
      {
        extras: [
          { kind: 'covering', price: 2.5 },
          { kind: 'labelled-covering', price: 3.05 },
        ],
      },
    ]);
  });

  it('is not offered where its field is empty', async () => {
    const sent = await open();
    await userEvent.clear(covering());
    await press('Salva i servizi');
    await waitFor(() => expect(sent).toEqual([{ extras: [] }]));
  });

  it.each(['0', '-1', '51', 'due', '2,505', '1.000,00'])(
    'is refused at its field where its price is %s, and nothing is sent',
    async (text) => {
      const sent = await open();
      await userEvent.clear(covering());
      await userEvent.type(labelled(), text);
      await press('Salva i servizi');
      expect(labelled()).toBeInvalid();
      expect(labelled()).toHaveFocus();
      expect(labelled()).toHaveAccessibleDescription(/Scrivi/);
      expect(covering()).toBeValid();
      expect(sent).toEqual([]);
    },
  );
});

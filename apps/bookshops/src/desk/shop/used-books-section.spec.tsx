import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeOwnTenant } from '../testing/make-own-tenant';
import { openShop, section } from '../testing/open-shop';

beforeEach(installFakeDialog);
afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

const part = () => section('Libri usati');
const box = () => part().getByRole('checkbox', { name: /Ritiriamo libri usati/ });
const save = () => userEvent.click(part().getByRole('button', { name: 'Salva i libri usati' }));

describe('used books of a bookshop', () => {
  it('are not taken in until it says so', async () => {
    const sent = await openShop(makeOwnTenant());
    expect(box()).not.toBeChecked();
    await userEvent.click(box());
    await save();
    expect(await screen.findByText('I dati della libreria sono salvati.')).toBeVisible();
    expect(sent).toEqual([{ takesUsedBooks: true }]);
  });

  it('are taken in no more', async () => {
    const sent = await openShop(makeOwnTenant({ takesUsedBooks: true }));
    expect(box()).toBeChecked();
    await userEvent.click(box());
    await save();
    await waitFor(() => expect(sent).toEqual([{ takesUsedBooks: false }]));
  });
});

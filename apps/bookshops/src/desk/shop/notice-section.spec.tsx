import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeSession } from '@zaino/web/session';
import { act } from 'react';
import { makeOwnTenant } from '../testing/make-own-tenant';
import { openShop, press, section } from '../testing/open-shop';

afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

describe('the notice of a bookshop', () => {
  it('tells the families something for some days, and takes it back', async () => {
    const sent = await openShop(makeOwnTenant());
    const part = section('Avviso alle famiglie');
    const text = part.getByLabelText('Testo');
    await userEvent.type(text, 'Venerdì chiudiamo alle 17.');
    await press('Salva l’avviso');
    expect(part.getByLabelText('Dal')).toBeInvalid();
    expect(sent).toEqual([]);
    fireEvent.change(part.getByLabelText('Dal'), { target: { value: '2026-09-10' } });
    fireEvent.change(part.getByLabelText('Fino al, compreso'), { target: { value: '2026-09-01' } });
    await press('Salva l’avviso');
    expect(part.getByLabelText('Fino al, compreso')).toHaveAccessibleDescription(
      'L’ultimo giorno viene dopo il primo',
    );
    fireEvent.change(part.getByLabelText('Fino al, compreso'), { target: { value: '2026-09-12' } });
    await press('Salva l’avviso');
    const notice = {
      text: 'Venerdì chiudiamo alle 17.',
      from: '2026-09-10',
      until: '2026-09-12',
    };
    await waitFor(() => expect(sent).toEqual([{ notice }]));
    await userEvent.clear(text);
    await press('Salva l’avviso');
    await waitFor(() => expect(sent.at(-1)).toEqual({ notice: null }));
  });
});

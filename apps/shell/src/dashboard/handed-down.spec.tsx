import { waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeChild } from '../testing/account-factories';
import {
  ATLAS,
  bought,
  forgetFamily,
  GRAMMAR,
  group,
  HISTORY,
  ida,
  lists,
  openSheets,
  sheetOf,
  teo,
} from '../testing/child-sheets';
import { press } from '../testing/dashboard-answers';
import { makeBoughtBook } from '../testing/order-factories';
import { makeAdoption } from '../testing/school-factories';

afterEach(forgetFamily);

describe('what the family may have already', () => {
  it('is proposed with its reason, and bought or kept by one press', async () => {
    const { marks } = await openSheets(
      [teo, ida],
      lists([ATLAS, GRAMMAR, HISTORY], [GRAMMAR]),
      bought(
        makeBoughtBook({
          isbn: ATLAS.isbn,
          schoolYear: 2025,
          children: [{ id: ida.id, nickname: 'Ida', quantity: 1 }],
        }),
      ),
    );
    const proposed = group('Teo', /Forse ce l’avete già/);
    expect(proposed.getByText('Comprato qui per Ida, che quest’anno non lo usa.')).toBeVisible();
    expect(proposed.getByText(/nella lista di Ida, che quest’anno/)).toBeVisible();
    await press(/Sì, ce l’abbiamo Atlante/);
    expect(group('Teo', /Ce l’ha già/).getByText('Passa da Ida a Teo.')).toBeVisible();
    await press(/No, va comprato Le parole/);
    expect(group('Teo', /Da acquistare/).getByText('Le parole in cammino')).toBeVisible();
    await waitFor(() => expect(marks()).toHaveLength(2));
  });

  it('goes to the next child at once where one has it not, and back', async () => {
    const leo = makeChild({ id: '0f1d6f5e-2f5c-4a53-8d69-97d1c4f1a003', nickname: 'Leo' });
    await openSheets(
      [teo, leo, ida],
      lists([ATLAS, GRAMMAR, HISTORY]),
      bought(
        makeBoughtBook({
          isbn: ATLAS.isbn,
          schoolYear: 2025,
          children: [{ id: ida.id, nickname: 'Ida', quantity: 1 }],
        }),
      ),
    );
    const words = 'Comprato qui per Ida, che quest’anno non lo usa.';
    expect(group('Teo', /Forse ce l’avete già/).getByText(words)).toBeVisible();
    expect(group('Leo', /Da acquistare/).getByText('Atlante')).toBeVisible();
    await userEvent.click(sheetOf('Teo').getByRole('button', { name: /No, va comprato Atlante/ }));
    expect(group('Teo', /Da acquistare/).getByText('Atlante')).toBeVisible();
    expect(group('Leo', /Forse ce l’avete già/).getByText(words)).toBeVisible();
    const tick = sheetOf('Teo').getByRole('checkbox', { name: /^Teo ce l’ha: Atlante/ });
    await userEvent.click(tick);
    expect(group('Teo', /Ce l’ha già/).getByText('Passa da Ida a Teo.')).toBeVisible();
    expect(group('Leo', /Da acquistare/).getByText('Atlante')).toBeVisible();
  });

  it('is proposed to nobody else once a brother or sister has it', async () => {
    const leo = makeChild({ id: '0f1d6f5e-2f5c-4a53-8d69-97d1c4f1a003', nickname: 'Leo' });
    await openSheets([teo, leo, ida], lists([ATLAS, GRAMMAR, HISTORY], [ATLAS]));
    expect(group('Teo', /Forse ce l’avete già/).getByText(/nella lista di Ida/)).toBeVisible();
    await userEvent.click(sheetOf('Leo').getByRole('checkbox', { name: /^Leo ce l’ha: Atlante/ }));
    expect(group('Leo', /Ce l’ha già/).getByText('Passa da Ida a Leo.')).toBeVisible();
    expect(group('Teo', /Da acquistare/).getByText('Atlante')).toBeVisible();
  });

  it('is what the class before had, for more years', async () => {
    const before = makeAdoption('1', 'B', { isbn: ATLAS.isbn });
    const inUse = { ...GRAMMAR, daAcquistare: false };
    await openSheets(
      [teo],
      lists([ATLAS, inUse], [before, makeAdoption('1', 'B', { isbn: GRAMMAR.isbn })]),
    );
    expect(group('Teo', /Forse/).getByText(/lista della 1ª del 2025-2026/)).toBeVisible();
    expect(group('Teo', /Ce l’ha già/).getByText('Le parole in cammino')).toBeVisible();
  });
});

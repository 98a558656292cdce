import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MOST_SENT_CEDOLE } from '@zaino/contracts/orders';
import { fakeLayout } from '@zaino/data-table/testing/fake-layout';
import { italianDay } from '@zaino/rules/italian-day';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { refusal } from '@zaino/web/fake-network';
import { distinta, fakeLedger, press, ready, row } from '../testing/fake-ledger';
import { openDesk } from '../testing/open-desk';

const tick = (code: string) => userEvent.click(within(row(code)).getByRole('checkbox'));

beforeAll(installFakeDialog);
beforeEach(() => fakeLayout());
afterEach(() => jest.restoreAllMocks());

describe('the ledger of cedole', () => {
  it('says where each stands, and what is to be looked at', async () => {
    fakeLedger();
    await openDesk('/dashboard/cedole');
    expect(row('CR-0012')).toHaveTextContent('Raccolta');
    expect(row('CR-0012')).toHaveTextContent('2 libri, consegnati');
    expect(row('CR-0013')).toHaveTextContent('Consegnati 1 di 2 libri');
    expect(row('CR-0013')).toHaveTextContent('anche in un’altra libreria');
    expect(screen.getByText(/Nessuna distinta/)).toBeVisible();
    const onPaper = screen.getByRole('link', { name: 'Registro in PDF' });
    expect(onPaper).toHaveAttribute('href', '/api/desk/cedole/cedole.pdf');
  });

  it('sends what was handed over with a distinta, and takes it back', async () => {
    const asked = fakeLedger();
    await openDesk('/dashboard/cedole');
    await tick('CR-0012');
    await tick('CR-0013');
    await press('Prepara la distinta…');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/1 cedola, 43,20/)).toBeVisible();
    expect(dialog.getByText(/1 cedola resta fuori/)).toBeVisible();
    await press('Crea la distinta');
    await waitFor(() => expect(row('CR-0012')).toHaveTextContent('Distinta 3/2026'));
    const day = italianDay(new Date());
    expect(asked).toEqual([['send', { cedolaIds: [ready.id], day }]]);
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(row('CR-0012')).toHaveTextContent('Raccolta'));
  });

  it('sends to one Comune only, and says what the server refuses', async () => {
    fakeLedger({
      send: () => refusal(409, 'command-refused', { detail: 'Non ancora consegnati.' }),
    });
    await openDesk('/dashboard/cedole');
    await tick('CR-0012');
    await tick('CM-0001');
    await press('Prepara la distinta…');
    expect(screen.getByRole('alert')).toHaveTextContent('2 Comuni');
    await press('Non ora');
    await tick('CM-0001');
    await press('Prepara la distinta…');
    await press('Crea la distinta');
    expect(await screen.findByText('Non ancora consegnati.')).toBeVisible();
  });

  it('sends so many at once as a distinta holds, and says so before the server does', async () => {
    const cedole = Array.from({ length: MOST_SENT_CEDOLE + 1 }, (_, index) => ({
      ...ready,
      id: `7a4c1d0e-6a55-4f0a-8b58-${String(index).padStart(12, '0')}`,
      code: `CR-${String(index).padStart(4, '0')}`,
    }));
    const asked = fakeLedger({ cedole });
    await openDesk('/dashboard/cedole');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Seleziona tutt/ }));
    await press('Prepara la distinta…');
    expect(screen.getByRole('alert')).toHaveTextContent(/massimo 500 cedole, e ne hai scelte 501/);
    expect(screen.queryByRole('button', { name: 'Crea la distinta' })).toBeNull();
    expect(asked).toEqual([]);
  });

  it('shows older distinte by a press, and keeps them there when one is changed', async () => {
    const distinte = Array.from({ length: 25 }, (_, index) => ({
      ...distinta,
      id: `7a4c1d0e-6a55-4f0a-8b58-${String(index).padStart(12, '0')}`,
      number: `${25 - index}/2026`,
    }));
    fakeLedger({ distinte });
    await openDesk('/dashboard/cedole');
    const numbers = () =>
      screen
        .getAllByRole('rowheader', { name: /\/2026/ })
        .map((head) => head.firstChild?.firstChild?.textContent);
    expect(numbers()).toHaveLength(20);
    await press('Mostra le distinte più vecchie');
    await waitFor(() => expect(numbers()).toHaveLength(25));
    expect(numbers().at(-1)).toBe('1/2026');
    expect(screen.queryByRole('button', { name: /più vecchie/ })).toBeNull();
  });

  it('notes what a Comune has paid', async () => {
    const asked = fakeLedger({ distinte: [distinta] });
    await openDesk('/dashboard/cedole');
    expect(await screen.findByText(/Da correggere: 21,60/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'PDF della distinta 3/2026' })).toHaveAttribute(
      'href',
      `/api/desk/distinte/${distinta.id}/distinta.pdf`,
    );
    await press('Segna pagata… della distinta 3/2026');
    const amount = screen.getByLabelText('Importo arrivato, in euro');
    expect(amount).toHaveValue('43,09');
    await userEvent.clear(amount);
    await press('Segna pagata');
    expect(screen.getByText(/Scrivi un importo/)).toBeVisible();
    await userEvent.type(amount, '43');
    await press('Segna pagata');
    expect(await screen.findByText(/^Pagata .*43,00/)).toBeVisible();
    expect(asked).toEqual([['pay', { paidOn: italianDay(new Date()), amount: 43 }]]);
    expect(screen.getByRole('region', { name: 'Distinte' })).toHaveFocus();
  });
});

describe('a part that does not come', () => {
  it('is said where it is the distinte, which are asked for again, while all else is there', async () => {
    const away = new Set(['distinte'] as const);
    fakeLedger({ distinte: [distinta], away });
    await openDesk('/dashboard/cedole');
    expect(row('CR-0012')).toHaveTextContent('Raccolta');
    expect(screen.getByDisplayValue('Cremona')).toBeVisible();
    expect(screen.getByText('Le distinte non si sono caricate.')).toBeVisible();
    expect(screen.queryByText(/Nessuna distinta/)).toBeNull();
    away.clear();
    await press('Riprova');
    expect(await screen.findByRole('rowheader', { name: /3\/2026/ })).toBeVisible();
    expect(screen.queryByText('Le distinte non si sono caricate.')).toBeNull();
  });

  it('is the ledger alone where the others came', async () => {
    const away = new Set(['ledger'] as const);
    fakeLedger({ distinte: [distinta], away });
    await openDesk('/dashboard/cedole');
    expect(screen.getByRole('rowheader', { name: /3\/2026/ })).toBeVisible();
    away.clear();
    await press('Riprova');
    await waitFor(() => expect(row('CR-0012')).toHaveTextContent('Raccolta'));
  });

  it('are the terms alone, asked for by themselves', async () => {
    const away = new Set(['terms'] as const);
    fakeLedger({ away });
    await openDesk('/dashboard/cedole');
    expect(row('CR-0012')).toHaveTextContent('Raccolta');
    expect(await screen.findByText('Questa parte non si è caricata.')).toBeVisible();
  });
});

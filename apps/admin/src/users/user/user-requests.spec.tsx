import { screen, waitFor } from '@testing-library/react';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { setAdminToken } from '@zaino/web/session';
import { makeAccount, makeRequest } from '../testing/make-user';
import { button, dialog, openUser, path } from '../testing/open-user';

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('requests of an account', () => {
  it('are entered with the day on which they came, and how it is known whose they are', async () => {
    let requests = [] as ReturnType<typeof makeRequest>[];
    const { sent, user } = await openUser(makeAccount(), {
      requests: () => ({ requests, total: requests.length, open: 0, late: 0 }),
      enter: () => makeRequest({ kind: 'deletion' }),
    });
    await user.click(button('Registra una richiesta'));
    const question = dialog('Registra una richiesta');
    const kind = question.getByLabelText('Che cosa chiede');
    await user.selectOptions(kind, 'Cancellazione dei dati');
    const day = question.getByLabelText('Arrivata il');
    await user.clear(day);
    await user.type(day, '2026-09-14');
    await user.type(question.getByLabelText(/^Come è arrivata/), 'Lettera firmata');
    requests = [makeRequest({ kind: 'deletion' })];
    await user.click(question.getByRole('button', { name: 'Registra la richiesta' }));
    expect(await screen.findByText('Richiesta registrata.')).toBeVisible();
    expect(await screen.findByText(/entro il 14 ott 2026, mancano 3 giorni/)).toBeVisible();
    const body = { kind: 'deletion', receivedOn: '2026-09-14', evidence: 'Lettera firmata' };
    expect(sent()).toEqual([[`POST ${path}/data-requests`, body]]);
  });

  it('are answered here, too', async () => {
    const { sent, user } = await openUser(makeAccount(), {
      requests: () => ({ requests: [makeRequest()], total: 1, open: 1, late: 0 }),
      answer: () => makeRequest({ state: 'sent', daysLeft: null }),
    });
    await user.click(await screen.findByRole('button', { name: /^Consegna la copia dei dati:/ }));
    await user.click(
      dialog('Consegna la copia dei dati').getByRole('button', {
        name: 'Consegna la copia dei dati',
      }),
    );
    await waitFor(() =>
      expect(sent()).toEqual([
        [`POST /api/admin/data-requests/${makeRequest().id}/answer`, { kind: 'hand-over' }],
      ]),
    );
    expect(await screen.findByText(/^Copia consegnata/)).toBeVisible();
  });
});

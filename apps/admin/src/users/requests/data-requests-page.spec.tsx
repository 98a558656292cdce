import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminEndpoints, type DataRequest, dataRequestEndpoints } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { makeRequest } from '../testing/make-user';

const endpoints = {
  verify: adminEndpoints.verify,
  list: dataRequestEndpoints.list,
  answer: dataRequestEndpoints.answer,
};

const late = makeRequest({
  id: '1a0f2f52-64f1-4f5c-9d4b-1f5b1c2d3e4f',
  kind: 'deletion',
  name: 'Paolo Ricci',
  daysLeft: -2,
});
const listOf = (requests: DataRequest[]) => ({
  requests,
  total: requests.length,
  open: requests.length,
  late: 1,
});

async function open(handlers: FakeHandlers<typeof endpoints> = {}, search = '') {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success: true as const, user: ADMIN }),
    list: () => listOf([late, makeRequest()]),
    ...handlers,
  });
  const area = openAdminArea(`/admin/users/requests${search}`);
  await screen.findByRole('heading', { level: 1, name: 'Richieste sui dati' });
  const answers = () =>
    asked.mock.calls.flatMap(([path, init]) =>
      (path as string).endsWith('/answer') ? [JSON.parse(init?.body as string) as unknown] : [],
    );
  return { ...area, answers, asked, user: userEvent.setup() };
}

const items = () =>
  within(screen.getByRole('list', { name: 'Richieste sui dati' })).getAllByRole('listitem');
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('requests about personal data', () => {
  it('stand in the order of the service, with the time that is left', async () => {
    await open();
    const [first, second] = items();
    expect(first).toHaveTextContent('Cancellazione dei dati · Paolo Ricci');
    expect(first).toHaveTextContent('in ritardo di 2 giorni');
    expect(second).toHaveTextContent('mancano 3 giorni');
    expect(second).toHaveTextContent('registrata da direzione: Lettera firmata');
    expect(within(second as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/admin/users/${makeRequest().uid}`,
    );
  });

  it('are shown where they were answered, with nothing more to do', async () => {
    const answered = { daysLeft: null, answeredAt: '2026-09-20T08:00:00.000Z' };
    const { asked } = await open(
      {
        list: () =>
          listOf([
            makeRequest({ ...answered, state: 'refused', answeredBy: 'anna', refusal: 'Ordine' }),
            makeRequest({
              ...answered,
              id: '2a0f2f52-64f1-4f5c-9d4b-1f5b1c2d3e4f',
              state: 'done',
              kind: 'deletion',
              source: 'person',
              name: null,
            }),
          ]),
      },
      '?stato=evase',
    );
    const [refused, done] = items();
    expect(refused).toHaveTextContent(/Risposta di anna il .*Motivo: Ordine/);
    expect(done).toHaveTextContent('Account eliminato');
    expect(done).toHaveTextContent('Fatta dalla persona, dal suo profilo');
    expect(screen.queryByRole('button', { name: /^(Consegna|Elimina|Rifiuta)/ })).toBeNull();
    expect(asked.mock.calls.some(([path]) => (path as string).includes('isOpen=false'))).toBe(true);
  });

  it('are refused with a reason; one that is missing is said at its field', async () => {
    let isMissing = true;
    const errors = [{ path: 'reason', message: 'Scrivi il motivo' }];
    const { answers, user } = await open({
      answer: () =>
        isMissing
          ? Response.json({ code: 'invalid-input', detail: '', errors }, { status: 400 })
          : makeRequest({ state: 'refused', daysLeft: null }),
    });
    await user.click(
      screen.getByRole('button', { name: /^Rifiuta la richiesta: .*, Paolo Ricci/ }),
    );
    const question = dialog('Rifiuta la richiesta');
    const send = question.getByRole('button', { name: 'Rifiuta la richiesta' });
    await user.click(send);
    expect(await question.findByText('Scrivi il motivo')).toBeVisible();
    isMissing = false;
    await user.type(question.getByLabelText('Motivo'), 'C’è un ordine in corso');
    await user.click(send);
    expect(await screen.findByText('Richiesta rifiutata.')).toBeVisible();
    expect(answers().at(-1)).toEqual({ kind: 'refuse', reason: 'C’è un ordine in corso' });
  });

  it('end an account after a question that says what goes with it', async () => {
    const { answers, user } = await open({
      answer: () => makeRequest({ kind: 'deletion', state: 'done', name: null, daysLeft: null }),
    });
    await user.click(screen.getByRole('button', { name: /^Elimina l’account:/ }));
    const question = dialog('Elimina l’account');
    expect(question.getByText(/per sempre; restano le fatture/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Elimina l’account' }));
    expect(await screen.findByText('Account eliminato.')).toBeVisible();
    expect(answers()).toEqual([{ kind: 'delete-account' }]);
  });

  it('say why a copy cannot be handed over', async () => {
    const detail = 'L’indirizzo e-mail non è confermato.';
    const { user } = await open({
      answer: () => Response.json({ code: 'address-unproven', detail }, { status: 409 }),
    });
    await user.click(screen.getByRole('button', { name: /^Consegna la copia dei dati:/ }));
    const question = dialog('Consegna la copia dei dati');
    await user.click(question.getByRole('button', { name: 'Consegna la copia dei dati' }));
    expect(await question.findByRole('alert')).toHaveTextContent(detail);
  });

  it('are read anew where another admin was faster', async () => {
    let requests = [makeRequest()];
    const detail = 'Questa richiesta ha già avuto risposta.';
    const { user } = await open({
      list: () => listOf(requests),
      answer: () => Response.json({ code: 'request-answered', detail }, { status: 409 }),
    });
    await user.click(screen.getByRole('button', { name: /^Consegna la copia dei dati:/ }));
    const question = dialog('Consegna la copia dei dati');
    await user.click(question.getByRole('button', { name: 'Consegna la copia dei dati' }));
    expect(await question.findByRole('alert')).toHaveTextContent(detail);
    requests = [];
    await user.click(question.getByRole('button', { name: /come sono ora/ }));
    expect(await screen.findByText('Nessuna richiesta aspetta una risposta.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('say that they did not come', async () => {
    await open({ list: serviceDown });
    expect(screen.getByText('Errore nel caricamento dei dati')).toBeVisible();
  });
});

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type OwnTeacherList, teacherListEndpoints } from '@zaino/contracts/catalogue';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { createMemoryRouter } from '@zaino/web/memory-router';
import { Outlet, RouterProvider } from '@zaino/web/router';
import { beginSession, closeSession, SESSION_ROUTE } from '@zaino/web/session';
import { routes } from '../routes';

const { own, propose, withdraw } = teacherListEndpoints;
const user = userEvent.setup();

beforeAll(installFakeDialog);

const asked: OwnTeacherList = {
  id: '7',
  codiceScuola: 'TNMM00001A',
  nomeScuola: 'Scuola Prati',
  grado: 'media',
  anno: 1,
  sezione: 'B',
  voci: [{ nome: 'Compasso', quantita: 2, nota: 'Con balaustrone' }],
  stato: 'asked',
  motivo: '',
  proposto: '2026-11-01T08:00:00.000Z',
};

async function open(lists: () => OwnTeacherList[], ...more: Parameters<typeof fakeNetwork>) {
  const session = makeFakeSession('bea');
  act(() => beginSession(session));
  fakeNetwork(
    answer(own, () => ({ proposte: lists() })),
    ...more,
  );
  const page = {
    id: SESSION_ROUTE,
    loader: () => session,
    shouldRevalidate: () => false,
    HydrateFallback: () => null,
    element: <Outlet />,
    children: routes,
  };
  const address = '/materiale/proponi?scuola=TNMM00001A&classe=1&sezione=B';
  render(<RouterProvider router={createMemoryRouter([page], { initialEntries: [address] })} />);
  await screen.findByRole('heading', { level: 1, name: 'Proponi il materiale della tua classe' });
}

const line = (number: number) => within(screen.getByRole('group', { name: `Voce ${number}` }));
const send = () => user.click(screen.getByRole('button', { name: 'Chiedi conferma alla scuola' }));

afterEach(() => {
  jest.restoreAllMocks();
  act(() => closeSession());
});

describe('the page of who proposes a list', () => {
  it('knows the class that one comes from, and sends what is written', async () => {
    const bodies: unknown[] = [];
    let lists: OwnTeacherList[] = [];
    const proposing = answer(propose, ({ body }) => {
      bodies.push(body);
      lists = [asked];
      return { proposta: asked };
    });
    await open(() => lists, proposing);
    expect(screen.getByLabelText(/^Codice della scuola/)).toHaveValue('TNMM00001A');
    await user.type(line(1).getByLabelText('Che cosa serve'), 'Gomma');
    await user.click(screen.getByRole('button', { name: 'Aggiungi una voce' }));
    await user.type(line(2).getByLabelText('Che cosa serve'), 'Compasso');
    await user.clear(line(2).getByLabelText('Pezzi'));
    await user.type(line(2).getByLabelText('Pezzi'), '2');
    await user.type(line(2).getByLabelText('Nota, se serve'), 'Con balaustrone');
    await user.click(screen.getByRole('button', { name: 'Togli la voce 1' }));
    expect(screen.getByRole('button', { name: 'Aggiungi una voce' })).toHaveFocus();
    await send();
    expect(await screen.findByText(/^Abbiamo scritto alla scuola\. Quando/)).toBeVisible();
    expect(bodies).toEqual([
      {
        codiceScuola: 'TNMM00001A',
        anno: 1,
        sezione: 'B',
        voci: [{ nome: 'Compasso', quantita: 2, nota: 'Con balaustrone' }],
      },
    ]);
    expect(await screen.findByRole('heading', { name: '1ª B, Scuola Prati' })).toBeVisible();
    expect(screen.getByText('Compasso, 2 pezzi')).toBeVisible();
  });

  it('says at each field what is wrong with it, and what the service says of the school', async () => {
    const refused = () => refusal(409, 'teacher-list-unprovable');
    await open(() => [], answer(propose, refused));
    await send();
    expect(await screen.findByText('Scrivi che cosa serve')).toBeVisible();
    await user.type(line(1).getByLabelText('Che cosa serve'), 'Gomma');
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(line(1).getByLabelText('Che cosa serve')).toHaveValue('Gomma');
  });

  it('says one thing at a time: what was sent is not said beside a try that fails', async () => {
    let isDown = false;
    await open(
      () => [],
      answer(propose, () => (isDown ? refusal(503, 'unavailable') : { proposta: asked })),
    );
    await user.type(line(1).getByLabelText('Che cosa serve'), 'Gomma');
    await send();
    const told = await screen.findByText(/^Abbiamo scritto alla scuola\. Quando/);
    isDown = true;
    await user.type(line(1).getByLabelText('Che cosa serve'), 'Righello');
    await user.click(screen.getByRole('button', { name: 'Aggiungi una voce' }));
    await user.type(line(2).getByLabelText('Che cosa serve'), 'Compasso');
    await user.type(line(2).getByLabelText('Nota, se serve'), 'Con balaustrone');
    await send();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(told).not.toBeInTheDocument();
    expect(line(1).getByLabelText('Che cosa serve')).toHaveValue('Righello');
    expect(line(2).getByLabelText('Che cosa serve')).toHaveValue('Compasso');
    expect(line(2).getByLabelText('Nota, se serve')).toHaveValue('Con balaustrone');
  });

  it('puts the focus on the first field that is wrong', async () => {
    const proposing = answer(propose, () => ({ proposta: asked }));
    await open(() => [], proposing);
    await send();
    await waitFor(() => expect(line(1).getByLabelText('Che cosa serve')).toHaveFocus());
  });

  it('sends once where the button is pressed twice', async () => {
    let calls = 0;
    const proposing = answer(propose, () => {
      calls += 1;
      return { proposta: asked };
    });
    await open(() => [], proposing);
    await user.type(line(1).getByLabelText('Che cosa serve'), 'Gomma');
    await user.dblClick(screen.getByRole('button', { name: 'Chiedi conferma alla scuola' }));
    expect(await screen.findByText(/^Abbiamo scritto alla scuola\. Quando/)).toBeVisible();
    expect(calls).toBe(1);
  });

  it('tells what became of a list, and lets it be taken away', async () => {
    let lists: OwnTeacherList[] = [
      { ...asked, stato: 'refused', motivo: 'Mancano i pezzi.' },
      { ...asked, id: '6', sezione: '', stato: 'published' },
    ];
    const withdrawing = answer(withdraw, ({ params }) => {
      lists = lists.filter(({ id }) => id !== params.id);
      return { success: true as const };
    });
    await open(() => lists, withdrawing);
    expect(screen.getByText(/^Non pubblicato\. Mancano i pezzi\./)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Vedi l’elenco della 1ª/ })).toHaveAttribute(
      'href',
      '/materiale/scuola/TNMM00001A?classe=1',
    );
    await user.click(screen.getByRole('button', { name: 'Elimina l’elenco della 1ª B' }));
    await waitFor(() => expect(screen.queryByText(/Mancano i pezzi/)).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('asks once more before it takes away what families see', async () => {
    let lists: OwnTeacherList[] = [{ ...asked, stato: 'published' }];
    let isDown = true;
    const withdrawing = answer(withdraw, () => {
      if (isDown) return refusal(503, 'unavailable');
      lists = [];
      return { success: true as const };
    });
    await open(() => lists, withdrawing);
    const remove = screen.getByRole('button', { name: 'Togli l’elenco della 1ª B' });
    await user.click(remove);
    const dialog = within(screen.getByRole('dialog', { name: 'Togli l’elenco pubblicato' }));
    expect(dialog.getByText(/non lo vedono più/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Togli l’elenco' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Non ora' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    isDown = false;
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Togli l’elenco' }));
    await waitFor(() => expect(remove).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('still takes a list where the own ones cannot be read', async () => {
    await open(
      () => [],
      answer(own, () => refusal(503, 'unavailable')),
    );
    expect(screen.getByText('I tuoi elenchi non si leggono ora')).toBeVisible();
    expect(line(1).getByLabelText('Che cosa serve')).toBeVisible();
  });
});

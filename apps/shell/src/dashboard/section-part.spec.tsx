import { accountEndpoints, type Child } from '@zaino/contracts/identity';
import { orderEndpoints } from '@zaino/contracts/orders';
import { schoolsEndpoints } from '@zaino/contracts/schools';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, type fakeNetwork } from '@zaino/web/fake-network';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { makeChild, makeSession } from '../testing/account-factories';
import { away, press, serveDashboard } from '../testing/dashboard-answers';
import { forgetSession, openAccountPage } from '../testing/open-account-page';
import { makeBoughtBook } from '../testing/order-factories';
import { makeAdoption } from '../testing/school-factories';

const anna = makeChild({ nickname: 'Anna', classe: '1', sezione: '*' });
const SHARED = { isbn: '9788899001214', titolo: 'Le parole in cammino' };
const OF_A = { isbn: '9788899002228', titolo: 'Atlante', materia: 'Geografia' };
const OF_B = { isbn: '9788899003331', titolo: 'Storia 1', materia: 'Storia' };
const MORE_OF_B = { isbn: '9788899004444', titolo: 'Arte 1', materia: 'Arte' };
const adozioni = [
  makeAdoption('1', 'A', SHARED),
  makeAdoption('1', 'A', OF_A),
  makeAdoption('1', 'B', SHARED),
  makeAdoption('1', 'B', OF_B),
  makeAdoption('1', 'B', MORE_OF_B),
];

const lists = (rows = adozioni) =>
  answer(schoolsEndpoints.adoptions, () => ({
    success: true,
    adozioni: rows,
    annoScolastico: 2026,
    anniScolastici: [2026],
    tetti: [],
  }));

async function open(
  children: Child[],
  address = '/dashboard',
  ...more: Parameters<typeof fakeNetwork>
) {
  const served = serveDashboard(children, lists(), ...more);
  await openAccountPage(address, makeSession());
  await screen.findByRole('heading', { name: 'I miei figli' });
  return served;
}

const july = () => jest.setSystemTime(new Date('2026-07-10T08:00:00Z'));
const september = () => jest.setSystemTime(new Date('2026-08-31T22:00:00Z'));
const sheet = () => within(screen.getByRole('region', { name: 'Anna' }));
const titles = () =>
  sheet()
    .getAllByRole('listitem')
    .map((row) => row.textContent);

beforeEach(() => {
  installFakeDialog();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  forgetSession();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a section that nobody knows in July', () => {
  beforeEach(july);

  it('leaves the books that all sections share, and says what the others are worth', async () => {
    await open([anna]);
    expect(titles().join()).toContain('Le parole in cammino');
    expect(titles().join()).not.toContain('Atlante');
    expect(
      sheet().getByRole('button', {
        name: /^Metti nel carrello quello che manca per Anna: 1 libro/,
      }),
    ).toBeVisible();
    expect(sheet().getByText(/Ogni sezione ne chiede poi altri \(da 1 a 2 libri\)/)).toBeVisible();
    expect(sheet().queryByRole('heading', { name: /In quale sezione/ })).toBeNull();
  });

  it('counts for a section what all have and only that one buys', async () => {
    const inUse = { ...SHARED, isbn: '9788899005555', materia: 'Musica' };
    const rows = [
      ...adozioni,
      makeAdoption('1', 'A', inUse),
      makeAdoption('1', 'B', { ...inUse, daAcquistare: false }),
    ];
    await open([anna], '/dashboard', lists(rows));
    expect(sheet().getByText(/Ogni sezione ne chiede poi altri \(2 libri\)/)).toBeVisible();
  });

  it('says of the shared books alone that nothing is missing', async () => {
    const book = makeBoughtBook({
      isbn: SHARED.isbn,
      schoolCode: 'CRMM8ZZ01L',
      schoolYear: 2026,
      classe: '1',
      sezione: '',
      state: 'paid',
    });
    const bought = answer(orderEndpoints.boughtBooks, () => ({ books: [book] }));
    await open([anna], '/dashboard', bought);
    expect(
      sheet().getByText('Dei libri comuni non manca niente: un libro è in arrivo.'),
    ).toBeVisible();
  });

  it('has the rest kept, and no longer', async () => {
    const { saved } = await open([anna]);
    await press('Tienimi il resto: chiedimelo a settembre');
    expect(await sheet().findByText('Te lo teniamo.')).toBeVisible();
    expect(saved()[0]).toHaveProperty('restKeptAt');
    await press('Non tenermi più il resto');
    expect(
      await sheet().findByRole('button', { name: 'Tienimi il resto: chiedimelo a settembre' }),
    ).toBeVisible();
    expect(saved()[0]).not.toHaveProperty('restKeptAt');
  });

  it('can be said before September by whoever knows it', async () => {
    const { saved } = await open([anna]);
    await userEvent.click(sheet().getByText('Sai già la sezione?'));
    await press('1ª A');
    expect(await screen.findByText('Anna è in 1ª A: qui c’è tutta la lista.')).toBeVisible();
    expect(saved()[0]).toMatchObject({ sezione: 'A' });
  });

  it('says why what was pressed did not go', async () => {
    await open([anna], '/dashboard', answer(accountEndpoints.keepRest, away));
    await press('Tienimi il resto: chiedimelo a settembre');
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(),
      ).toMatch(/riprova|non risponde/i),
    );
    expect(sheet().getByRole('button', { name: /Tienimi il resto/ })).toBeEnabled();
  });

  it('keeps the rest for a child that comes from the shared list', async () => {
    const { saved } = await open([], '/dashboard?scuola=CRMM8ZZ01L&classe=1&sezione=*&nome=Irma');
    expect(
      screen.getByRole('heading', { name: 'Per chi teniamo il resto della lista?' }),
    ).toBeVisible();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Soprannome' }), 'Anna');
    await press('Salva la classe');
    expect(await screen.findByText('Te lo teniamo.')).toBeVisible();
    expect(saved()).toMatchObject([{ nickname: 'Anna', sezione: '*' }]);
  });

  it('saves a child once where only the rest could not be kept', async () => {
    const { saved } = await open(
      [],
      '/dashboard?scuola=CRMM8ZZ01L&classe=1&sezione=*&nome=Irma',
      answer(accountEndpoints.keepRest, away),
    );
    await userEvent.type(await screen.findByRole('textbox', { name: 'Soprannome' }), 'Anna');
    await press('Salva la classe');
    expect(
      await screen.findByText(/^La classe di Anna è salvata, ma il resto della lista non è ancora/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Salva la classe' })).toBeNull();
    expect(saved()).toHaveLength(1);
    expect(await screen.findByRole('button', { name: /Tienimi il resto/ })).toBeEnabled();
  });

  it('takes back what the notice says, and nothing that was done before', async () => {
    const ida = { ...anna, id: '0f1d6f5e-2f5c-4a53-8d69-97d1c4f1a002', nickname: 'Ida' };
    const { saved } = await open([anna, ida]);
    await press('Rimuovi Ida');
    expect(await screen.findByText('La classe di Ida non è più salvata.')).toBeVisible();
    await press('Tienimi il resto: chiedimelo a settembre');
    expect(
      await screen.findByText('Il resto della lista di Anna aspetta la sezione.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Annulla' })).toBeNull();
    expect(saved().map(({ nickname }) => nickname)).toEqual(['Anna']);
  });

  it('puts a child back once where its rest could not be kept', async () => {
    let tries = 0;
    const { saved } = await open(
      [{ ...anna, restKeptAt: '2026-07-10T08:00:00.000Z' }],
      '/dashboard',
      answer(accountEndpoints.keepRest, () => {
        tries += 1;
        return away();
      }),
    );
    await press('Rimuovi Anna');
    await press('Annulla');
    await waitFor(() => expect(tries).toBe(1));
    await press('Annulla');
    await waitFor(() => expect(tries).toBe(2));
    expect(saved()).toHaveLength(1);
  });

  it('needs no second child where one is saved of that year', async () => {
    await open([anna], '/dashboard?scuola=CRMM8ZZ01L&classe=1&sezione=*&nome=Irma');
    expect(screen.queryByRole('textbox', { name: 'Soprannome' })).toBeNull();
    expect(sheet().getByRole('button', { name: /Tienimi il resto/ })).toBeVisible();
  });
});

describe('a section that is known in September', () => {
  beforeEach(september);

  it('is asked for, completes the list with one tap, and is taken back', async () => {
    const { saved } = await open([{ ...anna, restKeptAt: '2026-07-10T08:00:00.000Z' }]);
    expect(sheet().getByRole('heading', { name: 'In quale sezione è Anna?' })).toBeVisible();
    await press('1ª B');
    expect(await screen.findByText('Anna è in 1ª B: qui c’è tutta la lista.')).toBeVisible();
    expect(
      await sheet().findByRole('button', {
        name: /^Metti nel carrello quello che manca per Anna: 3 libri/,
      }),
    ).toBeVisible();
    expect(titles().join()).toContain('Storia 1');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Annulla' })).toHaveFocus());
    await press('Annulla');
    expect(await sheet().findByRole('heading', { name: 'In quale sezione è Anna?' })).toBeVisible();
    expect(saved()[0]).toMatchObject({ sezione: '*' });
    const heading = screen.getByRole('heading', { name: 'I miei figli' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('is asked for where the year has several courses, each with its list', async () => {
    await open(
      [anna],
      '/dashboard',
      lists([...adozioni, makeAdoption('1', 'C', { combinazione: 'Musicale' })]),
    );
    expect(sheet().getByRole('heading', { name: 'In quale sezione è Anna?' })).toBeVisible();
    await press('1ª C');
    expect(await screen.findByText('Anna è in 1ª C: qui c’è tutta la lista.')).toBeVisible();
  });

  it('shows the way on where books of another section were bought', async () => {
    const book = makeBoughtBook({
      isbn: OF_A.isbn,
      schoolCode: 'CRMM8ZZ01L',
      schoolYear: 2026,
      classe: '1',
      sezione: 'A',
      children: [{ id: anna.id, nickname: 'Anna', quantity: 1 }],
    });
    await open(
      [{ ...anna, sezione: 'B' }],
      '/dashboard',
      answer(orderEndpoints.boughtBooks, () => ({ books: [book] })),
    );
    expect(sheet().getByText('Hai comprato libri per la 1ª A.')).toBeVisible();
    expect(sheet().getByRole('link', { name: /^Guarda che cosa tenere/ })).toHaveAttribute(
      'href',
      `/orders/sezione?scuola=CRMM8ZZ01L&classe=1&da=A&a=B&figlio=${anna.id}`,
    );
  });
});

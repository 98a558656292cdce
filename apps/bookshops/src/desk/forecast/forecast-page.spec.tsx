import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookshopsEndpoints, type Forecast } from '@zaino/contracts/bookshops';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { makeForecast } from '../testing/make-forecast';
import { makeOwnPlan } from '../testing/make-own-plan';
import { openDesk } from '../testing/open-desk';

const { forecast, setForecastTerms } = bookshopsEndpoints;
const address = '/dashboard/previsione';

afterEach(() => jest.restoreAllMocks());

/** The service computes anew with what it is told. */
function fakeForecast(first: Forecast = makeForecast()) {
  let now = first;
  fakeNetwork(
    answer(forecast, () => now),
    answer(setForecastTerms, ({ body }) => {
      now = { ...now, terms: body };
      return body;
    }),
  );
  return () => now.terms;
}
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the forecast of a bookshop', () => {
  it('shows what is missing, most first, and the rest when asked', async () => {
    fakeForecast();
    await openDesk(address);
    expect(rows()).toEqual([expect.stringMatching(/^Matematica verde 1/)]);
    expect(screen.getByRole('status')).toHaveTextContent('1 titolo, 12 copie da tenere a scaffale');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo quelli da tenere' }));
    expect(rows()).toHaveLength(2);
    await userEvent.type(screen.getByRole('searchbox'), 'isola sirio');
    expect(rows()).toEqual([expect.stringMatching(/^L’isola del tesoro/)]);
    await userEvent.type(screen.getByRole('searchbox'), ' zzz');
    expect(screen.getByText('Nessun libro con questi filtri.')).toBeVisible();
  });

  it('keeps to one publisher', async () => {
    fakeForecast();
    await openDesk(address);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Solo quelli da tenere' }));
    await userEvent.selectOptions(screen.getByLabelText('Editore'), 'Sirio');
    expect(rows()).toEqual([expect.stringMatching(/^L’isola del tesoro/)]);
  });

  it('is computed anew with what the bookshop knows of its schools', async () => {
    const terms = fakeForecast();
    await openDesk(address);
    const pupils = screen.getByLabelText('Alunni per classe');
    await userEvent.clear(pupils);
    await userEvent.type(pupils, '24');
    await userEvent.click(screen.getByRole('button', { name: 'Ricalcola' }));
    await waitFor(() => expect(terms()).toEqual({ pupilsPerClass: 24, buyingShare: 10 }));
  });

  it('says which lists it comes from, and how', async () => {
    fakeForecast();
    await openDesk(address);
    expect(screen.getByText(/6 classi, lista 2026\/27/)).toBeInTheDocument();
    expect(screen.getByText(/nessuna lista/)).toBeInTheDocument();
    expect(screen.getByText(/È una stima/)).toBeVisible();
  });

  it('asks for schools first', async () => {
    fakeForecast(makeForecast({ schools: [], books: [] }));
    await openDesk(address);
    expect(screen.getByRole('link', { name: 'Scegli le scuole' })).toHaveAttribute(
      'href',
      '/dashboard/negozio#scuole',
    );
  });

  it('says that it cannot be had now', async () => {
    fakeNetwork(answer(forecast, () => refusal(503, 'unavailable')));
    await openDesk(address);
    expect(screen.getByText('Servizio momentaneamente non disponibile')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  });

  it('says what it is, and leads to the plan, without the paid one', async () => {
    fakeNetwork(answer(forecast, () => refusal(403, 'plan-needed')));
    await openDesk(address);
    expect(screen.getByText('La previsione fa parte del piano Plus')).toBeVisible();
    expect(screen.getByText(/ne mancano 3/)).toBeVisible();
    const way = screen.getByRole('link', { name: 'Vai al piano' });
    expect(way).toHaveAttribute('href', '/dashboard/piano');
    expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  });

  it.each([
    [true, /entro il 15 ottobre 2026/],
    [false, /sono ferme/],
  ])('warns of a payment that failed, while the features work: %s', async (has, words) => {
    const standing = { status: 'past-due' as const, restsAt: '2026-10-15T08:00:00.000Z' };
    fakeNetwork(
      answer(forecast, () => makeForecast()),
      answer(bookshopsEndpoints.plan, () => makeOwnPlan({ ...standing, hasPaidFeatures: has })),
    );
    await openDesk(address);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const way = screen.getByRole('link', { name: 'Sistema il pagamento' });
    expect(way).toHaveAttribute('href', '/dashboard/piano');
  });

  it('is nothing for a family', async () => {
    fakeForecast();
    await openDesk(address, makeFakeSession('anna'));
    expect(screen.getByText('Questa pagina è per le librerie.')).toBeVisible();
  });
});

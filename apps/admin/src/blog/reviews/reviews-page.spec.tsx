import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adminReviewEndpoints } from '@zaino/contracts/catalogue';
import { adminEndpoints } from '@zaino/contracts/identity';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { type FakeHandlers, fakeService, serviceDown } from '@zaino/web/fake-service';
import { setAdminToken } from '@zaino/web/session';
import { ADMIN, newToken, openAdminArea } from '../../testing/open-admin-area';
import { sampleReview } from '../testing/sample-review';

const endpoints = { verify: adminEndpoints.verify, ...adminReviewEndpoints };

const success = true as const;
const CHANGE = '5b0c3a3e-6d0f-4f43-9a3f-2f3f0b8f2f10';
const counts = { pending: 2, approved: 10, refused: 1, reported: 3 };
const reviews = [sampleReview(), sampleReview({ id: '42', name: 'Luca', version: 1 })];
const listed = () => ({ success, reviews, total: 2, counts });

async function openReviews(
  handlers: FakeHandlers<typeof endpoints> = {},
  path = '/admin/blog/reviews',
) {
  setAdminToken(newToken());
  const asked = fakeService(endpoints, {
    verify: () => ({ success, user: ADMIN }),
    queue: listed,
    ...handlers,
  });
  const area = openAdminArea(path);
  await screen.findByRole('heading', { name: 'Recensioni', level: 1 });
  /** Bodies of the calls to a path that ends so. */
  const sent = (end: string) =>
    asked.mock.calls
      .filter(([called]) => (called as string).endsWith(end))
      .map(([, init]) => JSON.parse(init?.body as string) as unknown);
  return { ...area, sent };
}

const decided = (changed: number, leftOut: { id: string; why: string }[] = []) => ({
  success,
  changeId: changed === 0 ? null : CHANGE,
  changed,
  leftOut,
});

const rowOf = (name: string) =>
  screen.getByText(name).closest('li') ?? document.createElement('li');
const press = (name: string | RegExp, place = within(document.body)) =>
  userEvent.click(place.getByRole('button', { name }));

beforeAll(installFakeDialog);
afterEach(() => {
  setAdminToken(null);
  jest.restoreAllMocks();
});

describe('the moderation of reviews', () => {
  it('begins with what waits, with stars, author, product and words', async () => {
    const asked = jest.fn(listed);
    await openReviews({ queue: asked });
    expect(asked).toHaveBeenCalledWith({ shelf: 'pending', offset: 0 });
    const row = rowOf('Maria R.');
    expect(row).toHaveTextContent('4 stelle su 5, Maria R.');
    expect(row).toHaveTextContent('Regge bene anche i libri di seconda.');
    expect(within(row).getByRole('link', { name: 'Zaino Sentiero 28 litri' })).toHaveAttribute(
      'href',
      '/products/P-0412',
    );
    expect(screen.getByRole('link', { name: /Da leggere/, current: true })).toHaveTextContent('2');
    expect(screen.getByRole('link', { name: /Segnalate/ })).toHaveTextContent('3');
  });

  it('leads to the other states, and to the reviews of one product', async () => {
    const queries: unknown[] = [];
    const queue = (query: unknown) => {
      queries.push(query);
      return listed();
    };
    const { address } = await openReviews({ queue }, '/admin/blog/reviews?prodotto=P-0412');
    expect(queries.at(-1)).toEqual({ productId: 'P-0412', offset: 0 });
    await userEvent.click(screen.getByRole('link', { name: /Rifiutate/ }));
    await waitFor(() =>
      expect(address()).toBe('/admin/blog/reviews?stato=refused&prodotto=P-0412'),
    );
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ shelf: 'refused' }));
  });

  it('publishes at once, in the version that was read, and can take it back', async () => {
    const queue = jest.fn(listed);
    const undo = jest.fn(() => ({ success, changed: 1, leftOut: [] }));
    const { sent } = await openReviews({ queue, moderate: () => decided(1), undo });
    await press('Pubblica la recensione di Maria R.');
    expect(await screen.findByText('1 recensione pubblicata')).toBeVisible();
    expect(sent('/moderate')).toEqual([{ action: 'approve', reviews: [{ id: '41', version: 2 }] }]);
    await waitFor(() => expect(queue).toHaveBeenCalledTimes(2));
    await press('Annulla la decisione');
    expect(await screen.findByText('Decisione annullata per 1 recensione')).toBeVisible();
    expect(undo).toHaveBeenCalledWith({}, { id: CHANGE });
    expect(screen.queryByRole('button', { name: 'Annulla la decisione' })).not.toBeInTheDocument();
  });

  it('refuses several, with a reason that is wanted', async () => {
    const { sent } = await openReviews({ moderate: () => decided(2) });
    const bar = within(screen.getByRole('group', { name: 'Recensioni selezionate' }));
    expect(bar.getByRole('button', { name: 'Rifiuta' })).toBeDisabled();
    await userEvent.click(bar.getByRole('checkbox', { name: 'Seleziona tutte' }));
    await press('Rifiuta (2)', bar);
    const dialog = within(screen.getByRole('dialog', { name: 'Rifiuta 2 recensioni' }));
    await press('Rifiuta 2 recensioni', dialog);
    expect(
      dialog.getByText('Scrivi il motivo: lo legge chi ha scritto la recensione'),
    ).toBeVisible();
    expect(sent('/moderate')).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Parlano della consegna');
    await press('Rifiuta 2 recensioni', dialog);
    expect(await screen.findByText('2 recensioni rifiutate')).toBeVisible();
    expect(sent('/moderate')).toEqual([
      {
        action: 'refuse',
        reason: 'Parlano della consegna',
        reviews: [
          { id: '41', version: 2 },
          { id: '42', version: 1 },
        ],
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names what a decision did not touch', async () => {
    const why = 'Chi l’ha scritta l’ha cambiata nel frattempo';
    await openReviews({ moderate: () => decided(0, [{ id: '42', why }]) });
    await press('Pubblica la recensione di Luca');
    expect(await screen.findByText(`Luca a Zaino Sentiero 28 litri: ${why}`)).toBeVisible();
    expect(screen.getByText('Non è cambiato nulla')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Annulla la decisione' })).not.toBeInTheDocument();
  });

  it('shows what readers report, and leaves a review published or takes it away', async () => {
    const reported = sampleReview({
      state: 'approved',
      reports: [{ reason: 'false', text: 'Mai venduto', createdAt: '2026-11-01T10:00:00.000Z' }],
    });
    await openReviews({ queue: () => ({ success, reviews: [reported], total: 1, counts }) });
    const row = within(rowOf('Maria R.'));
    expect(row.getByText('1 segnalazione')).toBeVisible();
    expect(row.getByText(/Dice cose false: Mai venduto/)).toBeVisible();
    expect(
      row.getByRole('button', { name: 'Lascia pubblicata la recensione di Maria R.' }),
    ).toBeVisible();
    expect(
      row.getByRole('button', { name: 'Togli e rifiuta la recensione di Maria R.' }),
    ).toBeVisible();
  });

  it('offers nothing that would change nothing', async () => {
    const refused = sampleReview({ state: 'refused', refusal: 'Pubblicità' });
    await openReviews({ queue: () => ({ success, reviews: [refused], total: 1, counts }) });
    const row = within(rowOf('Maria R.'));
    expect(row.getByText('Motivo del rifiuto: Pubblicità')).toBeVisible();
    expect(row.queryByRole('button', { name: /^Rifiuta/ })).not.toBeInTheDocument();
    expect(row.getByRole('button', { name: /^Pubblica/ })).toBeVisible();
  });

  it('keeps the latest decisions, which can be taken back after a reload', async () => {
    const decisions = [
      {
        id: CHANGE,
        action: 'refuse' as const,
        createdAt: '2026-11-26T10:30:00.000Z',
        reviews: 2,
        first: { name: 'Maria R.', product: 'Zaino blu' },
        undoneAt: null,
      },
      {
        id: 'ended',
        action: 'approve' as const,
        createdAt: '2026-11-26T09:00:00.000Z',
        reviews: 1,
        first: { name: 'Luca', product: 'Zaino blu' },
        undoneAt: '2026-11-26T09:05:00.000Z',
      },
    ];
    const undo = jest.fn(() => ({ success, changed: 2, leftOut: [] }));
    const latest = jest.fn(() => ({ success, decisions }));
    await openReviews({ decisions: latest, undo });
    await userEvent.click(screen.getByText('Ultime decisioni'));
    const [refusal, ended] = screen
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('Zaino blu'));
    expect(refusal).toHaveTextContent('2 recensioni rifiutate (Maria R. a Zaino blu e altre)');
    expect(ended).toHaveTextContent(
      '1 recensione pubblicata (Luca a Zaino blu), decisione annullata',
    );
    expect(within(ended ?? document.body).queryByRole('button')).not.toBeInTheDocument();
    await press(/^Annulla la decisione del 26 nov 2026/);
    expect(await screen.findByText('Decisione annullata per 2 recensioni')).toBeVisible();
    expect(undo).toHaveBeenCalledWith({}, { id: CHANGE });
    await waitFor(() => expect(latest).toHaveBeenCalledTimes(2));
  });

  it('answers a review, and changes the answer', async () => {
    const answered = sampleReview({
      answer: { text: 'Grazie.', createdAt: '2026-10-15T08:00:00.000Z' },
    });
    const { sent } = await openReviews({
      queue: () => ({ success, reviews: [answered], total: 1, counts }),
      answer: () => ({ success, review: answered }),
    });
    expect(rowOf('Maria R.')).toHaveTextContent('La nostra risposta: Grazie.');
    await press('Cambia la risposta a Maria R.');
    const dialog = within(screen.getByRole('dialog', { name: 'Rispondi a Maria R.' }));
    const field = dialog.getByRole('textbox', { name: 'Risposta del negozio' });
    expect(field).toHaveValue('Grazie.');
    await userEvent.clear(field);
    await userEvent.type(field, 'Grazie a te.');
    await press('Salva la risposta', dialog);
    expect(await screen.findByText('Risposta salvata')).toBeVisible();
    expect(sent('/answer')).toEqual([{ text: 'Grazie a te.' }]);
  });

  it('says why something could not be done, and keeps what was ticked', async () => {
    await openReviews({ moderate: serviceDown });
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Recensione di Luca a Zaino Sentiero 28 litri' }),
    );
    await press('Pubblica (1)');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Servizio momentaneamente non disponibile',
    );
    expect(screen.getByRole('checkbox', { name: /Recensione di Luca/ })).toBeChecked();
  });

  it('says that nothing waits', async () => {
    const none = { pending: 0, approved: 10, refused: 1, reported: 0 };
    await openReviews({ queue: () => ({ success, reviews: [], total: 0, counts: none }) });
    expect(screen.getByText('Nessuna recensione da leggere.')).toBeVisible();
  });
});

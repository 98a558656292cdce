import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewEndpoints, type ReviewReport } from '@zaino/contracts/catalogue';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork } from '@zaino/web/fake-network';
import { beginSession, closeSession } from '@zaino/web/session';
import { imageUrl, makePlain, makeProduct, makeReview } from '../testing/factories';
import {
  type NetworkAnswer,
  listing,
  openReviews,
  reviewed,
  showing,
} from '../testing/open-reviews';

const success = true as const;
const user = userEvent.setup();

beforeAll(installFakeDialog);
beforeEach(() => {
  act(() => beginSession(null));
});
afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

describe('the stars of a product', () => {
  it('are those of who has bought it, where there are any', async () => {
    await openReviews(reviewed, listing(makeReview()));
    expect(screen.getByText('Da acquisti verificati')).toBeVisible();
    expect(screen.queryByText('Valutazione del fornitore')).not.toBeInTheDocument();
    expect(screen.getAllByText(/Valutazione 4,5 su 5, recensioni/)).toHaveLength(2);
  });

  it('are the supplier’s else, and said to be so', async () => {
    const { section } = await openReviews(makeProduct());
    expect(screen.getByText('Valutazione del fornitore')).toBeVisible();
    expect(section.getByText(/Il fornitore indica 4,4 su 5/)).toHaveTextContent(
      '(212 valutazioni): questo dato non è verificato da noi',
    );
    expect(section.getByText(/Ancora nessuna recensione/)).toBeVisible();
  });

  it('are none where nobody has said anything', async () => {
    const { section } = await openReviews(makePlain());
    expect(screen.getByText('Nessuna recensione')).toBeVisible();
    expect(section.queryByText(/Il fornitore indica/)).not.toBeInTheDocument();
  });
});

describe('the reviews of a product', () => {
  it('say who writes and how that is known', async () => {
    const { section } = await openReviews(makePlain());
    expect(section.getByText(/Scrive solo chi ha ricevuto questo prodotto/)).toBeVisible();
  });

  it('are shown with stars in words, day, photo and answer', async () => {
    const { section } = await openReviews(
      reviewed,
      listing(
        makeReview({
          image: imageUrl(3),
          editedAt: '2026-10-20T08:00:00.000Z',
          answer: { text: 'Grazie, Maria.', createdAt: '2026-10-21T08:00:00.000Z' },
        }),
      ),
    );
    const [review] = section.getAllByRole('listitem').slice(-1);
    expect(review).toHaveTextContent('4 stelle su 5, Maria R.15 ottobre 2026Acquisto verificato');
    expect(review).toHaveTextContent('Modificata il 20 ottobre 2026');
    expect(review).toHaveTextContent('La nostra risposta, 21 ottobre 2026Grazie, Maria.');
    expect(section.getByRole('link', { name: /Foto di Maria R\./ })).toHaveAttribute(
      'href',
      `${imageUrl(3)}/1280.jpg`,
    );
  });

  it('are counted by stars, for the eye and in words', async () => {
    const { section } = await openReviews(reviewed, listing(makeReview()));
    const bars = section.getByRole('list', { name: 'Recensioni per stelle' });
    const rows = within(bars).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      '5 stelle1: 1 recensione, 50%',
      '4 stelle1: 1 recensione, 50%',
      '3 stelle0: 0 recensioni, 0%',
      '2 stelle0: 0 recensioni, 0%',
      '1 stella0: 0 recensioni, 0%',
    ]);
    expect(rows[0]?.querySelector('.part')).toHaveAttribute('width', '50');
  });

  it('are text, whatever they hold', async () => {
    const text = '<img src=x onerror=alert(1)> e venti caratteri';
    const { section } = await openReviews(reviewed, listing(makeReview({ text })));
    expect(section.getByText(text)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('are asked for again where they did not come', async () => {
    const { section } = await openReviews(reviewed);
    expect(section.getByRole('alert')).toHaveTextContent('Le recensioni non si possono leggere');
    fakeNetwork(showing(reviewed), listing(makeReview()));
    await user.click(section.getByRole('button', { name: 'Riprova' }));
    expect(await section.findByText('Maria R.')).toBeVisible();
  });
});

describe('reporting a review', () => {
  const openDialog = async (...answered: NetworkAnswer[]) => {
    const { section } = await openReviews(reviewed, listing(makeReview()), ...answered);
    await user.click(section.getByRole('button', { name: 'Segnala la recensione di Maria R.' }));
    const dialog = await screen.findByRole('dialog', { name: 'Segnala la recensione di Maria R.' });
    return { section, dialog: within(dialog) };
  };

  it('wants a reason, and sends it with the words', async () => {
    const reports: ReviewReport[] = [];
    const { section, dialog } = await openDialog(
      answer(reviewEndpoints.report, ({ body }) => {
        reports.push(body);
        return { success };
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Invia la segnalazione' }));
    expect(dialog.getByText('Scegli un motivo')).toBeVisible();
    expect(reports).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Dice cose false' }));
    await user.type(dialog.getByRole('textbox'), 'Non esiste.');
    await user.click(dialog.getByRole('button', { name: 'Invia la segnalazione' }));
    expect(await section.findByText(/Grazie: la leggeremo/)).toBeVisible();
    expect(reports).toEqual([{ reason: 'false', text: 'Non esiste.' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says why it was refused, and keeps what was chosen', async () => {
    const { dialog } = await openDialog();
    await user.click(dialog.getByRole('radio', { name: 'Altro' }));
    await user.click(dialog.getByRole('button', { name: 'Invia la segnalazione' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/non disponibile/);
    expect(dialog.getByRole('radio', { name: 'Altro' })).toBeChecked();
  });
});

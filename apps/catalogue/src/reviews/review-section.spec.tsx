import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  catalogueEndpoints,
  type OwnReview,
  type Product,
  reviewEndpoints,
  type ReviewInput,
  type ReviewReport,
} from '@zaino/contracts/catalogue';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession, closeSession } from '@zaino/web/session';
import {
  imageUrl,
  makeOwnReview,
  makePlain,
  makeProduct,
  makeReview,
  makeSummary,
} from '../testing/factories';
import { openPage } from '../testing/open-page';

type Answered = Parameters<typeof fakeNetwork>[number];

const reviewed = makeProduct({ recensioni: { media: 4.5, numero: 2 } });
const success = true as const;
const user = userEvent.setup();

const showing = (product: Product) => answer(catalogueEndpoints.product, () => ({ product }));
const listing = (...reviews: ReturnType<typeof makeReview>[]) =>
  answer(reviewEndpoints.list, () => ({ reviews, summary: makeSummary() }));
const having = (review: OwnReview | null, hasBought = true) =>
  answer(reviewEndpoints.own, () => ({ review, hasBought }));

/** Opens the page of a product and gives the section with its reviews. */
async function open(product: Product, ...answered: Answered[]) {
  fakeNetwork(showing(product), ...answered);
  const page = openPage(`/products/${product.id}`);
  await screen.findByRole('heading', { level: 1, name: product.nome });
  const section = screen.getByRole('region', { name: 'Recensioni' });
  return { ...page, section: within(section) };
}

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
    await open(reviewed, listing(makeReview()));
    expect(screen.getByText('Da acquisti verificati')).toBeVisible();
    expect(screen.queryByText('Valutazione del fornitore')).not.toBeInTheDocument();
    expect(screen.getAllByText(/Valutazione 4,5 su 5, recensioni/)).toHaveLength(2);
  });

  it('are the supplier’s else, and said to be so', async () => {
    const { section } = await open(makeProduct());
    expect(screen.getByText('Valutazione del fornitore')).toBeVisible();
    expect(section.getByText(/Il fornitore indica 4,4 su 5/)).toHaveTextContent(
      '(212 valutazioni): questo dato non è verificato da noi',
    );
    expect(section.getByText(/Ancora nessuna recensione/)).toBeVisible();
  });

  it('are none where nobody has said anything', async () => {
    const { section } = await open(makePlain());
    expect(screen.getByText('Nessuna recensione')).toBeVisible();
    expect(section.queryByText(/Il fornitore indica/)).not.toBeInTheDocument();
  });
});

describe('the reviews of a product', () => {
  it('say who writes and how that is known', async () => {
    const { section } = await open(makePlain());
    expect(section.getByText(/Scrive solo chi ha ricevuto questo prodotto/)).toBeVisible();
  });

  it('are shown with stars in words, day, photo and answer', async () => {
    const { section } = await open(
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
    const { section } = await open(reviewed, listing(makeReview()));
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
    const { section } = await open(reviewed, listing(makeReview({ text })));
    expect(section.getByText(text)).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('are asked for again where they did not come', async () => {
    const { section } = await open(reviewed);
    expect(section.getByRole('alert')).toHaveTextContent('Le recensioni non si possono leggere');
    fakeNetwork(showing(reviewed), listing(makeReview()));
    await user.click(section.getByRole('button', { name: 'Riprova' }));
    expect(await section.findByText('Maria R.')).toBeVisible();
  });
});

describe('reporting a review', () => {
  const openDialog = async (...answered: Answered[]) => {
    const { section } = await open(reviewed, listing(makeReview()), ...answered);
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

describe('a review of one’s own', () => {
  const signIn = () => act(() => beginSession(makeFakeSession('Ada Lovelace')));
  const form = () => screen.findByRole('form', { name: 'Scrivi una recensione' });
  const write = 'Scrivi una recensione';
  const text = 'Regge due anni di scuola senza uno strappo.';

  it('begins with the sign-in, which leads back', async () => {
    const { section } = await open(makeProduct());
    expect(
      section.getByRole('link', { name: 'Accedi per scrivere una recensione' }),
    ).toHaveAttribute('href', '/auth/login?da=%2Fproducts%2FP-0412');
  });

  it('is for who has received the product', async () => {
    signIn();
    const { section } = await open(makeProduct(), having(null, false));
    expect(await section.findByText(/Può scrivere una recensione chi ha ricevuto/)).toBeVisible();
    expect(section.queryByRole('button', { name: write })).not.toBeInTheDocument();
  });

  it('is written in a form, and waits then', async () => {
    signIn();
    const sent: ReviewInput[] = [];
    const { section } = await open(
      makeProduct(),
      having(null),
      answer(reviewEndpoints.save, ({ body }) => {
        sent.push(body);
        return { success, review: makeOwnReview({ ...body }) };
      }),
    );
    await user.click(await section.findByRole('button', { name: write }));
    const fields = within(await form());
    expect(fields.getByRole('radio', { name: '5 stelle: ottimo' })).toHaveFocus();
    expect(fields.getByRole('textbox', { name: 'Il tuo nome' })).toHaveValue('Ada');
    await user.click(fields.getByRole('radio', { name: '4 stelle: buono' }));
    await user.type(fields.getByRole('textbox', { name: 'Che cosa ne pensi' }), text);
    await user.type(fields.getByRole('textbox', { name: 'Iniziale del cognome' }), 'L');
    await user.click(fields.getByRole('button', { name: 'Invia la recensione' }));
    expect(await section.findByText(/Grazie, la recensione è arrivata/)).toBeVisible();
    expect(sent).toEqual([{ stars: 4, text, image: null, firstName: 'Ada', initial: 'L' }]);
    expect(section.getByText('In attesa: la leggiamo prima di pubblicarla')).toBeVisible();
    expect(section.getByText(text)).toBeVisible();
    expect(section.getByRole('heading', { name: 'La tua recensione' })).toHaveFocus();
  });

  it('keeps what was typed where it is refused, and says at the field what is wrong', async () => {
    signIn();
    const { section } = await open(makeProduct(), having(null));
    await user.click(await section.findByRole('button', { name: write }));
    const fields = within(await form());
    const words = () => fields.getByRole('textbox', { name: 'Che cosa ne pensi' });
    await user.type(words(), 'Bello');
    await user.click(fields.getByRole('button', { name: 'Invia la recensione' }));
    expect(await fields.findByRole('alert')).toHaveTextContent(/non disponibile/);
    fakeNetwork(answer(reviewEndpoints.save, () => refusal(503, 'unavailable')));
    await user.click(fields.getByRole('button', { name: 'Invia la recensione' }));
    expect(await fields.findByText('Scegli da 1 a 5 stelle')).toBeVisible();
    expect(words()).toHaveAccessibleDescription(/Almeno 20 caratteri/);
    expect(words()).toHaveValue('Bello');
  });

  it.each([
    ['reviews-limited', 429, 'Hai già inviato molto in poco tempo: riprova domani.'],
    ['purchase-missing', 403, 'Può recensire un prodotto solo chi lo ha ricevuto.'],
  ])('says in the service’s words what %s is', async (code, status, detail) => {
    signIn();
    const { section } = await open(
      makeProduct(),
      having(null),
      answer(reviewEndpoints.save, () => refusal(status, code, { detail })),
    );
    await user.click(await section.findByRole('button', { name: write }));
    const fields = within(await form());
    await user.click(fields.getByRole('radio', { name: '1 stella: pessimo' }));
    await user.type(fields.getByRole('textbox', { name: 'Che cosa ne pensi' }), text);
    await user.click(fields.getByRole('button', { name: 'Invia la recensione' }));
    expect(await fields.findByRole('alert')).toHaveTextContent(detail);
  });

  it('has a picture that is sent as soon as it is chosen, and can be taken away', async () => {
    signIn();
    const { section } = await open(
      makeProduct(),
      having(null),
      answer(reviewEndpoints.uploadImage, () => ({ success, url: imageUrl(9) })),
    );
    await user.click(await section.findByRole('button', { name: write }));
    const fields = within(await form());
    const file = new File(['x'], 'foto.png', { type: 'image/png' });
    await user.upload(fields.getByLabelText('Scegli una foto'), file);
    expect(await fields.findByRole('img', { name: 'La foto scelta' })).toBeVisible();
    await user.click(fields.getByRole('button', { name: 'Togli la foto' }));
    expect(fields.queryByRole('img')).not.toBeInTheDocument();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'foto.png', {
      type: 'image/png',
    });
    await user.upload(fields.getByLabelText('Scegli una foto'), large);
    expect(fields.getByRole('alert')).toHaveTextContent('al massimo 5 MB');
  });

  it('says why it is not published, and is changed', async () => {
    signIn();
    const refused = makeOwnReview({ state: 'refused', refusal: 'Parla della consegna' });
    const { section } = await open(
      makeProduct(),
      having(refused),
      answer(reviewEndpoints.save, ({ body }) => ({ success, review: makeOwnReview(body) })),
    );
    expect(await section.findByText('Non pubblicata')).toBeVisible();
    expect(section.getByText(/Perché non la pubblichiamo/).closest('p')).toHaveTextContent(
      '“Parla della consegna”',
    );
    await user.click(section.getByRole('button', { name: 'Modifica la recensione' }));
    const fields = within(await form());
    const words = fields.getByRole('textbox', { name: 'Che cosa ne pensi' });
    expect(words).toHaveValue(refused.text);
    expect(fields.getByRole('radio', { name: '4 stelle: buono' })).toBeChecked();
    await user.clear(words);
    await user.type(words, text);
    await user.click(fields.getByRole('button', { name: 'Invia la recensione' }));
    expect(await section.findByText(text)).toBeVisible();
    expect(section.queryByText('Non pubblicata')).not.toBeInTheDocument();
  });

  it('is deleted after a question, and gone from what everybody reads', async () => {
    signIn();
    let isThere = true;
    const { section } = await open(
      reviewed,
      answer(reviewEndpoints.list, () => ({
        reviews: isThere ? [makeReview()] : [makeReview({ id: '8', name: 'Luca' })],
        summary: makeSummary(),
      })),
      having(makeOwnReview({ state: 'approved' })),
      answer(reviewEndpoints.remove, () => {
        isThere = false;
        return { success };
      }),
    );
    await user.click(await section.findByRole('button', { name: 'Elimina la recensione' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Elimina la recensione' }));
    await user.click(dialog.getByRole('button', { name: 'Elimina per sempre' }));
    expect(await section.findByText('La recensione è stata eliminata.')).toBeVisible();
    expect(await section.findByText('Luca')).toBeVisible();
    expect(section.getByRole('button', { name: write })).toBeVisible();
  });

  it('is asked for again where nobody could say whether it may be written', async () => {
    signIn();
    const { section } = await open(makeProduct());
    expect(await section.findByRole('alert')).toHaveTextContent(/Non sappiamo dire ora/);
    fakeNetwork(having(null));
    await user.click(section.getByRole('button', { name: 'Riprova' }));
    expect(await section.findByRole('button', { name: write })).toBeVisible();
  });
});

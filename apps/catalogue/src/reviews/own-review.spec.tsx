import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reviewEndpoints, type ReviewInput } from '@zaino/contracts/catalogue';
import { installFakeDialog } from '@zaino/ui/fake-dialog';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession, closeSession } from '@zaino/web/session';
import {
  imageUrl,
  makeOwnReview,
  makeProduct,
  makeReview,
  makeSummary,
} from '../testing/factories';
import { having, openReviews, reviewed } from '../testing/open-reviews';

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

describe('a review of one’s own', () => {
  const signIn = () => act(() => beginSession(makeFakeSession('Ada Lovelace')));
  const form = () => screen.findByRole('form', { name: 'Scrivi una recensione' });
  const write = 'Scrivi una recensione';
  const text = 'Regge due anni di scuola senza uno strappo.';

  it('begins with the sign-in, which leads back', async () => {
    const { section } = await openReviews(makeProduct());
    expect(
      section.getByRole('link', { name: 'Accedi per scrivere una recensione' }),
    ).toHaveAttribute('href', '/auth/login?da=%2Fproducts%2FP-0412');
  });

  it('is for who has received the product', async () => {
    signIn();
    const { section } = await openReviews(makeProduct(), having(null, false));
    expect(await section.findByText(/Può scrivere una recensione chi ha ricevuto/)).toBeVisible();
    expect(section.queryByRole('button', { name: write })).not.toBeInTheDocument();
  });

  it('is written in a form, and waits then', async () => {
    signIn();
    const sent: ReviewInput[] = [];
    const { section } = await openReviews(
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
    const { section } = await openReviews(makeProduct(), having(null));
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
    const { section } = await openReviews(
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
    const { section } = await openReviews(
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
    const { section } = await openReviews(
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

  it('that is sent as it is stays as it is, and says so', async () => {
    signIn();
    const published = makeOwnReview({ state: 'approved' });
    const { section } = await openReviews(
      makeProduct(),
      having(published),
      answer(reviewEndpoints.save, () => ({ success, review: published })),
    );
    await user.click(await section.findByRole('button', { name: 'Modifica la recensione' }));
    await user.click(within(await form()).getByRole('button', { name: 'Invia la recensione' }));
    expect(await section.findByText(/Non hai cambiato nulla/)).toBeVisible();
    expect(section.getByText('Pubblicata')).toBeVisible();
  });

  it('is deleted after a question, and gone from what everybody reads', async () => {
    signIn();
    let isThere = true;
    const { section } = await openReviews(
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
    const { section } = await openReviews(makeProduct());
    expect(await section.findByRole('alert')).toHaveTextContent(/Non sappiamo dire ora/);
    fakeNetwork(having(null));
    await user.click(section.getByRole('button', { name: 'Riprova' }));
    expect(await section.findByRole('button', { name: write })).toBeVisible();
  });
});

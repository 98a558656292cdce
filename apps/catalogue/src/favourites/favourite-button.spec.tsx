import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catalogueEndpoints, favouriteEndpoints } from '@zaino/contracts/catalogue';
import { contactEndpoints } from '@zaino/contracts/identity';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession, closeSession, openSession } from '@zaino/web/session';
import { makeList, makeProduct, makeSoldOut } from '../testing/factories';
import { openPage } from '../testing/open-page';

const user = userEvent.setup();
const success = true as const;
const product = makeProduct();
const soldOut = makeSoldOut();
let people = 0;
/** Somebody of whom no other test has asked anything. */
const somebody = () => makeFakeSession(`ada-${(people += 1)}`);

/** Answers, and what was asked for. */
function serve(marks = { favourites: [] as string[], stockWaits: [] as string[] }) {
  const asked: string[] = [];
  const done = (what: string) => (call: { params: { id: string } }) => {
    asked.push(`${what} ${call.params.id}`);
    return { success };
  };
  const network = [
    answer(catalogueEndpoints.products, () => makeList([product, soldOut])),
    answer(catalogueEndpoints.categories, () => ({ categories: [] })),
    answer(catalogueEndpoints.product, ({ params }) => ({
      product: params.id === product.id ? product : soldOut,
    })),
    answer(favouriteEndpoints.marks, () => {
      asked.push('marks');
      return marks;
    }),
    answer(favouriteEndpoints.keep, done('keep')),
    answer(favouriteEndpoints.drop, done('drop')),
    answer(favouriteEndpoints.wait, done('wait')),
    answer(favouriteEndpoints.endWait, done('end')),
    answer(contactEndpoints.setPreference, ({ params, body }) => {
      asked.push(`${params.purpose} ${String(body.isOn)}`);
      return { purpose: params.purpose, title: '', text: '', since: null };
    }),
  ];
  return { asked, network };
}

afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

const heart = (name = 'Preferito') => screen.findByRole('button', { name });
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

describe('the heart on a card', () => {
  it('shows what is kept, with one question for all of them', async () => {
    act(() => beginSession(somebody()));
    const { asked, network } = serve({ favourites: [product.id], stockWaits: [] });
    fakeNetwork(...network);
    openPage('/products');
    const kept = await heart(`Preferito: ${product.nome}`);
    await waitFor(() => expect(pressed(kept)).toBe('true'));
    expect(pressed(await heart(`Preferito: ${soldOut.nome}`))).toBe('false');
    expect(asked).toEqual(['marks']);
  });

  it('keeps a product with a press, and drops it with the next', async () => {
    act(() => beginSession(somebody()));
    const { asked, network } = serve();
    fakeNetwork(...network);
    openPage('/products');
    const button = await heart(`Preferito: ${product.nome}`);
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(pressed(button)).toBe('true'));
    expect(await screen.findByText(/salvato nei preferiti/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vedi i preferiti' })).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(pressed(button)).toBe('false'));
    expect(asked).toEqual(['marks', `keep ${product.id}`, `drop ${product.id}`]);
  });

  it('saves two quick presses one after the other', async () => {
    act(() => beginSession(somebody()));
    const { asked, network } = serve();
    let answerKeep = () => {};
    const slow = answer(favouriteEndpoints.keep, async ({ params }) => {
      await new Promise<void>((resolve) => (answerKeep = resolve));
      asked.push(`keep ${params.id}`);
      return { success };
    });
    fakeNetwork(...network, slow);
    openPage(`/products/${product.id}`);
    const button = await heart();
    await user.click(button);
    await waitFor(() => expect(pressed(button)).toBe('true'));
    await user.click(button);
    await waitFor(() => expect(pressed(button)).toBe('false'));
    expect(asked).toEqual(['marks']);
    answerKeep();
    await waitFor(() =>
      expect(asked).toEqual(['marks', `keep ${product.id}`, `drop ${product.id}`]),
    );
    expect(pressed(button)).toBe('false');
  });

  it('is asked for again where nobody could say what is kept', async () => {
    act(() => beginSession(somebody()));
    const { asked, network } = serve({ favourites: [product.id], stockWaits: [] });
    jest.spyOn(console, 'error').mockImplementation();
    const away = answer(favouriteEndpoints.marks, () => refusal(503, 'unavailable'));
    fakeNetwork(...network, away);
    openPage(`/products/${product.id}`);
    const button = await heart();
    expect(pressed(button)).toBe('false');
    fakeNetwork(...network);
    await user.click(button);
    await waitFor(() => expect(asked).toEqual(['marks', `drop ${product.id}`]));
    expect(await screen.findByText(/tolto dai preferiti/)).toBeVisible();
  });

  it('is as before where it could not be saved, and says why', async () => {
    act(() => beginSession(somebody()));
    const { network } = serve();
    const away = answer(favouriteEndpoints.keep, () => refusal(503, 'unavailable'));
    fakeNetwork(...network, away);
    openPage(`/products/${product.id}`);
    const button = await heart();
    await user.click(button);
    expect(await screen.findByText(/Non è stato salvato\. Servizio momentaneamente/)).toBeVisible();
    expect(pressed(button)).toBe('false');
  });

  it('says it in the service’s words where there are too many', async () => {
    act(() => beginSession(somebody()));
    const { network } = serve();
    const detail = 'Hai già 200 preferiti: togline qualcuno per salvarne altri.';
    fakeNetwork(
      ...network,
      answer(favouriteEndpoints.keep, () => refusal(409, 'favourites-full', { detail })),
    );
    openPage(`/products/${product.id}`);
    await user.click(await heart());
    expect(await screen.findByText(new RegExp(detail))).toBeVisible();
  });

  it('leads a guest to the sign-in, and does then what was pressed', async () => {
    act(() => beginSession(null));
    const { asked, network } = serve();
    fakeNetwork(...network);
    const { router, address } = openPage(`/products/${product.id}?recensioni=1`);
    await user.click(await heart());
    await waitFor(() =>
      expect(address()).toBe('/auth/login?da=%2Fproducts%2FP-0412%3Frecensioni%3D1'),
    );
    expect(asked).toEqual([]);
    act(() => openSession(somebody()));
    await act(() => router.navigate(`/products/${product.id}`));
    const button = await heart();
    await waitFor(() => expect(pressed(button)).toBe('true'));
    expect(asked).toEqual(['marks', `keep ${product.id}`]);
  });
});

describe('a sold-out product', () => {
  const notice = /^Avvisami quando torna/;

  it('is waited for with one press, which is the consent to that mail, and no longer with the next', async () => {
    act(() => beginSession(somebody()));
    const { asked, network } = serve();
    fakeNetwork(...network);
    openPage(`/products/${soldOut.id}`);
    const button = await screen.findByRole('button', { name: notice });
    expect(screen.getByText(/Una sola e-mail/)).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(/Ti scriviamo una sola volta/)).toBeVisible();
    expect(pressed(button)).toBe('true');
    await user.click(button);
    await waitFor(() => expect(pressed(button)).toBe('false'));
    expect(asked).toEqual([
      'marks',
      'back-in-stock true',
      `wait ${soldOut.id}`,
      `end ${soldOut.id}`,
    ]);
  });

  it('says that an address has to be confirmed first', async () => {
    const session = somebody();
    act(() => beginSession({ ...session, user: { ...session.user, isEmailVerified: false } }));
    fakeNetwork(...serve().network);
    openPage(`/products/${soldOut.id}`);
    expect(await screen.findByRole('link', { name: 'conferma il tuo indirizzo' })).toHaveAttribute(
      'href',
      '/profile#email',
    );
  });

  it('is not waited for where it can be bought', async () => {
    act(() => beginSession(somebody()));
    fakeNetwork(...serve().network);
    openPage(`/products/${product.id}`);
    await heart();
    expect(screen.queryByRole('button', { name: notice })).not.toBeInTheDocument();
    expect(within(document.body).getByText('Disponibile')).toBeVisible();
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { favouriteEndpoints } from '@zaino/contracts/catalogue';
import { bookEndpoints } from '@zaino/contracts/schools';
import { answer, fakeNetwork, refusal } from '@zaino/web/fake-network';
import { makeFakeSession } from '@zaino/web/fake-session';
import { beginSession, closeSession } from '@zaino/web/session';
import { openPage } from '../testing/open-page';
import { antologia as misprinted, makeBook } from '../testing/serve-book';

const user = userEvent.setup();
const isbn = '9788899001216';
const { book, keepBook, dropBook } = favouriteEndpoints;
const success = true as const;

type Answered = Parameters<typeof fakeNetwork>[number];

/** Answers of all that the page asks, and what was asked of favourites. */
function serve({ isFavourite = false, more = [] }: { isFavourite?: boolean; more?: Answered[] }) {
  const asked: string[] = [];
  const done = (what: string) => (call: { params: { isbn: string } }) => {
    asked.push(`${what} ${call.params.isbn}`);
    return { success };
  };
  fakeNetwork(
    answer(bookEndpoints.book, ({ params }) => makeBook({ isbn: params.isbn })),
    answer(book, () => {
      asked.push('book');
      return { isFavourite };
    }),
    answer(keepBook, done('keep')),
    answer(dropBook, done('drop')),
    ...more,
  );
  return asked;
}

afterEach(() => {
  act(() => closeSession());
  jest.restoreAllMocks();
});

const heart = () => screen.findByRole('button', { name: 'Preferito' });

describe('the heart on a book’s page', () => {
  it('shows what is kept, and keeps the book no longer once pressed', async () => {
    act(() => beginSession(makeFakeSession('ada-1')));
    const asked = serve({ isFavourite: true });
    openPage(`/libro/${isbn}`);
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    await user.click(await heart());
    expect(await screen.findByText(/: tolto dai preferiti\.$/)).toBeVisible();
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(asked).toEqual(['book', `drop ${isbn}`]);
  });

  it('keeps the book, and leads to all that is kept', async () => {
    act(() => beginSession(makeFakeSession('ada-2')));
    const asked = serve({});
    openPage(`/libro/${isbn}`);
    await waitFor(() => expect(asked).toEqual(['book']));
    await user.click(await heart());
    expect(await screen.findByText(/: salvato nei preferiti\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vedi i preferiti' })).toBeVisible();
    expect(asked).toEqual(['book', `keep ${isbn}`]);
  });

  it('is as before where it could not be saved', async () => {
    act(() => beginSession(makeFakeSession('ada-3')));
    serve({ more: [answer(keepBook, () => refusal(503, 'unavailable'))] });
    openPage(`/libro/${isbn}`);
    await user.click(await heart());
    expect(await screen.findByText(/Non è stato salvato/)).toBeVisible();
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
  });

  it('has the service hear quick presses one after another, and says the last one alone', async () => {
    act(() => beginSession(makeFakeSession('ada-5')));
    let isKept: () => void = () => undefined;
    const keeping = new Promise<void>((done) => {
      isKept = done;
    });
    const asked = serve({
      more: [
        answer(keepBook, async () => {
          asked.push('keep begins');
          await keeping;
          return { success };
        }),
      ],
    });
    openPage(`/libro/${isbn}`);
    await waitFor(() => expect(asked).toEqual(['book']));
    await user.click(await heart());
    await user.click(await heart());
    expect(asked).toEqual(['book', 'keep begins']);
    isKept();
    expect(await screen.findByText(/: tolto dai preferiti\.$/)).toBeVisible();
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(asked).toEqual(['book', 'keep begins', `drop ${isbn}`]);
  });

  it('is nobody else’s: who signs in next sees what they keep', async () => {
    act(() => beginSession(makeFakeSession('ada-6')));
    let isFavourite = true;
    serve({ more: [answer(book, () => ({ isFavourite }))] });
    openPage(`/libro/${isbn}`);
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
    isFavourite = false;
    act(() => beginSession(makeFakeSession('bea-6')));
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('leads a guest to the sign-in, and does then what was pressed', async () => {
    const asked = serve({});
    const { router, address } = openPage(`/libro/${isbn}`);
    await user.click(await heart());
    expect(address()).toBe(`/auth/login?da=/libro/${isbn}`);
    act(() => beginSession(makeFakeSession('ada-4')));
    await act(() => router.navigate(`/libro/${isbn}`));
    expect(await screen.findByText(/: salvato nei preferiti\.$/)).toBeVisible();
    expect(asked).toEqual(['book', `keep ${isbn}`]);
  });

  it('is not there for a code that is no ISBN', async () => {
    serve({});
    openPage(`/libro/${misprinted}`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preferito' })).not.toBeInTheDocument();
  });
});

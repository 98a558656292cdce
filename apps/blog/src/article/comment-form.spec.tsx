import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogEndpoints, COMMENT_TRAP, type CommentInput } from '@zaino/contracts/blog';
import { answer, refusal } from '@zaino/web/fake-network';
import { fakeBlog, without } from '../testing/fake-blog';
import { openPage } from '../testing/open-page';

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Invia commento' }));

async function open() {
  openPage('/blog/quali-libri-servono-davvero');
  await screen.findByRole('form', { name: 'Scrivi un commento' });
}

async function fill({ name = 'Ada', email = 'ada@posta.example', content = 'Molto utile.' } = {}) {
  await user.type(field('Nome'), name);
  await user.type(field('Email'), email);
  await user.type(field('Commento'), content);
}

const taking = (comments: CommentInput[]) =>
  answer(blogEndpoints.addComment, ({ body }) => {
    comments.push(body);
    return { success: true as const };
  });

afterEach(() => jest.restoreAllMocks());

describe('the form for a comment', () => {
  it('has the trap of the contract, which nobody sees or reaches', async () => {
    fakeBlog();
    await open();
    const trap = document.querySelector(`[name="${COMMENT_TRAP}"]`);
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap?.closest('[aria-hidden="true"]')).toBeInTheDocument();
  });

  it('sends a comment, says that it is looked at first, and keeps who it is', async () => {
    const comments: CommentInput[] = [];
    fakeBlog(taking(comments));
    await open();
    await fill({ content: 'Molto utile.{Enter}Grazie.' });
    await send();
    expect(await screen.findByText(/Lo leggiamo prima di pubblicarlo/)).toBeVisible();
    expect(comments).toEqual([
      { name: 'Ada', email: 'ada@posta.example', content: 'Molto utile.\nGrazie.' },
    ]);
    expect(field('Nome')).toHaveValue('Ada');
    expect(field('Email')).toHaveValue('ada@posta.example');
    expect(field('Commento')).toHaveValue('');
    // It waits for an admin.
    expect(screen.getByRole('heading', { name: 'Commenti (2)' })).toBeVisible();
  });

  it('cannot be sent while it is sent', async () => {
    let reply: () => void = () => undefined;
    fakeBlog(
      answer(blogEndpoints.addComment, async () => {
        await new Promise<void>((resolve) => (reply = resolve));
        return { success: true as const };
      }),
    );
    await open();
    await fill();
    await send();
    expect(screen.getByRole('button', { name: 'Invio in corso…' })).toBeDisabled();
    reply();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Invia commento' })).toBeEnabled(),
    );
    expect(screen.getByRole('button', { name: 'Invia commento' })).toHaveFocus();
  });

  it('says at each field what is missing, and asks nobody', async () => {
    const comments: CommentInput[] = [];
    fakeBlog(taking(comments));
    await open();
    await user.type(field('Commento'), '   ');
    await send();
    expect(field('Nome')).toHaveAccessibleDescription('Scrivi il tuo nome');
    expect(field('Email')).toHaveAccessibleDescription('Scrivi la tua email');
    expect(field('Commento')).toHaveAccessibleDescription('Scrivi il commento');
    expect(field('Nome')).toHaveFocus();
    await fill({ email: 'ada@posta' });
    await send();
    expect(field('Nome')).toBeValid();
    expect(field('Email')).toHaveAccessibleDescription(
      'Scrivi un’email intera, come nome@posta.it',
    );
    expect(field('Email')).toHaveFocus();
    expect(comments).toEqual([]);
  });

  it('says at the field what the service finds wrong', async () => {
    fakeBlog(
      answer(blogEndpoints.addComment, () =>
        refusal(400, 'invalid-input', {
          errors: [{ path: 'email', message: 'Questo indirizzo non riceve posta' }],
        }),
      ),
    );
    await open();
    await fill();
    await send();
    await waitFor(() =>
      expect(field('Email')).toHaveAccessibleDescription('Questo indirizzo non riceve posta'),
    );
    expect(field('Commento')).toHaveValue('Molto utile.');
  });

  it.each([
    ['is down', without('addComment'), 'Servizio momentaneamente non disponibile'],
    [
      'has had enough',
      answer(blogEndpoints.addComment, () =>
        refusal(429, 'comments-limited', { detail: 'Oggi hai già scritto molto: riprova domani.' }),
      ),
      'Oggi hai già scritto molto: riprova domani.',
    ],
    [
      'knows the article no longer',
      answer(blogEndpoints.addComment, () =>
        refusal(404, 'article-missing', { detail: 'Articolo non trovato' }),
      ),
      'Articolo non trovato',
    ],
  ])('keeps what was typed where the service %s', async (_case, refused, words) => {
    fakeBlog(refused);
    await open();
    await fill();
    await send();
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(field('Commento')).toHaveValue('Molto utile.');
    const comments: CommentInput[] = [];
    fakeBlog(taking(comments));
    await send();
    await screen.findByText(/il commento è arrivato/);
    expect(screen.queryByText(new RegExp(words))).not.toBeInTheDocument();
    expect(comments).toHaveLength(1);
  });
});

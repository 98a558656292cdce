import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogEndpoints, DEVICE_TOKEN_HEADER } from '@zaino/contracts/blog';
import { answer, refusal } from '@zaino/web/fake-network';
import { fakeBlog, without } from '../testing/fake-blog';
import { openPage } from '../testing/open-page';
import { DEVICE_HEADER } from './device-token';

const ADDRESS = '/blog/quali-libri-servono-davvero';
const button = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed });
const user = userEvent.setup();

/** Opens the page and waits until the visit has said what is so. */
async function open() {
  openPage(ADDRESS);
  await screen.findByText('1.285 volte');
}

/** Likes that the service counts; gives what it was asked. */
function counting(likes = 46) {
  const asked: { userId?: string; liked?: boolean; token: string | null }[] = [];
  let isLiked = false;
  const handler = answer(blogEndpoints.like, ({ body: { userId = '', liked = true }, headers }) => {
    asked.push({ userId, liked, token: headers.get(DEVICE_TOKEN_HEADER) });
    isLiked = liked;
    return {
      success: true as const,
      liked: isLiked,
      likes: likes + (isLiked ? 1 : 0),
      deviceToken: 'device.signed',
    };
  });
  return { asked, handler };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('a like', () => {
  it('has the header of the contract', () => {
    expect(DEVICE_HEADER).toBe(DEVICE_TOKEN_HEADER);
  });

  it('shows at once, before the service has answered', async () => {
    let reply: () => void = () => undefined;
    fakeBlog(
      answer(blogEndpoints.like, async () => {
        await new Promise<void>((resolve) => (reply = resolve));
        return { success: true as const, liked: true, likes: 50 };
      }),
    );
    await open();
    await user.click(await button('Mi piace, 46', false));
    await button('Mi piace, 47', true);
    reply();
    // Others like it too.
    await button('Mi piace, 50', true);
  });

  it('is given and taken back, by a device that the service knows from the first time on', async () => {
    const { asked, handler } = counting();
    fakeBlog(handler);
    await open();
    await user.click(await button('Mi piace, 46', false));
    await waitFor(() => expect(localStorage.getItem('blogDeviceToken')).toBe('device.signed'));
    await user.click(await button('Mi piace, 47', true));
    await button('Mi piace, 46', false);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      { userId: 'anonymous', liked: true, token: null },
      { userId: 'anonymous', liked: false, token: 'device.signed' },
    ]);
  });

  it('that is taken back before the answer came is so in the end', async () => {
    const { asked, handler } = counting();
    fakeBlog(handler);
    await open();
    const like = await button('Mi piace, 46', false);
    await user.dblClick(like);
    await waitFor(() => expect(asked.at(-1)?.liked ?? false).toBe(false));
    await button('Mi piace, 46', false);
  });

  it('of before is known when the page is opened again', async () => {
    localStorage.setItem('blogDeviceToken', 'device.signed');
    const tokens: (string | null)[] = [];
    fakeBlog(
      answer(blogEndpoints.visit, ({ headers }) => {
        tokens.push(headers.get(DEVICE_TOKEN_HEADER));
        return { success: true as const, views: 1285, likes: 47, liked: true };
      }),
    );
    await open();
    await button('Mi piace, 47', true);
    expect(tokens).toEqual(['device.signed']);
  });

  it.each([
    ['the service is down', without('like'), 'Il tuo “Mi piace” non è arrivato'],
    [
      'there were too many',
      answer(blogEndpoints.like, () => refusal(429, 'limited')),
      'Troppe richieste in poco tempo',
    ],
  ])('is taken back with a sentence where %s', async (_case, refused, words) => {
    fakeBlog(refused);
    await open();
    await user.click(await button('Mi piace, 46', false));
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    await button('Mi piace, 46', false);
    const { handler } = counting();
    fakeBlog(handler);
    await user.click(await button('Mi piace, 46', false));
    await button('Mi piace, 47', true);
    expect(screen.queryByText(new RegExp(words))).not.toBeInTheDocument();
  });
});

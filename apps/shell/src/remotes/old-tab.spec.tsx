import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RELEASE_SET_ELEMENT } from '@zaino/contracts/shared';
import { oldTab } from './old-tab';

const files = (name: string) => ({ version: '1', base: `/releases/${name}/1/`, integrity: {} });
const releases = {
  shell: files('shell'),
  remotes: [{ name: 'cart', mounts: ['/cart'], entry: 'entry.js', ...files('cart') }],
};

const asked: [unknown, unknown][] = [];
const before = globalThis.fetch;

function answerWith(status: number): void {
  globalThis.fetch = (url, init) => {
    asked.push([url, init]);
    return Promise.resolve({ status } as Response);
  };
}

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="${RELEASE_SET_ELEMENT}">${JSON.stringify(releases)}</script>`;
});
afterAll(() => {
  globalThis.fetch = before;
});

/** Whether the router would hear of a click on a link. */
async function hearsClick(): Promise<boolean> {
  const heard = jest.fn((event: MouseEvent) => event.preventDefault());
  const link = document.createElement('a');
  link.href = '/search';
  link.textContent = 'Cerca';
  link.addEventListener('click', heard);
  document.body.append(link);
  const stopDefault = (event: Event) => event.preventDefault();
  addEventListener('click', stopDefault, { capture: true, once: true });
  await userEvent.click(link);
  return heard.mock.calls.length > 0;
}

// In this order: a tab does not become young again.
describe('a page whose code did not come', () => {
  it.each([200, 404, 503])('is no old one where its files are only away: %d', async (status) => {
    answerWith(status);
    expect(await oldTab('/cart?a=1')).toBeUndefined();
    expect(asked.at(-1)).toEqual([
      '/releases/cart/1/entry.js',
      { method: 'HEAD', cache: 'no-store' },
    ]);
    expect(await hearsClick()).toBe(true);
  });

  it('is no old one where it is the shell’s', async () => {
    answerWith(410);
    expect(await oldTab('/faq')).toBeUndefined();
  });

  it('says where its files are gone that there is a new version, and links load their pages', async () => {
    answerWith(410);
    const old = await oldTab('/cart');
    expect(old).toMatchObject({ pathname: '/cart', title: 'C’è una versione nuova del sito' });
    render(old?.page);
    expect(screen.getByRole('alert')).toHaveTextContent('il carrello è al suo posto');
    expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
    expect(await hearsClick()).toBe(false);
  });
});

import { addLines, clear } from '@zaino/web/cart';
import { pageMarkup, serveDocuments } from '../testing/fake-server-page';
import { fallBack } from './fall-back';

const reload = jest.fn<undefined, []>();
const skeleton = pageMarkup({ main: '<h1>Carrello</h1><div data-incomplete=""></div>' });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  history.replaceState(null, '', '/search?regione=Lombardia');
});
afterEach(() => jest.restoreAllMocks());

const go = (address = '/search?regione=Lombardia', signal = new AbortController().signal) =>
  fallBack(address, signal, reload);

describe('a page whose code did not come', () => {
  it('comes from the server, once for an address and tab', async () => {
    const asked = serveDocuments({});
    await go();
    expect(reload).toHaveBeenCalledTimes(1);
    await go();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['/search']);
    history.replaceState(null, '', '/search?regione=Lazio');
    await go('/search?regione=Lazio');
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['is away', 'away'],
    ['fails', { status: 503 }],
    ['leads elsewhere', { url: 'http://localhost/auth/login' }],
    ['draws a part only', { markup: skeleton }],
    [
      'says that a part failed',
      { markup: pageMarkup({ data: '{"loaderData":{},"errors":{"a":1}}' }) },
    ],
    ['sends a frame', { markup: pageMarkup({ data: '' }) }],
  ] as const)('stays where the server %s', async (_what, answer) => {
    serveDocuments(answer);
    await go();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays where something unsaved would be lost', async () => {
    serveDocuments({});
    const keep = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', keep);
    await go();
    removeEventListener('beforeunload', keep);
    expect(reload).not.toHaveBeenCalled();
    await go();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stays where the browser keeps neither a cart nor what was tried', async () => {
    serveDocuments({});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const squadra = { type: 'product', id: '1', nome: 'Squadra', categoria: 'Disegno' } as const;
    addLines([{ ...squadra, prezzo: 3.9, immagini: [], quantity: 1 }]);
    await go();
    expect(reload).not.toHaveBeenCalled();
    clear();
  });

  it('stays with who has gone on meanwhile, and where it has come by itself', async () => {
    serveDocuments({});
    await go('/search?regione=Lombardia', AbortSignal.abort());
    expect(reload).not.toHaveBeenCalled();
  });
});

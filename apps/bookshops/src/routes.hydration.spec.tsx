import { screen } from '@testing-library/react';
import { hydratePage, servePage } from '@zaino/web/served-page';
import { routes } from './routes';
import { bookshopsAreDown, fakeBookshops, listing } from './testing/fake-bookshops';
import { makeBookshop } from './testing/make-bookshop';

describe('a bookshops’ page in the browser', () => {
  let complaints: jest.SpyInstance;
  beforeEach(() => (complaints = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  it.each([
    ['/librerie', () => fakeBookshops()],
    ['/librerie?cap=26100', () => fakeBookshops()],
    ['/librerie?cap=26', () => fakeBookshops()],
    ['/librerie?provincia=CR', () => fakeBookshops()],
    ['/librerie?provincia=PA', () => fakeBookshops()],
    ['/librerie', () => fakeBookshops(listing([], { provinces: [] }))],
    ['/librerie', bookshopsAreDown],
    ['/for-libraries', () => fakeBookshops()],
    ['/for-libraries', bookshopsAreDown],
  ])('goes on from what the server drew at %s', async (address, answerCalls) => {
    answerCalls();
    const page = await servePage(routes, address);
    const fetched = bookshopsAreDown();
    fetched.mockClear();
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('corrects at once, and without a difference, what a kept page says of a bookshop', async () => {
    const drawnAt = Date.parse('2026-12-01T11:29:30Z');
    jest.useFakeTimers({ now: drawnAt, doNotFake: ['queueMicrotask', 'setTimeout', 'nextTick'] });
    fakeBookshops(listing([makeBookshop()]));
    const page = await servePage(routes, '/librerie');
    expect(page.html).toContain('Aperta adesso');
    jest.setSystemTime(drawnAt + 60_000);
    expect(await hydratePage(routes, page)).toEqual([]);
    expect(complaints.mock.calls).toEqual([]);
    expect(screen.getByText('Chiusa adesso')).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prefetchLinks } from './prefetch-links';

const links = (
  <>
    <a href="/search">Cerca</a>
    <a href="/cart#riepilogo">
      <span>Carrello</span>
    </a>
    <a href="/scuola/1">Uno</a>
    <a href="/scuola/2">Due</a>
    <a href="/scuola/3">Tre</a>
    <a href="/scuola/4">Quattro</a>
    <a href="/lista.pdf" download>
      Stampa
    </a>
    <a href="/chi-siamo" target="_blank">
      Chi siamo
    </a>
    <a href="https://example.org/">Ministero</a>
    <a href="#contenuto">Vai al contenuto</a>
    <button>Aggiungi</button>
  </>
);

describe('prefetch of links', () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const prefetch = jest.fn<Promise<void>, [URL]>();
  let stop: () => void;

  beforeEach(() => {
    jest.useFakeTimers();
    prefetch.mockReset().mockResolvedValue();
    stop = prefetchLinks(prefetch);
    render(links);
  });

  afterEach(() => {
    stop();
    jest.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const asked = () => prefetch.mock.calls.map(([page]) => page.pathname);
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const setConnection = (value: object) =>
    Object.defineProperty(navigator, 'connection', { value, configurable: true });

  it('asks for the page of a link on which the pointer rests', async () => {
    await user.hover(screen.getByText('Carrello'));
    await wait(60);
    expect(asked()).toEqual([]);
    await wait(10);
    expect(asked()).toEqual(['/cart']);
  });

  it('leaves links alone that the pointer only passes', async () => {
    await user.hover(screen.getByText('Cerca'));
    await wait(30);
    await user.hover(screen.getByText('Aggiungi'));
    await wait(200);
    expect(asked()).toEqual([]);
  });

  it('asks for the page of a link that has the focus', async () => {
    await user.tab();
    await wait(70);
    expect(asked()).toEqual(['/search']);
  });

  it('asks at once for the page of a link that is touched', async () => {
    await user.pointer({ keys: '[TouchA>]', target: screen.getByText('Cerca') });
    expect(asked()).toEqual(['/search']);
  });

  it('leaves a link that was followed to the visit', async () => {
    const link = screen.getByText('Cerca');
    link.addEventListener('click', (event) => event.preventDefault());
    await user.hover(link);
    link.click();
    await wait(200);
    await user.unhover(link);
    await user.hover(link);
    await wait(200);
    expect(asked()).toEqual([]);
  });

  it('asks for a page again only after ten seconds', async () => {
    const link = screen.getByText('Cerca');
    for (const pause of [100, 5_000, 10_000]) {
      await user.hover(link);
      await wait(pause);
      await user.unhover(link);
      await user.hover(screen.getByText('Aggiungi'));
    }
    expect(asked()).toEqual(['/search']);
    await user.hover(link);
    await wait(100);
    expect(asked()).toEqual(['/search', '/search']);
  });

  const write = () => dispatchEvent(new Event('zaino:write'));

  it('asks anew for what is rested on when a call writes', async () => {
    await user.hover(screen.getByText('Cerca'));
    await wait(70);
    write();
    await wait(30);
    write();
    expect(asked()).toEqual(['/search']);
    await wait(70);
    expect(asked()).toEqual(['/search', '/search']);
  });

  it('asks anew a few times only, where asking itself is a call that writes', async () => {
    prefetch.mockImplementation(() => {
      write();
      return Promise.resolve();
    });
    await user.hover(screen.getByText('Cerca'));
    await wait(5_000);
    expect(asked()).toHaveLength(5);
  });

  it('asks again for what was left before a call wrote, once it is rested on', async () => {
    const link = screen.getByText('Cerca');
    await user.hover(link);
    await wait(70);
    await user.hover(screen.getByText('Aggiungi'));
    write();
    await wait(70);
    expect(asked()).toEqual(['/search']);
    await user.hover(link);
    await wait(70);
    expect(asked()).toEqual(['/search', '/search']);
  });

  it('asks for a few pages at once', async () => {
    const done: (() => void)[] = [];
    prefetch.mockImplementation(() => new Promise((resolve) => done.push(resolve)));
    for (const name of ['Uno', 'Due', 'Tre', 'Quattro']) {
      await user.hover(screen.getByText(name));
      await wait(70);
    }
    expect(asked()).toEqual(['/scuola/1', '/scuola/2', '/scuola/3']);
    done[0]?.();
    await user.hover(screen.getByText('Cerca'));
    await wait(70);
    expect(asked()).toHaveLength(4);
  });

  it.each(['Stampa', 'Chi siamo', 'Ministero', 'Vai al contenuto', 'Aggiungi'])(
    'asks for nothing behind "%s"',
    async (name) => {
      await user.hover(screen.getByText(name));
      await wait(200);
      expect(asked()).toEqual([]);
    },
  );

  it('does not ask for what the right button is pressed on', async () => {
    await user.pointer({ keys: '[MouseRight>]', target: screen.getByText('Cerca') });
    expect(asked()).toEqual([]);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'asks for nothing where data are precious: %j',
    async (connection) => {
      setConnection(connection);
      await user.hover(screen.getByText('Cerca'));
      await wait(200);
      expect(asked()).toEqual([]);
    },
  );

  it('asks where the connection is good', async () => {
    setConnection({ saveData: false, effectiveType: '4g' });
    await user.hover(screen.getByText('Cerca'));
    await wait(200);
    expect(asked()).toEqual(['/search']);
  });

  it('says nothing of a failure to the person, but reports it', async () => {
    const reported = jest.fn();
    window.addEventListener('zaino:error', reported, { once: true });
    prefetch.mockRejectedValue(new Error('offline'));
    await user.hover(screen.getByText('Cerca'));
    await wait(70);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  it('asks for nothing once it was stopped', async () => {
    await user.hover(screen.getByText('Cerca'));
    stop();
    await user.hover(screen.getByText('Uno'));
    await wait(200);
    expect(asked()).toEqual([]);
  });
});

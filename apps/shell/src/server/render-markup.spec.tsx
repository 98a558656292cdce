/** @jest-environment node */
import { Suspense, use } from 'react';
import { renderMarkup } from './render-markup';

function Broken(): never {
  throw new Error('broken part');
}

function Waiting({ for: awaited }: { for: Promise<string> }) {
  return <p>{use(awaited)}</p>;
}

describe('renderMarkup', () => {
  it('draws a tree in which nothing waits or throws', async () => {
    expect(await renderMarkup(<p>Ciao</p>, 100)).toEqual({ html: '<p>Ciao</p>', failures: [] });
  });

  it('waits for a part of the page, and sends no script to fill it in later', async () => {
    const page = (
      <Suspense fallback="Caricamento">
        <Waiting for={Promise.resolve('Ciao')} />
      </Suspense>
    );
    const { html, failures } = await renderMarkup(page, 1000);
    expect(html).toBe('<!--$--><p>Ciao</p><!--/$-->');
    expect(failures).toEqual([]);
  });

  it('leaves a part that throws to the browser, and says which it was', async () => {
    const page = (
      <div>
        <Suspense fallback="Caricamento">
          <Broken />
        </Suspense>
      </div>
    );
    const { html, failures } = await renderMarkup(page, 100);
    expect(html).toContain('Caricamento');
    expect(failures).toEqual([{ phase: 'render', route: 'Broken', reason: 'Error: broken part' }]);
  });

  it('leaves a part that never comes to the browser', async () => {
    // In development React takes the end of such a page for a mistake of its own.
    jest.spyOn(console, 'error').mockReturnValue();
    const page = (
      <Suspense fallback="Caricamento">
        <Waiting for={new Promise(() => undefined)} />
      </Suspense>
    );
    const { html, failures } = await renderMarkup(page, 20);
    expect(html).toContain('Caricamento');
    expect(failures).toMatchObject([{ phase: 'render' }]);
  });

  it('rejects where nothing stands around the part that throws', async () => {
    await expect(renderMarkup(<Broken />, 100)).rejects.toThrow('broken part');
  });
});

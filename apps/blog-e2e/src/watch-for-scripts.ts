import { expect, type Page } from '@playwright/test';

/**
 * Notes whatever a script of somebody else would do: a dialog, a window, a frame, a question to another host. Images
 * of elsewhere are allowed, and do not come. Gives what fails the test if any of it happened, or may.
 */
export async function watchForScripts(
  page: Page,
  problems: string[],
): Promise<() => Promise<void>> {
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => done.push(`window: ${popup.url()}`));
  page.on('frameattached', (frame) => done.push(`frame: ${frame.url()}`));
  page.on('request', (request) => {
    const isElsewhere = !['127.0.0.1', ''].includes(new URL(request.url()).hostname);
    const kind = request.resourceType();
    if (isElsewhere && kind !== 'image') done.push(`${kind}: ${request.url()}`);
  });
  await refuseElsewhere(page);
  return async () => {
    expect(await page.evaluate(dangers)).toEqual([]);
    expect([...done, ...problems.filter((line) => !/^Failed to load resource/.test(line))]).toEqual(
      [],
    );
  };
}

/** By the browser itself: a test that answers its questions switches off its cache, which costs on hundreds of pages. */
async function refuseElsewhere(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['https://*'] });
}

/** In the page: what would run at a click or a touch of the mouse, or change what the page is. */
function dangers(): string[] {
  const found: string[] = [];
  const isOfOurs = (element: Element) =>
    element.getAttribute('src')?.startsWith('/releases/') === true ||
    /json/.test(element.getAttribute('type') ?? '') ||
    element.closest('head') !== null;
  for (const element of document.querySelectorAll('*')) {
    const tag = element.localName;
    const isForbidden = ['iframe', 'frame', 'object', 'embed', 'base', 'marquee'].includes(tag);
    const isScript = tag === 'script' && !isOfOurs(element);
    if (isForbidden || isScript) found.push(element.outerHTML.slice(0, 200));
    for (const { name, value } of element.attributes) {
      const isAddress = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href'].includes(
        name,
      );
      // eslint-disable-next-line no-control-regex -- Browsers pass over them, too.
      const bare = value.replace(/[\u0000-\u0020]/g, '');
      if (name.startsWith('on') || (isAddress && /^(?:javascript|data|vbscript|blob):/i.test(bare)))
        found.push(`${tag} ${name}="${value}"`);
    }
  }
  return found;
}

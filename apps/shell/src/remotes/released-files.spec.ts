import type { ReleaseSet } from '@zaino/contracts/shared';
import { guardReleasedFiles } from './released-files';

const releases: ReleaseSet = {
  shell: { version: 's1', base: '/releases/shell/s1/', integrity: { 'shell.js': 'sha256-shell' } },
  remotes: [
    {
      name: 'cart',
      mounts: ['/cart'],
      version: 'c1',
      base: '/releases/cart/c1/',
      entry: 'entry.js',
      integrity: { 'entry.js': 'sha256-entry', 'page.css': 'sha256-css' },
    },
  ],
};
const base = 'http://localhost/releases/cart/c1/';

function script(url: string): HTMLScriptElement {
  const element = document.createElement('script');
  __zaino_file__(element, url);
  return element;
}

describe('the guard of a page’s files', () => {
  afterEach(() => {
    delete globalThis.trustedTypes;
  });

  it('gives a script its address, integrity and cross-origin mode', () => {
    guardReleasedFiles(releases);
    expect(script(`${base}entry.js`)).toMatchObject({
      src: `${base}entry.js`,
      integrity: 'sha256-entry',
      crossOrigin: 'anonymous',
      fetchPriority: 'high',
    });
  });

  it('does the same for a stylesheet', () => {
    guardReleasedFiles(releases);
    const link = document.createElement('link');
    __zaino_file__(link, `${base}page.css`);
    expect(link.href).toBe(`${base}page.css`);
    expect(link.integrity).toBe('sha256-css');
    expect(link.crossOrigin).toBe('anonymous');
  });

  it('asks for a file again by another address, with the same integrity', () => {
    guardReleasedFiles(releases);
    script(`${base}entry.js`);
    expect(script(`${base}entry.js`)).toMatchObject({
      src: `${base}entry.js?retry=1`,
      integrity: 'sha256-entry',
    });
    expect(script(`${base}entry.js?retry=1`).src).toBe(`${base}entry.js?retry=2`);
  });

  it('asks for every file by another address once one has failed', () => {
    guardReleasedFiles(releases);
    script(`${base}entry.js`).dispatchEvent(new Event('error'));
    const link = document.createElement('link');
    __zaino_file__(link, `${base}page.css`);
    expect(link.href).toBe(`${base}page.css?retry=1`);
    expect(link.integrity).toBe('sha256-css');
  });

  it.each([
    ['a file that no release names', `${base}other.js`],
    ['another origin', 'https://example.org/releases/cart/c1/entry.js'],
    ['another release', 'http://localhost/releases/cart/c0/entry.js'],
    ['the service’s answers', 'http://localhost/api/schools'],
    ['another query', `${base}entry.js?callback=steal`],
    ['a data URL', 'data:text/javascript,steal()'],
    ['a property of every object', `${base}constructor`],
  ])('refuses %s', (_what, url) => {
    guardReleasedFiles(releases);
    expect(() => script(url)).toThrow(/not a file of this page/i);
  });

  it('takes all that the dev servers serve, and nothing else', () => {
    const dev = { version: 'dev', base: 'http://127.0.0.1:4211/', integrity: {} };
    guardReleasedFiles({ shell: dev, remotes: [] });
    expect(script('http://127.0.0.1:4211/page.js').integrity).toBe('');
    expect(() => script('http://127.0.0.1:4212/page.js')).toThrow();
  });

  it('is the one Trusted Types policy of the page, where the browser has them', () => {
    const policies: string[] = [];
    const made: string[] = [];
    globalThis.trustedTypes = {
      createPolicy: (name, rules) => {
        policies.push(name);
        return {
          createScriptURL: (url) => {
            made.push(rules.createScriptURL(url));
            return url;
          },
        };
      },
    };
    guardReleasedFiles(releases);
    script(`${base}entry.js`);
    expect(policies).toEqual(['zaino']);
    expect(made).toEqual([`${base}entry.js`]);
  });
});

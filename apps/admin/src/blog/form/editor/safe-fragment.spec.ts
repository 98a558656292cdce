import { mayEdit, safeFragment } from './safe-fragment';

interface Rules {
  createHTML: (html: string) => string;
  createScriptURL: (url: string) => string;
}

const page = globalThis as { trustedTypes?: unknown };

describe('markup under the policy of the page', () => {
  afterEach(() => delete page.trustedTypes);

  it('cannot be read where the page came under the shop’s policy, and can where it is the admins’', () => {
    page.trustedTypes = {
      createPolicy: () => {
        throw new TypeError('Policy is not allowed');
      },
    };
    expect(mayEdit()).toBe(false);

    const made: [string, Rules][] = [];
    const read: string[] = [];
    page.trustedTypes = {
      createPolicy: (name: string, rules: Rules) => {
        made.push([name, rules]);
        const createHTML = (html: string) => {
          read.push(html);
          return rules.createHTML(html);
        };
        return { name, ...rules, createHTML };
      },
    };
    expect(mayEdit()).toBe(true);
    expect(safeFragment('<p onclick="x()">a</p>').textContent).toBe('a');
    // The browser reports handlers wherever it reads them.
    expect(read.join()).toContain('<p>a</p>');
    expect(read.join()).not.toContain('onclick');
    safeFragment('<p>b</p>');
    // A name is given once.
    expect(made.map(([name]) => name)).toEqual(['zaino-editor']);
    expect(() => made[0]?.[1].createScriptURL('https://a.it/x.js')).toThrow('No scripts');
  });
});

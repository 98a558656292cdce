import { injections } from '@zaino/testing/injections';
import { dangerousMarkup } from './dangerous-markup';

const page = (inside: string) => `<!doctype html><html><body><p>${inside}</p></body></html>`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

describe('dangerous markup', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<script src="//attacker.example/x.js"></script>',
    '<template><img src=x onerror=alert(1)></template>',
    '<form action="https://attacker.example"></form>',
    '<iframe srcdoc="x"></iframe>',
  ])('is found: %s', (text) => {
    expect(dangerousMarkup(page(text))).not.toEqual([]);
  });

  it.each(injections.map(({ name, text }) => [name, text]))(
    'is not what was escaped: %s',
    (_, text) => {
      expect(dangerousMarkup(page(escaped(text)))).toEqual([]);
      expect(dangerousMarkup(page(`<input value="${escaped(text)}">`))).toEqual([]);
    },
  );

  it('is not what stands in a block of JSON', () => {
    const block = '<script type="application/json">{"x":"<\\/script>alert(1)"}</script>';
    expect(dangerousMarkup(page(block))).toEqual([]);
  });
});

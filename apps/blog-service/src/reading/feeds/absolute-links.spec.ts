import { withAbsoluteLinks } from './absolute-links';

const origin = 'https://zaino.example';

describe('withAbsoluteLinks', () => {
  it.each([
    ['<a href="/search">Cerca</a>', '<a href="https://zaino.example/search">Cerca</a>'],
    ['<a href="https://example.com/x">x</a>', '<a href="https://example.com/x">x</a>'],
    ['<a href="mailto:a@b.it">x</a>', '<a href="mailto:a@b.it">x</a>'],
    ['<a href="//example.com">x</a>', '<a href="//example.com">x</a>'],
    [
      '<img src="/api/blog/media/1" srcset="/a/160.webp 160w, /a/320.webp 320w" alt="href=&quot;/x">',
      '<img src="https://zaino.example/api/blog/media/1" srcset="https://zaino.example/a/160.webp 160w, https://zaino.example/a/320.webp 320w" alt="href=&quot;/x">',
    ],
    ['<p>Scrivi href="/x" e src="/y".</p>', '<p>Scrivi href="/x" e src="/y".</p>'],
  ])('makes of %s', (html, expected) => expect(withAbsoluteLinks(html, origin)).toBe(expected));
});

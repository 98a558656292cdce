import { escapeHtml } from './escape-html';

it.each([
  ['plain, Più & più', 'plain, Più &amp; più'],
  ['<b title="x">', '&lt;b title=&quot;x&quot;&gt;'],
  ['&lt;', '&amp;lt;'],
  ["L’altro, l'altro", "L’altro, l'altro"],
])('escapes %s', (text, escaped) => {
  expect(escapeHtml(text)).toBe(escaped);
});

import { injections } from '@zaino/testing/injections';
import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { allowedTags } from './allowed-html';
import { prepareContent } from './prepare-content';

const KEPT = 'a'.repeat(32);
const sizes = new Map([[KEPT, { width: 700, height: 350 }]]);
const origin = 'https://zaino.example';
const prepare = (html: string) => prepareContent(html, { sizes, origin });

/** What each element may have; none of them another. */
const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  h2: ['id'],
  h3: ['id'],
};

type Element = DefaultTreeAdapterTypes.Element;

/** All elements of a page with this text, as a browser makes them. */
function elementsOf(content: string): Element[] {
  const page = parse(`<!doctype html><html><body><main>${content}</main></body></html>`);
  const found: Element[] = [];
  let comments = 0;
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (child.nodeName === '#comment') comments += 1;
      if (!('tagName' in child)) continue;
      found.push(child);
      walk(child);
    }
  };
  walk(page);
  expect(comments).toBe(0);
  return found.filter(({ tagName }) => !['html', 'head', 'body', 'main'].includes(tagName));
}

const addresses: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\]))/,
  src: /^(https:\/\/|\/api\/blog\/media\/)/,
};

/** Whatever an element has that it may not have. */
function faultsOf({ tagName, attrs, namespaceURI }: Element): string[] {
  const isAllowed = allowedTags.includes(tagName);
  const isHtml = (namespaceURI as string) === 'http://www.w3.org/1999/xhtml';
  const faults = attrs.filter(
    ({ name, value }) =>
      !allowedAttributes[tagName]?.includes(name) || addresses[name]?.test(value) === false,
  );
  return [
    ...(isAllowed && isHtml ? [] : [`${tagName} of ${namespaceURI}`]),
    ...faults.map(({ name, value }) => `${tagName} ${name}="${value}"`),
  ];
}

function expectSafe(html: string): void {
  const { content, headings } = prepare(html);
  const elements = elementsOf(content);
  // All at once: an assertion for each of very many elements takes longer than all else.
  expect(elements.flatMap(faultsOf)).toEqual([]);
  expect(content).not.toContain(']]>');
  const ids = elements.flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'id'));
  expect(ids.map(({ value }) => value)).toEqual(headings.map(({ id }) => id));
  expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
}

function expectStable(html: string): void {
  const once = prepare(html);
  expect(prepare(once.content)).toEqual(once);
}

const tags = [
  ...allowedTags,
  'div',
  'h1',
  'svg',
  'math',
  'form',
  'template',
  'b',
  'x-y',
  'body',
  'colgroup',
  'caption',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'Zaino',
    ' ',
    '\n',
    'à è',
    '&amp;lt;',
    '&#0;',
    '&#x1;',
    ']]>',
    '<!--',
    '-->',
    '\u00a0',
  ),
  fc.constantFrom(...injections.map(({ text }) => text)),
);
const values = fc.oneof(
  texts,
  fc.constantFrom(
    '1',
    '2',
    '0',
    'https://x.example/a b',
    'https://u:p@x.example',
    '/products?a=1',
    '//x',
    '/api/blog/media/' + KEPT,
  ),
);
const attributes = fc.array(
  fc.tuple(
    fc.constantFrom(
      'href',
      'src',
      'alt',
      'id',
      'name',
      'style',
      'onclick',
      'colspan',
      'start',
      'width',
    ),
    values,
  ),
  { maxLength: 3 },
);
const openTag = fc.tuple(fc.constantFrom(...tags), attributes).map(([tag, list]) => {
  const written = list.map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}>`;
});
const closeTag = fc.constantFrom(...tags).map((tag) => `</${tag}>`);
const tagSoup = fc
  .array(fc.oneof(openTag, closeTag, texts), { maxLength: 25 })
  .map((parts) => parts.join(''));

describe('any text', () => {
  it('is made of the allow-list alone, and stays as it is when it is prepared again', () => {
    fc.assert(
      fc.property(tagSoup, (html) => {
        expectSafe(html);
        expectStable(html);
      }),
      { numRuns: 500 },
    );
  });

  it.each(injections)('that tries it by $name is harmless', ({ text }) => {
    for (const html of [
      text,
      `<p>${text}</p>`,
      `<p title="${text}">x</p>`,
      `<a href="${text}">x</a>`,
      `<a href='${text}'>x</a>`,
      `<img src="${text}" alt="${text}">`,
      `<table><tr><td>${text}</td></tr></table>`,
      `<h2>${text}</h2>`,
      `<h2 id="${text}">${text}</h2>`,
    ]) {
      expectSafe(html);
      expectStable(html);
    }
  });

  it.each([
    '<b>'.repeat(60_000),
    '<div>'.repeat(40_000),
    '<ul><li>'.repeat(25_000),
    '<table><tr><td>'.repeat(13_000),
    '<a href="/x"><table>'.repeat(9_000),
    '<p><b><i><u><s><code>x'.repeat(5_000),
    '<b><a href=/x><i><p>x</a>y</p></b>'.repeat(5_000),
    '<blockquote>'.repeat(29) + '<table><tr><td><ul><li><p><b>x',
    '<h2>x</h2>'.repeat(20_000),
    '<'.repeat(200_000),
  ])('may be as deep or as long as it likes (%#)', (html) => {
    expectSafe(html);
    expectStable(html);
  });
});

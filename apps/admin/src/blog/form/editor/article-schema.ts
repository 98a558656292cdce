import { mediaFileUrl, mediaIdOf } from '@zaino/contracts/shared';
import {
  type Attrs,
  type DOMOutputSpec,
  type MarkSpec,
  type NodeSpec,
  Schema,
} from 'prosemirror-model';
import { tableNodes } from 'prosemirror-tables';

/** A whole number of an attribute; null where there is none. */
function wholeNumber(element: HTMLElement, name: string): number | null {
  const value = element.getAttribute(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : null;
}

/** Address of a kept image, from that of one of its forms. */
const addressOf = (src: string) => src.replace(/^(\/api\/blog\/media\/[0-9a-f]{32})\/.*$/, '$1');

/** Where the browser finds what is at an address. */
const shownAt = (src: string) => (mediaIdOf(src) === null ? src : mediaFileUrl(src, 960, 'webp'));

function imageOf(element: HTMLElement) {
  return {
    href: element.closest('a[href]')?.getAttribute('href') ?? '',
    src: addressOf(element.getAttribute('src') ?? ''),
    alt: element.getAttribute('alt') ?? '',
    width: wholeNumber(element, 'width'),
    height: wholeNumber(element, 'height'),
  };
}

const wordsOf = (element: Element | null) => element?.textContent.trim() ?? '';

/**
 * A figure with one image, and no words but its caption's, is ours; of all others the parts are read one by one, so
 * that none is lost.
 */
function figureOf(element: HTMLElement) {
  const [image, ...others] = element.querySelectorAll('img');
  const isOnlyImage = wordsOf(element) === wordsOf(element.querySelector('figcaption'));
  const isPlain = !element.querySelector('table, ul, ol, blockquote, pre');
  return image && others.length === 0 && isOnlyImage && isPlain ? imageOf(image) : false;
}

const { href, src, alt, width, height } = {
  /** Where the image leads; empty where it leads nowhere. */
  href: { default: '', validate: 'string' },
  src: { default: '', validate: 'string' },
  alt: { default: '', validate: 'string' },
  width: { default: null, validate: 'number|null' },
  height: { default: null, validate: 'number|null' },
};

/** An image as HTML, in its link where it leads somewhere. */
export function imageMarkup({ href: to, ...image }: Attrs): DOMOutputSpec {
  return to === '' ? ['img', image] : ['a', { href: String(to) }, ['img', image]];
}

/** An image with its caption, which may be empty. */
const figure: NodeSpec = {
  group: 'block',
  content: 'inline*',
  attrs: { href, src, alt, width, height },
  draggable: true,
  isolating: true,
  defining: true,
  parseDOM: [
    { tag: 'figure', getAttrs: figureOf, contentElement: captionOf },
    { tag: 'img[src]', getAttrs: imageOf },
  ],
  toDOM: ({ attrs }): DOMOutputSpec => [
    'figure',
    imageMarkup({ ...attrs, src: shownAt(String(attrs['src'])) }),
    ['figcaption', 0],
  ],
};

function captionOf(element: Node): HTMLElement {
  const caption = (element as HTMLElement).querySelector('figcaption');
  // Without one there is nothing to read inside; the figure's own document makes an empty one.
  return caption ?? (element.ownerDocument as Document).createElement('figcaption');
}

const block = (tag: string, spec: NodeSpec = {}): NodeSpec => ({
  group: 'block',
  content: 'block+',
  defining: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...spec,
});

const heading: NodeSpec = {
  group: 'block',
  content: 'inline*',
  defining: true,
  attrs: { level: { default: 2, validate: 'number' } },
  // The page has its title: the text begins one level below, and has two.
  parseDOM: [
    ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 2 } })),
    ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
  ],
  toDOM: ({ attrs }) => [`h${String(attrs['level'])}`, 0],
};

const orderedList: NodeSpec = block('ol', {
  content: 'list_item+',
  attrs: { order: { default: 1, validate: 'number' } },
  parseDOM: [{ tag: 'ol', getAttrs: (dom) => ({ order: wholeNumber(dom, 'start') ?? 1 }) }],
  toDOM: ({ attrs }) =>
    attrs['order'] === 1 ? ['ol', 0] : ['ol', { start: String(attrs['order']) }, 0],
});

const codeBlock: NodeSpec = {
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  toDOM: () => ['pre', ['code', 0]],
};

/** Styles that pasted text says the same by are read before (paste.ts). */
const mark = (tag: string, ...others: string[]): MarkSpec => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
});

const link: MarkSpec = {
  attrs: { href: { validate: 'string' } },
  inclusive: false,
  parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') }) }],
  toDOM: ({ attrs }) => ['a', attrs, 0],
};

/** What an article may consist of: what the service keeps (docs/decisions/article-html.md). */
export const articleSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', { content: 'inline*', defining: false }),
    heading,
    bullet_list: block('ul', { content: 'list_item+' }),
    ordered_list: orderedList,
    list_item: block('li', { content: 'paragraph block*', group: '' }),
    blockquote: block('blockquote'),
    code_block: codeBlock,
    figure,
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
    ...tableNodes({ tableGroup: 'block', cellContent: 'block+', cellAttributes: {} }),
    text: { group: 'inline' },
    hard_break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link,
    strong: mark('strong', 'b'),
    em: mark('em', 'i'),
    underline: mark('u'),
    strike: mark('s', 'strike', 'del'),
    code: mark('code'),
  },
});

import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { allowedTags } from './allowed-html';
import { type HtmlElement, inlineOf, isInline, type Piece, textOf } from './html-piece';
import { imageAttributes, type ImageSizes, keptImageId } from './image-attributes';
import { withoutControls } from './without-controls';
import { linkAttributes } from './safe-link';

type Node = DefaultTreeAdapterTypes.ChildNode;

export interface ContentContext {
  sizes: ImageSizes;
  /** Of the shop: its own pages are linked by their paths. */
  origin?: string;
  /** Is told of images that are said to be ours, and that nobody knows. */
  onUnknownImage?: (id: string) => void;
}

/** Deeper than anybody writes; what lies deeper loses its tags. */
const DEEPEST = 30;

/** Elements that are nothing without what is in them, not even where it is empty. */
const mayBeEmpty = new Set(['br', 'hr', 'img', 'td', 'th']);

/** Elements that have a place of their own; anywhere else they are paragraphs. */
const places: Record<string, readonly string[]> = { li: ['ul', 'ol'], figcaption: ['figure'] };

/** Reads HTML of the allow-list as a browser does, and brings into order what is wrong with it. */
export function readHtml(html: string, context: ContentContext): Piece[] {
  return inParagraphs(new Reader(context).read(parseFragment(html).childNodes, []));
}

class Reader {
  constructor(private readonly context: ContentContext) {}

  /** `path` are the tags that these lie in, from the outermost. */
  read(nodes: Node[], path: string[]): Piece[] {
    return nodes.flatMap((node) => {
      if ('value' in node) return withoutControls(node.value) || [];
      return 'tagName' in node ? this.element(node, path) : [];
    });
  }

  private element(node: DefaultTreeAdapterTypes.Element, path: string[]): Piece[] {
    const { tagName } = node;
    const isInPlace = places[tagName]?.includes(path.at(-1) ?? '') ?? true;
    const tag = isInPlace ? tagName : 'p';
    const children = this.read(node.childNodes, [...path, tag]);
    if (path.length > DEEPEST) return children;
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
    const kept = this.tidy({ tag, attributes, children });
    if (kept === null || !allowedTags.includes(tag)) return children;
    const isEmpty = kept.children.length === 0 && !mayBeEmpty.has(tag);
    return isEmpty ? [] : [kept];
  }

  /** With the attributes and the content that it may have; null where only its content stays. */
  private tidy(element: HtmlElement): HtmlElement | null {
    const { tag, attributes, children } = element;
    const allowed = this.attributes(tag, attributes);
    if (allowed === null) return null;
    if (tag !== 'h2' && tag !== 'h3')
      return { tag, attributes: allowed, children: tidyContent(element) };
    return textOf(children) === '' ? null : plain(tag, inlineOf(children));
  }

  private attributes(tag: string, given: Record<string, string>): Record<string, string> | null {
    switch (tag) {
      case 'a':
        return linkAttributes(given.href ?? '', this.context.origin);
      case 'img':
        return this.image(given);
      case 'ol':
        return numbers(given, { start: 1 });
      case 'td':
      case 'th':
        return cellAttributes(given);
      default:
        return {};
    }
  }

  private image(given: Record<string, string>): Record<string, string> | null {
    const { sizes, onUnknownImage } = this.context;
    const { src = '', alt = '' } = given;
    const attributes = imageAttributes({ ...given, alt: withoutControls(alt) }, sizes);
    const id = keptImageId(src);
    if (attributes === null && id !== null) onUnknownImage?.(id);
    return attributes;
  }
}

function tidyContent({ tag, children }: HtmlElement): Piece[] {
  if (tag === 'pre') return preformatted(children);
  return isStructure(tag) ? children.filter(isNotBlank) : children;
}

const plain = (tag: string, children: Piece[]): HtmlElement => ({ tag, attributes: {}, children });

const isNotBlank = (piece: Piece) => typeof piece !== 'string' || piece.trim() !== '';

const isStructure = (tag: string) =>
  ['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'figure', 'blockquote'].includes(tag);

/** Whole numbers below 1000 that say something: `usual` is what goes without saying. */
function numbers(given: Record<string, string>, usual: Record<string, number>) {
  const said = Object.entries(usual).filter(([name, value]) => {
    const text = given[name] ?? '';
    return /^[1-9]\d{0,2}$/.test(text) && text !== String(value);
  });
  return Object.fromEntries(said.map(([name]) => [name, given[name] ?? '']));
}

function cellAttributes(given: Record<string, string>): Record<string, string> {
  const { scope = '' } = given;
  const spans = numbers(given, { colspan: 1, rowspan: 1 });
  return ['row', 'col'].includes(scope) ? { ...spans, scope } : spans;
}

/** A line break at its beginning is not read by browsers. */
function preformatted(children: Piece[]): Piece[] {
  const [first, ...rest] = inlineOf(children);
  if (typeof first !== 'string') return first ? [first, ...rest] : [];
  const text = first.replace(/^\n+/, '');
  return text === '' ? preformatted(rest) : [text, ...rest];
}

/** Words that stand outside of every block get a paragraph. */
function inParagraphs(pieces: Piece[]): Piece[] {
  const blocks: Piece[] = [];
  let run: Piece[] = [];
  const endRun = () => {
    if (run.some(isNotBlank)) blocks.push(plain('p', run));
    run = [];
  };
  for (const piece of pieces) {
    if (isInline(piece)) run.push(piece);
    else {
      endRun();
      blocks.push(piece);
    }
  }
  endRun();
  return blocks;
}

import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a page leads to, and what can be led to in it. */
export interface PageLinks {
  /** Addresses as they stand in the page: of links, and of forms that ask for a page. */
  links: string[];
  ids: ReadonlySet<string>;
}

/** Reads a page's HTML; what stands in `template` and `noscript` counts as well. */
export function readPage(html: string): PageLinks {
  const links: string[] = [];
  const ids = new Set<string>();
  for (const element of elementsIn(parse(html, { scriptingEnabled: false }))) {
    const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
    const id = attributes.get('id');
    if (id !== undefined) ids.add(id);
    const link = linkOf(element.tagName, attributes);
    if (link !== undefined) links.push(link);
  }
  return { links, ids };
}

function linkOf(tag: string, attributes: ReadonlyMap<string, string>): string | undefined {
  if (tag === 'a' || tag === 'area') return attributes.get('href');
  const isQuestion = tag === 'form' && attributes.get('method')?.toLowerCase() !== 'post';
  return isQuestion ? attributes.get('action') : undefined;
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}

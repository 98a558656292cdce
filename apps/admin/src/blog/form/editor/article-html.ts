import { type DOMOutputSpec, DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { articleSchema, imageMarkup } from './article-schema';
import { safeFragment } from './safe-fragment';

const parser = DOMParser.fromSchema(articleSchema);

const serializer = new DOMSerializer(
  { ...DOMSerializer.nodesFromSchema(articleSchema), figure: figureMarkup },
  DOMSerializer.marksFromSchema(articleSchema),
);

function figureMarkup({ attrs, content }: Node): DOMOutputSpec {
  const image = imageMarkup(attrs);
  return content.size === 0 ? ['figure', image] : ['figure', image, ['figcaption', 0]];
}

/** The text of an article as the editor holds it. */
export const docOf = (html: string): Node => parser.parse(safeFragment(html));

/** Clean HTML of the editor's text; empty where nothing was written. */
export function htmlOf(doc: Node): string {
  // Images of a document that is not shown are not loaded.
  const page = document.implementation.createHTMLDocument('');
  serializer.serializeFragment(doc.content, { document: page }, page.body);
  trimEnds(page.body);
  for (const item of page.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item);
  for (const table of page.querySelectorAll('table')) markHead(table);
  return page.body.innerHTML;
}

/** Markup as the editor would write it, for comparing: what it leaves of blanks at first, it would drop later. */
export const normalHtml = (html: string): string =>
  html === '' ? '' : htmlOf(docOf(htmlOf(docOf(html))));

/** Whoever presses Enter at the end leaves an empty paragraph. */
function trimEnds(body: HTMLElement): void {
  while (isEmptyParagraph(body.lastElementChild)) body.lastElementChild?.remove();
  while (isEmptyParagraph(body.firstElementChild)) body.firstElementChild?.remove();
}

const isEmptyParagraph = (element: Element | null) =>
  element?.tagName === 'P' && element.childElementCount === 0 && element.textContent.trim() === '';

/** Entries of lists and cells of tables hold paragraphs in the editor; a single one says nothing. */
function unwrapOnlyParagraph(item: Element): void {
  const [first, ...rest] = item.children;
  const isPlain = rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
  if (first?.tagName === 'P' && isPlain) first.replaceWith(...first.childNodes);
}

/** A first row of heads is the table's head. */
function markHead(table: HTMLTableElement): void {
  const [row] = table.rows;
  if (!row || table.rows.length < 2 || row.querySelector(':scope > td')) return;
  if (row.querySelector(':scope > [rowspan]')) return;
  table.createTHead().append(row);
}

/** An element of a text. */
export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: Piece[];
}

/** An element, or text. */
export type Piece = HtmlElement | string;

const inlineTags = new Set(['a', 'strong', 'em', 'u', 's', 'code', 'br', 'img']);
const voidTags = new Set(['br', 'hr', 'img']);

/** Whether it flows within a line, with all that is in it. */
export function isInline(piece: Piece): boolean {
  if (typeof piece === 'string') return true;
  return inlineTags.has(piece.tag) && piece.children.every(isInline);
}

/** What flows within a line of these; blocks lose their tags. */
export function inlineOf(pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [piece];
    const children = inlineOf(piece.children);
    return inlineTags.has(piece.tag) ? [{ ...piece, children }] : [' ', ...children, ' '];
  });
}

/** The words of these, where every block and every line begins a new line. */
export function textOf(pieces: Piece[]): string {
  const lines = rawText(pieces).split('\n');
  const words = lines.map((line) => line.replace(/\s+/g, ' ').trim());
  return words.filter((line) => line !== '').join('\n');
}

function rawText(pieces: Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : elementText(piece))).join('');
}

function elementText({ tag, children }: HtmlElement): string {
  const text = rawText(children);
  if (tag === 'td' || tag === 'th') return `${text} `;
  return tag === 'br' || !inlineTags.has(tag) ? `\n${text}\n` : text;
}

/** All elements, in the order of the text. */
export function* elementsOf(pieces: Piece[]): Generator<HtmlElement> {
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    yield piece;
    yield* elementsOf(piece.children);
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapedText = (text: string) =>
  text.replace(/[&<>]/g, (character) => escapes[character] ?? '');
const escapedValue = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** As HTML that a browser reads as just these. */
export function toHtml(pieces: Piece[]): string {
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapedText(piece);
      const { tag, attributes, children } = piece;
      const values = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapedValue(value)}"`,
      );
      const begin = `<${tag}${values.join('')}>`;
      return voidTags.has(tag) ? begin : `${begin}${toHtml(children)}</${tag}>`;
    })
    .join('');
}

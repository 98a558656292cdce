import { type Token, type TokenHandler, Tokenizer, TokenizerMode } from 'parse5';

/** Names of attributes that stay, each with the one it is written by. */
export type KeptAttributes = ReadonlyMap<string, string>;

/** Elements whose content is not read as tags, by the way in which it is read. */
const textModes = new Map<string, Tokenizer['state']>([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['plaintext', TokenizerMode.PLAINTEXT],
]);

/** They go with all that is in them; `xml` holds the settings of office documents. */
const withContent = new Set([...textModes.keys(), 'xml']);
// What was typed into a field is words.
withContent.delete('textarea');

/** They say something of the page, or change how the rest of it is read. */
const tagsLeftOut = new Set(['base', 'link', 'meta', 'frame', 'frameset', 'textarea']);

/**
 * Markup that a browser may read under any policy: it has tags without what runs, and no attributes but those named.
 * Browsers report handlers to the page's policy also where they make elements that nobody will ever see, so they must
 * be gone before the first of all parsers. What is written here is read by every parser in the same way: no comments,
 * no element whose content is text, and `<` and `>` nowhere but around tags.
 */
export function inertMarkup(html: string, attributes: KeptAttributes): string {
  const writer = new InertWriter(attributes);
  const tokenizer = new Tokenizer({}, writer);
  writer.onTextMode = (mode) => (tokenizer.state = mode);
  tokenizer.write(html, true);
  return writer.written;
}

class InertWriter implements TokenHandler {
  written = '';
  /** The tokenizer leaves it to its reader which elements hold text. */
  onTextMode: (mode: Tokenizer['state']) => void = () => undefined;
  /** Name of the element that is being left out. */
  private leftOut: string | null = null;

  constructor(private readonly attributes: KeptAttributes) {}

  onStartTag({ tagName, attrs, selfClosing }: Token.TagToken): void {
    const mode = textModes.get(tagName);
    if (mode !== undefined) this.onTextMode(mode);
    if (this.leftOut !== null) return;
    const isEmpty = selfClosing && mode === undefined;
    if (withContent.has(tagName)) this.leftOut = isEmpty ? null : tagName;
    else if (isWritten(tagName)) {
      this.written += `<${tagName}${this.attributesOf(attrs)}${isEmpty ? '/' : ''}>`;
    }
  }

  onEndTag({ tagName }: Token.TagToken): void {
    if (this.leftOut === tagName) this.leftOut = null;
    else if (this.leftOut === null && isWritten(tagName)) this.written += `</${tagName}>`;
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    if (this.leftOut === null) this.written += escapeText(chars);
  }

  onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.onCharacter(token);
  }

  onNullCharacter(): void {
    // Browsers drop it, too.
  }

  onComment(): void {
    // Nothing of an article.
  }

  onDoctype(): void {
    // The page has its own.
  }

  onEof(): void {
    // All is written by then.
  }

  private attributesOf(attrs: Token.TagToken['attrs']): string {
    return attrs
      .map(({ name, value }) => {
        const kept = this.attributes.get(name);
        return kept === undefined
          ? ''
          : ` ${kept}="${escapeText(value).replaceAll('"', '&quot;')}"`;
      })
      .join('');
  }
}

/** Names that are no names of elements come out of broken tags. */
const isWritten = (name: string) => /^[a-z][a-z0-9]*$/.test(name) && !tagsLeftOut.has(name);

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

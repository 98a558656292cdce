import { setImmediate } from 'node:timers/promises';
import { escapeHtml } from '@zaino/rules/escape-html';
import { DomainError } from '@zaino/service/domain-error';
import { SaxesParser } from 'saxes';
import { fileRefused } from '../file-refused';
import type { OnixElement } from './onix-element';
import { isMessage, referenceName } from './onix-names';

const CHUNK_BYTES = 64 * 1024;
/** Deeper than ONIX goes. */
const DEEPEST = 40;
/** Of one product, in characters. */
const LONGEST_PRODUCT = 2_000_000;

/**
 * The products of an ONIX 3.0 file, each as soon as it is read; others get their turn meanwhile. Rejects with
 * `book-file-refused` where the file is no such one, or is not well-formed. No entity that a file declares is expanded.
 */
export async function* onixProducts(file: Buffer): AsyncGenerator<OnixElement> {
  const parser = new SaxesParser();
  const reader = new ProductReader(parser);
  const decode = decoderOf(file);
  try {
    for (let start = 0; start < file.length; start += CHUNK_BYTES) {
      parser.write(decode(file.subarray(start, start + CHUNK_BYTES)));
      yield* reader.take();
      await setImmediate();
    }
    parser.write(decode());
    parser.close();
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw fileRefused(`Il file non è XML che si possa leggere: riga ${parser.line}.`, error);
  }
  yield* reader.take();
  reader.refuseOther();
}

/** In the encoding that the file names; publishers send ISO-8859-1, too. Without an argument at the end. */
function decoderOf(file: Buffer): (bytes?: Buffer) => string {
  const head = file.subarray(0, 200).toString('latin1');
  const [, named = 'utf-8'] = /^[^<]*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head) ?? [];
  const isWide = file[0] === 0xff || file[0] === 0xfe;
  try {
    const decoder = new TextDecoder(isWide ? 'utf-16' : named, { fatal: true });
    return (bytes) => decoder.decode(bytes, { stream: bytes !== undefined });
  } catch (error) {
    throw fileRefused(`La codifica del file, ${named}, non è conosciuta: serve UTF-8.`, error);
  }
}

/** Hears the parser, and makes an element of each product. */
class ProductReader {
  /** Products that nobody has taken yet. */
  private done: OnixElement[] = [];
  /** The product that is being read, and the elements within it down to the open one. */
  private open: OnixElement[] = [];
  private depth = 0;
  private size = 0;
  private isOnix = false;

  constructor(parser: SaxesParser) {
    parser.on('opentag', ({ name, attributes }) => this.begin(name, attributes['release'] ?? ''));
    parser.on('text', (text) => this.add(text));
    parser.on('cdata', (text) => this.add(text));
    parser.on('closetag', ({ name }) => this.end(name));
  }

  take(): OnixElement[] {
    const { done } = this;
    this.done = [];
    return done;
  }

  refuseOther(): void {
    if (!this.isOnix) throw fileRefused('Il file non è un messaggio ONIX 3.0.');
  }

  private begin(tag: string, release: string): void {
    this.depth += 1;
    if (this.depth > DEEPEST) throw fileRefused('Il file non è un messaggio ONIX 3.0.');
    if (this.depth === 1) {
      this.checkMessage(tag, release);
      return;
    }
    const name = referenceName(tag);
    const parent = this.open.at(-1);
    if (parent === undefined) {
      if (name === 'Product') this.open.push(emptyElement(name));
    } else if (parent.name === 'Text') this.mark(parent, `<${tag}>`);
    else {
      const element = emptyElement(name);
      parent.children.push(element);
      this.open.push(element);
    }
  }

  private end(tag: string): void {
    this.depth -= 1;
    const element = this.open.at(-1);
    if (element === undefined) return;
    if (element.name === 'Text' && referenceName(tag) !== 'Text') {
      element.text += `</${tag}>`;
      return;
    }
    this.open.pop();
    if (this.open.length > 0) return;
    this.size = 0;
    this.done.push(element);
  }

  private add(text: string): void {
    const element = this.open.at(-1);
    if (element === undefined) return;
    this.size += text.length;
    if (this.size > LONGEST_PRODUCT) throw fileRefused('Un libro del file è troppo lungo.');
    element.text += element.hasMarkup ? escapeHtml(text) : text;
  }

  private mark(element: OnixElement, tag: string): void {
    if (!element.hasMarkup) element.text = escapeHtml(element.text);
    element.hasMarkup = true;
    element.text += tag;
  }

  private checkMessage(tag: string, release: string): void {
    if (!isMessage(tag)) throw fileRefused('Il file non è un messaggio ONIX 3.0.');
    if (release === '') throw fileRefused('Il file ONIX non dice la sua versione: serve la 3.0.');
    if (!release.startsWith('3.')) {
      throw fileRefused(`Il file è ONIX ${release}: serve la versione 3.0.`);
    }
    this.isOnix = true;
  }
}

function emptyElement(name: string): OnixElement {
  return { name, children: [], text: '', hasMarkup: false };
}

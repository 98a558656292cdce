import type { PdfFile } from './pdf-file';
import { type PdfFont, plainFont, readFont } from './pdf-font';
import {
  dictOf,
  listOf,
  numberOf,
  type PdfDict,
  PdfReader,
  type PdfValue,
  textOf,
} from './pdf-values';

/** What was drawn on pages so far. */
export interface DrawnText {
  text: string;
  hasImages: boolean;
}

/** Parents that pass their fonts on, and drawings within drawings: further down they go round in a circle. */
const DEEPEST = 10;
/** Drawings that one page may have drawn again and again. */
const MOST_FORMS = 200;
/** Characters of one page. */
const MOST_TEXT = 100_000;

/** The text that a page draws, in the order in which it does (ISO 32000-1, 9.4). */
export async function readPage(file: PdfFile, page: PdfDict): Promise<DrawnText> {
  const contents = page.get('Contents');
  const parts = listOf(file.resolve(contents));
  const streams: string[] = [];
  for (const part of parts.length > 0 ? parts : [contents]) {
    streams.push(await file.contentOf(part));
  }
  const drawing = new Drawing(file);
  await drawing.draw(streams.join('\n'), resourcesOf(file, page), 0);
  return { text: drawing.text, hasImages: drawing.hasImages };
}

function resourcesOf(file: PdfFile, page: PdfDict): PdfDict {
  let holder = page;
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const resources = file.member(holder, 'Resources');
    if (resources !== undefined) return dictOf(resources);
    holder = dictOf(file.member(holder, 'Parent'));
  }
  return new Map();
}

/** Reads the operators of one page. */
class Drawing {
  text = '';
  hasImages = false;
  private readonly fonts = new Map<PdfDict, PdfFont>();
  private font = plainFont;
  /** Where the last piece was, and where the next one will be. */
  private last = { x: 0, y: 0 };
  private line = { x: 0, y: 0 };
  private fontSize = 1;
  /** Of a letter on the page. */
  private size = 1;
  private forms = 0;

  constructor(private readonly file: PdfFile) {}

  async draw(content: string, resources: PdfDict, depth: number): Promise<void> {
    const reader = new PdfReader(content);
    let operands: PdfValue[] = [];
    for (let value = reader.next(); value !== undefined; value = reader.next()) {
      const word = textOf(value, 'word');
      if (word === undefined) {
        operands.push(value);
        continue;
      }
      if (this.text.length > MOST_TEXT) return;
      if (word === 'Tf') await this.choose(operands, resources);
      else if (word === 'Do') await this.drawObject(operands, resources, depth);
      else this.operate(word, operands);
      operands = [];
    }
  }

  private operate(word: string, operands: readonly PdfValue[]): void {
    if (word === 'BI') this.hasImages = true;
    if (word === 'BT') this.line = { x: 0, y: 0 };
    if (word === 'T*' || word === "'" || word === '"') this.text += '\n';
    if (word === 'TJ') this.show(listOf(operands[0]));
    if (word === 'Tj' || word === "'" || word === '"') this.show(operands.slice(-1));
    this.move(word, operands);
  }

  private move(word: string, operands: readonly PdfValue[]): void {
    const [first, second, , , x, y] = operands.map(numberOf);
    if (word === 'Td' || word === 'TD') {
      this.line = { x: this.line.x + (first ?? 0), y: this.line.y + (second ?? 0) };
    }
    if (word !== 'Tm') return;
    this.size = Math.abs((first ?? 0) * this.fontSize) || this.fontSize;
    this.line = { x: x ?? 0, y: y ?? 0 };
  }

  /** Another line, another word, or the next letter of one: some programs place every letter for itself. */
  private show(pieces: readonly PdfValue[]): void {
    const shown = pieces.map((piece) => {
      const bytes = textOf(piece, 'bytes');
      if (bytes !== undefined) return this.font(bytes);
      // In thousandths of the font's size: as wide as a blank.
      return numberOf(piece) < -200 ? ' ' : '';
    });
    const isSameLine = Math.abs(this.line.y - this.last.y) < this.size / 3;
    const isNext = this.line.x >= this.last.x && this.line.x - this.last.x < this.size;
    if (!isSameLine) this.text += '\n';
    else if (!isNext) this.text += ' ';
    this.text += shown.join('');
    this.last = this.line;
  }

  private async choose(operands: readonly PdfValue[], resources: PdfDict): Promise<void> {
    const fonts = dictOf(this.file.member(resources, 'Font'));
    const font = dictOf(this.file.member(fonts, textOf(operands[0], 'name') ?? ''));
    const known = this.fonts.get(font) ?? (await readFont(this.file, font));
    this.fonts.set(font, known);
    this.font = known;
    this.fontSize = Math.abs(numberOf(operands[1])) || 1;
    this.size = this.fontSize;
  }

  private async drawObject(
    operands: readonly PdfValue[],
    resources: PdfDict,
    depth: number,
  ): Promise<void> {
    const objects = dictOf(this.file.member(resources, 'XObject'));
    const reference = objects.get(textOf(operands[0], 'name') ?? '');
    const object = dictOf(this.file.resolve(reference));
    const kind = textOf(this.file.member(object, 'Subtype'), 'name');
    if (kind === 'Image') this.hasImages = true;
    if (kind !== 'Form' || depth >= DEEPEST || this.forms >= MOST_FORMS) return;
    this.forms += 1;
    const own = this.file.member(object, 'Resources');
    const content = await this.file.contentOf(reference);
    await this.draw(content, own === undefined ? resources : dictOf(own), depth + 1);
  }
}

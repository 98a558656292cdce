import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { asapFiles } from '../fonts/asap';

const fonts = { regular: opened(asapFiles.regular), bold: opened(asapFiles.bold) };
/** Both weights have the same letters. */
const known = new Set(fonts.bold.characterSet);

interface TextStyle {
  weight: keyof typeof fonts;
  /** In pixels. */
  size: number;
  colour: string;
}

interface Block extends TextStyle {
  /** Longest line, in pixels. */
  width: number;
  /** Most lines; what is beyond ends in an ellipsis. */
  lines: number;
}

const ELLIPSIS = '…';
/** In letters: no image has room for more, and measuring takes its time. */
const LONGEST_LINE = 200;
/** Beyond them nothing is looked at. */
const LONGEST_TEXT = 1_000;

/** The text in lines that fit: a word that is longer than a line is cut. */
export function breakLines(text: string, block: Block): string[] {
  const fits = (line: string) => widthOf(line, block) <= block.width;
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .slice(0, LONGEST_TEXT)
    .split(/[ \t\r\n]+/u)
    .filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= LONGEST_LINE && fits(longer)) line = longer;
    else {
      if (line !== '') lines.push(line);
      line = cut(word, fits);
    }
  }
  if (line !== '') lines.push(line);
  if (lines.length <= block.lines) return lines;
  const [last = '', ...others] = lines.slice(0, block.lines).reverse();
  return [...others.reverse(), cut(`${last}${ELLIPSIS}`, fits)];
}

/** The same where it ends within the width; else its beginning, with an ellipsis. */
function cut(word: string, fits: (line: string) => boolean): string {
  if (word.length <= LONGEST_LINE && fits(word)) return word;
  const letters = Array.from(word.replace(/…$/u, '')).slice(0, LONGEST_LINE);
  const upTo = (count: number) => letters.slice(0, count).join('') + ELLIPSIS;
  let [fitting, tooMany] = [1, letters.length];
  while (tooMany - fitting > 1) {
    const middle = Math.floor((fitting + tooMany) / 2);
    if (fits(upTo(middle))) fitting = middle;
    else tooMany = middle;
  }
  return upTo(fitting);
}

/**
 * A line of text as SVG, `x` at its begin and `y` on its base line. Its letters are paths: what is drawn is the shop's own
 * font, whatever fonts the machine has.
 */
export function setLine(line: string, { x, y, ...style }: TextStyle & { x: number; y: number }) {
  const font = fonts[style.weight];
  const scale = style.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(printable(line));
  let advance = 0;
  const paths = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const left = x + (advance + xOffset) * scale;
    advance += xAdvance;
    return path.transform(scale, 0, 0, -scale, left, y - yOffset * scale).toSVG();
  });
  return `<path fill="${style.colour}" d="${paths.join('')}"/>`;
}

function widthOf(line: string, { weight, size }: TextStyle): number {
  const font = fonts[weight];
  return (font.layout(printable(line)).advanceWidth * size) / font.unitsPerEm;
}

/** Without what the font would draw as an empty box. */
function printable(text: string): string {
  return Array.from(text.normalize('NFC'))
    .filter((character) => known.has(character.codePointAt(0) ?? 0))
    .join('');
}

function opened(file: URL): Font {
  return create(readFileSync(file)) as Font;
}

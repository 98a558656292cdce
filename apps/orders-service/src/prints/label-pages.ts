import { setImmediate as othersTurn } from 'node:timers/promises';
import type { LabelPaper } from '@zaino/contracts/orders';
import { scannedNumber } from '@zaino/rules/order-number';
import PDFDocument from 'pdfkit';
import { fonts } from '../documents/fonts';
import { drawCode } from '../documents/draw-code';
import type { Label } from './label';

const mm = (length: number) => (length * 72) / 25.4;

interface Paper {
  page: [width: number, height: number];
  /** Of labels in a row, and of rows on a page. */
  columns: number;
  rows: number;
  /** Of one label, in points. */
  width: number;
  height: number;
  /** Left free at each side of it: printers do not reach the edge. */
  free: { x: number; y: number };
}

const papers: Readonly<Record<LabelPaper, Paper>> = {
  'sheet-24': {
    page: [mm(210), mm(297)],
    columns: 3,
    rows: 8,
    width: mm(70),
    height: mm(37),
    free: { x: mm(5), y: mm(5.5) },
  },
  'roll-62': {
    page: [mm(62), mm(38)],
    columns: 1,
    rows: 1,
    width: mm(62),
    height: mm(38),
    free: { x: mm(3.5), y: mm(4) },
  },
};

/** Labels that are drawn before others have their turn: each takes some milliseconds. */
const AT_ONCE = 6;

const CODE_SIDE = mm(19);
/** Left white beside the code: readers ask for four of its 21 squares. */
const GAP = (CODE_SIDE / 21) * 4;

interface Prints {
  paper: LabelPaper;
  /** The first label of the first sheet, from 1. */
  first: number;
  /** Name of the shop. */
  author: string;
  at: Date;
}

/** Labels on the paper that was chosen; other calls have their turn between some of them. */
export async function labelPages(labels: readonly Label[], prints: Prints): Promise<Buffer> {
  const paper = papers[prints.paper];
  const pdf = begun(paper, prints);
  const bytes = bytesOf(pdf);
  const root = pdf.struct('Document', { title: TITLE, lang: 'it-IT' });
  pdf.addStructure(root);
  const ofPage = paper.columns * paper.rows;
  const skipped = ofPage === 1 ? 0 : prints.first - 1;
  for (const [index, label] of labels.entries()) {
    const place = index + skipped;
    const onPage = place % ofPage;
    if (index > 0 && onPage === 0) pdf.addPage();
    if (index % AT_ONCE === AT_ONCE - 1) await othersTurn();
    const left = (onPage % paper.columns) * paper.width;
    const top = Math.floor(onPage / paper.columns) * paper.height + topOf(paper);
    root.add(drawLabel(pdf, label, { paper, left, top }));
  }
  root.end();
  pdf.end();
  return bytes;
}

const TITLE = 'Etichette';

function begun({ page }: Paper, { author, at }: Prints): PDFKit.PDFDocument {
  const pdf = new PDFDocument({
    size: page,
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'it-IT',
    displayTitle: true,
    info: { Title: TITLE, Author: author, CreationDate: at, ModDate: at },
  });
  for (const name of ['regular', 'bold'] as const) pdf.registerFont(name, fonts[name], name);
  return pdf;
}

async function bytesOf(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What is left of the page's height is shared by both ends. */
const topOf = ({ page, rows, height }: Paper) => (page[1] - rows * height) / 2;

interface Spot {
  paper: Paper;
  left: number;
  top: number;
}

function drawLabel(pdf: PDFKit.PDFDocument, label: Label, { paper, left, top }: Spot) {
  const { width, height, free } = paper;
  const x = left + free.x;
  const room = width - 2 * free.x - CODE_SIDE - GAP;
  drawCode(pdf, scannedNumber(label.number), {
    x: left + width - free.x - CODE_SIDE,
    y: top + (height - CODE_SIDE) / 2,
    size: CODE_SIDE,
  });
  let y = top + free.y;
  const write = (text: string, { lines = 1, after = 0, ...type }: Style) => {
    const most = lineHeight(pdf, type) * lines;
    pdf.fillColor('#000000').text(text, x, y, { width: room, height: most, ellipsis: true });
    y += Math.min(pdf.heightOfString(text, { width: room }), most) + after;
  };
  // Wrapped by its pieces, which can be wider than the whole, what fits would lose its end.
  const writeFitted = ({ text, size }: Fitted, after: number) => {
    pdf.font('bold').fontSize(size).fillColor('#000000').text(text, x, y, { lineBreak: false });
    y += pdf.currentLineHeight(true) + after;
  };
  return pdf.struct('P', {}, () => {
    const { name, number, classes, pieces } = label;
    const isNamed = name !== '';
    const head = isNamed
      ? fittedName(pdf, name, room)
      : fittedNumber(pdf, { text: number, size: 14 }, room);
    writeFitted(head, isNamed ? 1 : 3);
    if (isNamed) writeFitted(fittedNumber(pdf, { text: number, size: 10 }, room), 3);
    const below = heightOf(pdf, pieces, room);
    const rows = Math.floor((top + height - free.y - below - SPACE - y) / lineHeight(pdf, SCHOOL));
    const schools = schoolRows(classes, rows);
    for (const words of schools) {
      write(words, { ...SCHOOL, lines: schools.length === 1 ? rows : 1 });
    }
    y += SPACE;
    write(pieces, { ...PIECES, lines: 2 });
  });
}

interface Type {
  font: 'regular' | 'bold';
  size: number;
}

interface Style extends Type {
  lines?: number;
  /** Space below, in points. */
  after?: number;
}

const SCHOOL: Type = { font: 'regular', size: 8 };
const PIECES: Type = { font: 'regular', size: 9 };

/** Between school and pieces. */
const SPACE = 1;

function lineHeight(pdf: PDFKit.PDFDocument, { font, size }: Type): number {
  return pdf.font(font).fontSize(size).currentLineHeight(true);
}

/** Of what stands last, in two lines at most. */
function heightOf(pdf: PDFKit.PDFDocument, pieces: string, width: number): number {
  const most = lineHeight(pdf, PIECES) * 2;
  return Math.min(pdf.heightOfString(pieces, { width }), most);
}

/** A line of bold type that has room. */
interface Fitted {
  text: string;
  size: number;
}

const fits = (pdf: PDFKit.PDFDocument, { text, size }: Fitted, width: number) =>
  pdf.font('bold').fontSize(size).widthOfString(text) <= width;

/** Smaller where its letters are wide, and never cut: a number without its end is none. */
function fittedNumber(pdf: PDFKit.PDFDocument, { text, size }: Fitted, width: number): Fitted {
  let fitted = size;
  while (fitted > 1 && !fits(pdf, { text, size: fitted }, width)) fitted -= 0.5;
  return { text, size: fitted };
}

/** Smaller where it is long, and then with its end, which tells one Bianchi from the other. */
function fittedName(pdf: PDFKit.PDFDocument, name: string, width: number): Fitted {
  const smallest = 11;
  const size = [14, 12.5, smallest].find((one) => fits(pdf, { text: name, size: one }, width));
  if (size !== undefined) return { text: name, size };
  const end = name.slice(name.lastIndexOf(' '));
  const begin = name.slice(0, -end.length);
  const cut = (count: number) => `${begin.slice(0, count).trimEnd()}…${end}`;
  let count = begin.length;
  while (count > 0 && !fits(pdf, { text: cut(count), size: smallest }, width)) count -= 1;
  return { text: cut(count), size: smallest };
}

/** A line for each school, and one for those that have no room. */
function schoolRows(classes: readonly string[], rows: number): string[] {
  if (classes.length <= rows) return [...classes];
  const shown = classes.slice(0, rows - 1);
  const others = classes.length - shown.length;
  return [...shown, others === 1 ? 'e un’altra scuola' : `e altre ${others} scuole`];
}

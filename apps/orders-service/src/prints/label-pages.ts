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
    free: { x: mm(3), y: mm(4) },
  },
};

/** Labels that are drawn before others have their turn: each takes some milliseconds. */
const AT_ONCE = 6;

const CODE_SIDE = mm(20);
const GAP = mm(2.5);

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
  const words = width - 2 * free.x - CODE_SIDE - GAP;
  drawCode(pdf, scannedNumber(label.number), {
    x: left + width - free.x - CODE_SIDE,
    y: top + (height - CODE_SIDE) / 2,
    size: CODE_SIDE,
  });
  let y = top + free.y;
  const write = (text: string, { font = 'regular', size, lines = 1, after }: Style) => {
    pdf.font(font).fontSize(size).fillColor('#000000');
    const rowHeight = pdf.currentLineHeight(true);
    const most = rowHeight * lines;
    pdf.text(text, x, y, { width: words, height: most, ellipsis: true });
    y += Math.min(pdf.heightOfString(text, { width: words }), most) + after;
  };
  return pdf.struct('P', {}, () => {
    write(label.name, { font: 'bold', size: 14, after: 1 });
    write(label.number, { font: 'bold', size: 10, after: 3 });
    if (label.classes !== '') write(label.classes, { size: 8, lines: 2, after: 2 });
    write(label.pieces, { size: 9, lines: 2, after: 0 });
  });
}

interface Style {
  font?: 'regular' | 'bold';
  size: number;
  lines?: number;
  /** Space below, in points. */
  after: number;
}

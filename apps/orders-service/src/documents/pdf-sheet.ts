import { setImmediate as othersTurn } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { drawCode } from './draw-code';
import { fonts } from './fonts';

/** Of a page: points, and the colours of the shop on paper. */
const MARGIN = 56;
const RULE_X = 40;
const CODE_SIDE = 72;
const ink = '#18222B';
const soft = '#47545E';
const line = '#C9D6DD';
const marginRed = '#E2707A';

export interface SheetColumn {
  title: string;
  /** In points; left out where it takes what is left. */
  width?: number;
  isNumber?: boolean;
}

interface SheetTable {
  columns: SheetColumn[];
  rows: string[][];
  /** Below: terms with their amounts, the last one in bold. */
  sums?: [string, string][];
}

interface SheetAbout {
  title: string;
  /** Name of the shop. */
  author: string;
  /** Documents of their own, which may part: each page names its own, by its heading. */
  isPile?: boolean;
  /** Names the file's making; the same document has the same bytes whenever it is made. */
  at: Date;
}

/** A document on paper: A4, one column, tagged so that screen readers find headings and tables. */
export class PdfSheet {
  private readonly pdf: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private readonly chunks: Buffer[] = [];

  constructor(private readonly about: SheetAbout) {
    const { title, author, at } = about;
    this.titles = [title];
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      // Without one of its own, which would be read and never used.
      font: '',
      pdfVersion: '1.7',
      tagged: true,
      lang: 'it-IT',
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at },
    });
    // With the family, by which tables find it again: by the font alone they would open one more for each cell.
    for (const name of ['regular', 'bold'] as const) {
      this.pdf.registerFont(name, fonts[name], name);
    }
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.pdf.on('pageAdded', () => {
      this.drawMargin();
      this.titles.push(this.titles.at(-1) ?? about.title);
    });
    this.drawMargin();
    this.root = this.pdf.struct('Document', { title, lang: 'it-IT' });
    this.pdf.addStructure(this.root);
  }

  /** The head of a document; a second one begins on a page of its own. */
  heading(title: string, lines: string[]): this {
    if (this.hasContent) this.pdf.addPage();
    this.hasContent = true;
    if (this.about.isPile) this.titles[this.titles.length - 1] = title;
    this.write('P', this.about.author, { font: 'bold', size: 17, after: 18 });
    this.write('H1', title, { font: 'bold', size: 21, after: 4 });
    for (const words of lines) this.write('P', words, { colour: soft, after: 1 });
    this.pdf.y += 14;
    return this;
  }

  /** A text as a QR code in the upper right corner of the page, beside the heading, which says it in words. */
  code(text: string): this {
    const { pdf } = this;
    drawCode(pdf, text, { x: pdf.page.width - MARGIN - CODE_SIDE, y: MARGIN, size: CODE_SIDE });
    return this;
  }

  section(title: string): this {
    this.keepTogether(80);
    this.pdf.y += 6;
    return this.write('H2', title, { font: 'bold', size: 13, after: 4 });
  }

  paragraph(words: string): this {
    return this.write('P', words, { after: 6 });
  }

  note(words: string): this {
    return this.write('P', words, { size: 9, colour: soft, after: 4 });
  }

  /** Terms and what is said of them. */
  facts(facts: [string, string][]): this {
    const rows = facts.map(([term, value]) => [
      { text: term, type: 'TH' as const, scope: 'Row', textColor: soft },
      { text: value },
    ]);
    return this.drawTable(rows, [140, '*'], 0);
  }

  /** On each page that it goes on to it has its heads again, and its sums stand below a row. */
  table(table: SheetTable): this {
    for (const part of this.parts(table)) this.drawTable(part, widthsOf(table), 0.6);
    return this;
  }

  /** The same of many rows: other calls have their turn between two pages. */
  async longTable(table: SheetTable): Promise<this> {
    for (const part of this.parts(table)) {
      this.drawTable(part, widthsOf(table), 0.6);
      await othersTurn();
    }
    return this;
  }

  /** Ends the document. */
  async bytes(): Promise<Buffer> {
    this.root.end();
    this.drawFooters();
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    await ended;
    return Buffer.concat(this.chunks);
  }

  private hasContent = false;

  /** Of what stands on each page. */
  private readonly titles: string[];

  private write(tag: string, words: string, style: Style): this {
    const { font = 'regular', size = 10.5, colour = ink, after = 0 } = style;
    const element = this.pdf.struct(tag, {}, () => {
      this.pdf.font(font).fontSize(size).fillColor(colour).text(words, MARGIN, undefined, {
        lineGap: 2,
      });
    });
    this.root.add(element);
    this.pdf.y += after;
    return this;
  }

  /** What of a table stands on one page, each part with its heads; whoever asks for the next has drawn the last. */
  private *parts(table: SheetTable): Generator<Cell[][]> {
    const { pdf } = this;
    const { head, body, foot } = cellsOf(table);
    const heights = (rows: Cell[][]) =>
      rows.reduce((sum, row) => sum + this.heightOf(row, table), 0);
    const [headHeight, footHeight] = [heights([head]), heights(foot)];
    let part = [head];
    let bottom = pdf.y + headHeight;
    for (const [index, row] of body.entries()) {
      const height = heights([row]);
      const needed = index === body.length - 1 ? height + footHeight : height;
      if (bottom + needed >= pdf.page.maxY()) {
        if (part.length > 1) yield part;
        if (pdf.y > MARGIN) pdf.addPage();
        part = [head];
        bottom = pdf.y + headHeight;
      }
      part.push(row);
      bottom += height;
    }
    yield [...part, ...foot];
  }

  /** As the library measures it. */
  private heightOf(row: Cell[], { columns }: SheetTable): number {
    const { pdf } = this;
    const fixed = columns.reduce((sum, { width = 0 }) => sum + width, 0);
    const free = columns.filter(({ width }) => width === undefined).length;
    const share = (pdf.page.width - 2 * MARGIN - fixed) / free;
    let column = 0;
    const heights = row.map(({ text, font, colSpan = 1 }) => {
      const spanned = columns.slice(column, column + colSpan);
      column += colSpan;
      const width = spanned.reduce((sum, one) => sum + (one.width ?? share), 0);
      pdf.font(font === bold ? 'bold' : 'regular').fontSize(bold.size);
      return pdf.heightOfString(String(text), { width: width - padding.left - padding.right });
    });
    return Math.max(...heights) + padding.top + padding.bottom;
  }

  private drawTable(data: Cell[][], columnStyles: (number | string)[], rule: number): this {
    this.pdf.font('regular').fontSize(bold.size);
    this.pdf.x = MARGIN;
    const table = {
      data,
      columnStyles,
      structParent: this.root,
      defaultStyle: {
        textColor: ink,
        padding,
        border: { top: 0, left: 0, right: 0, bottom: rule },
        borderColor: line,
      },
    };
    this.pdf.table(table);
    this.pdf.x = MARGIN;
    this.pdf.y += 12;
    return this;
  }

  private keepTogether(height: number): void {
    if (this.pdf.y + height > this.pdf.page.maxY()) this.pdf.addPage();
  }

  /** The red line of the exercise book, which is no content. */
  private drawMargin(): void {
    const { pdf } = this;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.save().lineWidth(1.2).strokeColor(marginRed);
    pdf.moveTo(RULE_X, 0).lineTo(RULE_X, pdf.page.height).stroke().restore();
    pdf.endMarkedContent();
  }

  private drawFooters(): void {
    const { pdf, about, titles } = this;
    for (const [page, title] of titles.entries()) {
      pdf.switchToPage(page);
      const own = titles.filter((one) => one === title).length;
      const number = page - titles.indexOf(title) + 1;
      // Below the margin: else the text would begin a page of its own.
      const { bottom } = pdf.page.margins;
      pdf.page.margins.bottom = 0;
      pdf.markContent('Artifact', { type: 'Pagination' });
      pdf.font('regular').fontSize(8.5).fillColor(soft);
      const words = `${about.author} · ${title} · pagina ${number} di ${own}`;
      pdf.text(words, MARGIN, pdf.page.height - 34, { lineBreak: false });
      pdf.endMarkedContent();
      pdf.page.margins.bottom = bottom;
    }
  }
}

/** Of a table's cells. */
const padding = { top: 4, bottom: 4, left: 0, right: 8 };
const bold = { src: 'bold', size: 9.5 };

/** Of each column; `*` takes what is left. */
const widthsOf = ({ columns }: SheetTable) => columns.map(({ width }) => width ?? '*');

function cellsOf({ columns, rows, sums = [] }: SheetTable) {
  const align = columns.map(({ isNumber }) => ({ x: isNumber ? 'right' : 'left' }) as const);
  const head: Cell[] = columns.map(({ title }, n) => ({
    text: title,
    type: 'TH',
    scope: 'Column',
    font: bold,
    align: align[n],
  }));
  const body: Cell[][] = rows.map((cells) => cells.map((text, n) => ({ text, align: align[n] })));
  const foot: Cell[][] = sums.map(([term, amount], n) => {
    const font = n === sums.length - 1 ? bold : {};
    return [
      { text: term, colSpan: columns.length - 1, type: 'TH', scope: 'Row', font },
      { text: amount, align: { x: 'right' }, font },
    ];
  });
  return { head, body, foot };
}

interface Style {
  font?: 'regular' | 'bold';
  size?: number;
  colour?: string;
  /** Space below, in points. */
  after?: number;
}

type Cell = PDFKit.Mixins.CellOptions & { scope?: string };

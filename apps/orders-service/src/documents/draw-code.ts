import { encode } from 'uqr';

interface Place {
  x: number;
  y: number;
  size: number;
}

/**
 * Draws a text as a QR code, in squares that stay sharp at any size. What stands around it has to leave it free: it has
 * no border of its own. Of no content for a screen reader, since the text stands beside it.
 */
export function drawCode(pdf: PDFKit.PDFDocument, text: string, { x, y, size }: Place): void {
  const { data, size: modules } = encode(text, { border: 0, ecc: 'M', boostEcc: true });
  const side = size / modules;
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.save();
  for (const [row, cells] of data.entries()) {
    for (const [from, length] of darkRuns(cells)) {
      pdf.rect(x + from * side, y + row * side, length * side, side);
    }
  }
  pdf.fill('#000000').restore();
  pdf.endMarkedContent();
}

/** Dark squares side by side are one: else a printer shows white hairs between them. */
function darkRuns(cells: readonly boolean[]): [from: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [column, isDark] of cells.entries()) {
    if (!isDark) continue;
    const last = runs.at(-1);
    if (last !== undefined && last[0] + last[1] === column) last[1] += 1;
    else runs.push([column, 1]);
  }
  return runs;
}

import PDFDocument from 'pdfkit';
import { drawCode } from './draw-code';

describe('a QR code on paper', () => {
  it('is drawn in whole runs of squares, within its place', () => {
    const pdf = new PDFDocument({ font: '' });
    const rect = jest.spyOn(pdf, 'rect');
    drawCode(pdf, 'ZN7K3M9QXD', { x: 100, y: 50, size: 42 });
    const runs = rect.mock.calls;
    // The smallest code there is has 21 × 21 squares.
    expect(runs.map(([x, y]) => [(x - 100) % 2, (y - 50) % 2])).toEqual(runs.map(() => [0, 0]));
    expect(Math.max(...runs.map(([x, , width]) => x + width))).toBe(142);
    expect(Math.max(...runs.map(([, y, , height]) => y + height))).toBe(92);
    // Its upper left corner: seven dark squares, then a light one.
    expect(runs[0]).toEqual([100, 50, 14, 2]);
  });
});

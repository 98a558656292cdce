export const ink = '#18222B';
export const paper = '#FDFEFB';
export const steel = '#C9D6DD';
export const sky = '#A5BEFF';
export const yellow = '#FFE25C';

export function box(
  at: readonly [x: number, y: number, w: number, h: number],
  fill: string,
  r = 0,
): string {
  const [x, y, width, height] = at.map(round);
  const corner = r > 0 ? ` rx="${r}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${fill}"/>`;
}

/** A line of ink, or of another colour and width. */
export function line(d: string, width?: number, colour?: string): string {
  const stroke = colour === undefined ? '' : ` stroke="${colour}"`;
  return `<path d="${d}" fill="none"${width === undefined ? '' : ` stroke-width="${width}"`}${stroke}/>`;
}

/** One after the other, `count` times. */
export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** To a tenth: more cannot be seen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

import { ink, well } from './colours';

/** The drawings' own pixels: a card shows them at about this size, so the outline of 2.5 stays what it is. */
const WIDTH = 240;
const HEIGHT = 200;
/** The file asks for more: the largest picture in the gallery is made from it. */
const SCALE = 6;

const centre = `${WIDTH / 2} ${HEIGHT / 2}`;

/** A closed area with the ink outline. */
export function area(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function box(
  at: readonly [x: number, y: number, w: number, h: number],
  fill: string,
  r = 0,
): string {
  const [x, y, width, height] = at.map(round);
  const corner = r > 0 ? ` rx="${r}"` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${corner} fill="${fill}"/>`;
}

export function disc(at: readonly [x: number, y: number], r: number, fill: string): string {
  return `<circle cx="${round(at[0])}" cy="${round(at[1])}" r="${round(r)}" fill="${fill}"/>`;
}

/** A line of ink, or of another colour and width. */
export function line(d: string, width?: number, colour?: string): string {
  const stroke = colour === undefined ? '' : ` stroke="${colour}"`;
  return `<path d="${d}" fill="none"${width === undefined ? '' : ` stroke-width="${width}"`}${stroke}/>`;
}

/** An area without an outline: print on a cover, light on glass. */
export function print(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}" stroke="none"/>`;
}

export function shift(x: number, y: number, ...parts: string[]): string {
  return `<g transform="translate(${round(x)} ${round(y)})">${parts.join('')}</g>`;
}

/** Turned about the middle of the drawing, in degrees clockwise. */
export function turn(degrees: number, ...parts: string[]): string {
  return `<g transform="rotate(${round(degrees)} ${centre})">${parts.join('')}</g>`;
}

/** Larger or smaller about a point of the drawing, which moves to its middle. */
export function zoom(
  factor: number,
  [x, y]: readonly [number, number],
  ...parts: string[]
): string {
  if (factor === 1 && x === WIDTH / 2 && y === HEIGHT / 2) return parts.join('');
  return `<g transform="translate(${centre}) scale(${round(factor)}) translate(${-x} ${-y})">${parts.join('')}</g>`;
}

/** One after the other, `count` times. */
export function each(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** The whole file: the ground, then the drawing with its ink outline. */
export function svgFile(drawing: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * SCALE}" height="${HEIGHT * SCALE}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${well}"/>`,
    `<g fill="none" stroke="${ink}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">`,
    drawing,
    '</g></svg>\n',
  ].join('');
}

/** To a tenth: more cannot be seen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

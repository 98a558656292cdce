import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Colour } from './colours';

export const prints = ['plain', 'stripes', 'dots', 'waves', 'star'] as const;
export type Print = (typeof prints)[number];

export interface Look {
  colour: Colour;
  print: Print;
  pieces?: number;
  /** Colours of the pieces, in turn. */
  mix?: readonly Colour[];
}

interface Template {
  drawing: string;
  /** Where a close look is worth it. */
  closeUp: string;
}

const folder = join(import.meta.dirname, 'images');
const templates = new Map<string, Template>();

/**
 * A template of `images/` in the colours and with the print of a product: #00f stands for the colour, #99f for the
 * softer one, `#print` for the surface that is printed. A packet repeats `#piece` at its step.
 */
export function drawProduct(name: string, { colour, print, pieces = 1, mix = [] }: Look): string {
  const { drawing } = templateOf(name);
  const colourAt = (index: number) => mix[index % mix.length] ?? colour;
  const [, x, y, piece] =
    /<g id="piece" data-step="(\S+) (\S+)"[^>]*>(.*)<\/g>/.exec(drawing) ?? [];
  if (pieces === 1 || piece === undefined) return painted(drawing, colourAt(0), print);
  return Array.from({ length: pieces }, (_, index) => {
    const steps = index - (pieces - 1) / 2;
    const move = `translate(${Number(x) * steps} ${Number(y) * steps})`;
    return `<g transform="${move}">${painted(piece, colourAt(index), print)}</g>`;
  }).join('');
}

/** The part of a drawing that its template shows from near, as an SVG viewBox. */
export function closeUpOf(name: string): string {
  return templateOf(name).closeUp;
}

function painted(drawing: string, { main, soft }: Colour, print: Print): string {
  return drawing
    .replace(/<rect id="print"(.*?) stroke="none"\/>/, (_, surface: string) =>
      print === 'plain' ? '' : printOn(surface, print),
    )
    .replace(/ id="piece" data-step="[^"]*"/, '')
    .replaceAll('"#00f"', `"${main}"`)
    .replaceAll('"#99f"', `"${soft}"`);
}

function printOn(surface: string, print: Print): string {
  return read(join('prints', print)).replace(/^<svg xmlns="[^"]*"/, `<svg${surface}`);
}

function templateOf(name: string): Template {
  const known = templates.get(name);
  if (known) return known;
  const [, closeUp = '', drawing] =
    /^<svg [^>]*>(?:<view id="close" viewBox="([^"]*)"\/>)?(.*)<\/svg>$/.exec(read(name)) ?? [];
  if (drawing === undefined) throw new Error(`${name} is no template.`);
  const template = { drawing, closeUp };
  templates.set(name, template);
  return template;
}

function read(name: string): string {
  return readFileSync(join(folder, `${name}.svg`), 'utf8').replace(/\n\s*/g, '');
}

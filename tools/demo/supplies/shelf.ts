import { hash, hashText } from '../chance';
import { colourNamed, colours } from './colours';
import type { Colour } from './colours';
import type { DrawnProduct } from './draw-gallery';
import { prints } from './draw-product';
import { kinds } from './kinds';
import type { SupplyKind, Size } from './kinds';
import lines from './lines.json' with { type: 'json' };

const COLOURS_OF_A_KIND = 6;

/** What a product is: the n-th of its kind in one line, size and colour. */
export interface SupplyVariant {
  kind: SupplyKind;
  size: Size;
  colour: Colour;
  /** Colours that the same product is also sold in; none where its kind has no colours. */
  others: readonly Colour[];
  name: string;
}

/** The kinds in turn, each as often as its share asks for, without end. */
export function* kindsInTurn(): Generator<{ kind: SupplyKind; nth: number }> {
  const total = kinds.reduce((sum, { share }) => sum + share, 0);
  const places = kinds.map((kind) => ({ kind, credit: 0, nth: 0 }));
  const richest = (best: (typeof places)[number], one: typeof best) =>
    one.credit > best.credit ? one : best;
  for (;;) {
    for (const place of places) place.credit += place.kind.share;
    const next = places.reduce(richest);
    next.credit -= total;
    yield { kind: next.kind, nth: next.nth };
    next.nth += 1;
  }
}

/** The n-th product of a kind; no two have the same name. */
export function variantOf(kind: SupplyKind, nth: number): SupplyVariant {
  const colourCount = kind.hasColours ? COLOURS_OF_A_KIND : 1;
  const total = lines.length * kind.sizes.length * colourCount;
  const at = (nth * strideOf(total) + hashText(kind.name)) % total;
  const size = kind.sizes[Math.floor(at / lines.length) % kind.sizes.length];
  if (size === undefined) throw new Error(`${kind.name} has no sizes.`);
  const number = Math.floor(at / lines.length / kind.sizes.length);
  const round = Math.floor(nth / total);
  const words = kind.name
    .replace('{linea}', lines[at % lines.length] ?? '')
    .replace('{misura}', size.name);
  const colour = colourOf(kind, number);
  return {
    kind,
    size,
    colour,
    others: kind.hasColours ? [colourOf(kind, number + 1), colourOf(kind, number + 2)] : [],
    name: [
      words + (round > 0 ? ` serie ${round + 1}` : ''),
      ...(kind.hasColours ? [colour.name] : []),
    ].join(', '),
  };
}

/** The size and colour that somebody asks for. */
export function variantIn(
  kind: SupplyKind,
  size: number,
  colourNumber: number,
): Omit<SupplyVariant, 'name'> {
  const colour = colours[colourNumber] ?? colourOf(kind, 0);
  const others = kind.hasColours ? [colourOf(kind, 1), colourOf(kind, 2)] : [];
  return { kind, size: kind.sizes[size] ?? { name: '', euro: 0 }, colour, others };
}

/** How a product is drawn; its print goes with its colour, so that images are shared. */
export function subjectOf({
  kind,
  size,
  colour,
  others,
}: Omit<SupplyVariant, 'name'>): DrawnProduct {
  // Plain twice: the calm ones are more.
  const choices = ['plain', ...prints] as const;
  const print = choices[hash(hashText(kind.name), hashText(colour.name)) % choices.length];
  return {
    images: size.images ?? kind.images,
    colour,
    print: print ?? 'plain',
    pieces: size.pieces,
    mix: size.mix?.map(colourNamed),
    scale: size.scale ?? 1,
    // A packet of many colours looks the same in each.
    others: size.mix ? [] : others,
  };
}

/** Each kind has some of the colours, spread over all of them. */
function colourOf(kind: SupplyKind, number: number): Colour {
  const first = hashText(kind.name) % colours.length;
  const colour = colours[(first + 5 * (number % COLOURS_OF_A_KIND)) % colours.length];
  if (colour === undefined) throw new Error('There are no colours.');
  return colour;
}

/** A step that leads through all places before it comes back, far from one to the next. */
function strideOf(total: number): number {
  let stride = Math.max(1, Math.round(total * 0.618));
  while (greatestDivisor(stride, total) !== 1) stride += 1;
  return stride;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

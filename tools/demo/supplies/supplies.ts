import { Dice, hashText } from '../chance';
import { kinds } from './kinds';
import type { SupplyKind } from './kinds';
import type { Images } from './images';
import { kindsInTurn, subjectOf, variantIn, variantOf } from './shelf';
import type { SupplyVariant } from './shelf';
import { safetyOf } from './safety';
import showcase from './showcase.json' with { type: 'json' };
import { figuresOf } from './stock';
import type { SupplyWithPast } from './supply';

/** A product that screens and documents show: it is the first of its name's kind, with figures of its own. */
interface Showcase extends Pick<
  SupplyWithPast,
  'nome' | 'prezzoOriginale' | 'sconto' | 'valutazione' | 'numeroRecensioni' | 'tags'
> {
  /** Begin of the kind's name. */
  kind: string;
  /** Which of the kind's sizes. */
  size: number;
  colour: number;
  /** Discount of 20 days ago, where it was a higher one. */
  earlierDiscount?: number;
}

/** The school supplies, without end: the first n are the same however many are asked for. */
export function* supplies(images: Images): Generator<SupplyWithPast> {
  const shown = showcase.map((one, at) => shownSupply(one, at + 1, images));
  yield* shown;
  let number = shown.length;
  for (const { kind, nth } of kindsInTurn()) {
    number += 1;
    yield supplyOf(number, variantOf(kind, nth), images);
  }
}

function supplyOf(number: number, variant: SupplyVariant, images: Images): SupplyWithPast {
  const { kind, size, name } = variant;
  const { isNew, ...figures } = figuresOf(number, kind, size.euro);
  return {
    ...figures,
    nome: name,
    descrizione: descriptionOf(number, kind),
    categoria: kind.category,
    immagini: images.of(subjectOf(variant)),
    tags: isNew ? ['nuovo', ...kind.tags] : kind.tags,
    ...safetyOf(number, kind),
  };
}

function shownSupply(one: Showcase, number: number, images: Images): SupplyWithPast {
  const { kind: start, size, colour, earlierDiscount, ...own } = one;
  const kind = kinds.find(({ name }) => name.startsWith(start));
  if (kind === undefined) throw new Error(`There is no kind for ${own.nome}.`);
  const variant = { ...variantIn(kind, size, colour), name: own.nome };
  const supply = {
    ...supplyOf(number, variant, images),
    ...own,
    pezzi_disponibili: 999,
    inVendita: true,
  };
  const { prezzoOriginale, tags, sconto } = supply;
  const first = { daysAgo: 60, prezzoOriginale, sconto: 0 };
  const second = { daysAgo: 20, prezzoOriginale, sconto: earlierDiscount ?? sconto };
  return { ...supply, past: tags.includes('nuovo') ? [] : [first, second] };
}

/** Now and then one more sentence, which is true of all. */
const remarks = [
  'La figura è un disegno: mostra forma e colori, le misure sono quelle del nome.',
  'Sullo schermo il colore può apparire un poco diverso.',
  'Materiali e avvertenze sono scritti anche sulla confezione.',
];

function descriptionOf(number: number, { says, name }: SupplyKind): string {
  const dice = new Dice(number, hashText(name));
  const sentences = says.map((choices) => dice.pick(choices));
  if (dice.chance(0.35)) sentences.push(dice.pick(remarks));
  return sentences.join(' ');
}

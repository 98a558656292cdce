import art from './kinds/art.json' with { type: 'json' };
import bags from './kinds/bags.json' with { type: 'json' };
import desk from './kinds/desk.json' with { type: 'json' };
import geometry from './kinds/geometry.json' with { type: 'json' };
import notebooks from './kinds/notebooks.json' with { type: 'json' };
import paper from './kinds/paper.json' with { type: 'json' };
import writing from './kinds/writing.json' with { type: 'json' };

/** A size, or another form in which a kind is sold. */
export interface Size {
  /** As it stands in the name. */
  name: string;
  /** What the supplier takes, about. */
  euro: number;
  /** How large it is drawn; 1 where it is left out. */
  scale?: number;
  /** Pieces of the packet that are drawn; 1 where it is left out. */
  pieces?: number;
  /** Names of the pieces' colours, in turn; the product's own where it is left out. */
  mix?: readonly string[];
  /** Where they are not those of the kind. */
  images?: readonly string[];
}

/** A kind of supply: what the products of a shelf have in common. */
export interface SupplyKind {
  category: string;
  /** With `{linea}` and `{misura}`; the colour follows. */
  name: string;
  /** Templates: of the product, and of what else is worth a look. */
  images: readonly string[];
  sizes: readonly Size[];
  hasColours: boolean;
  /** How many there are of it, beside the other kinds. */
  share: number;
  /** What it is, what it is good for, what to know before buying: one sentence of each is taken. */
  says: readonly (readonly string[])[];
  tags: readonly string[];
  /** Fewest pieces of a purchase; 1 where it is left out. */
  minimum?: number;
}

/** Every kind of supply; new ones go to the end of their list, since products are numbered in this order. */
export const kinds: readonly SupplyKind[] = [
  ...notebooks,
  ...bags,
  ...writing,
  ...art,
  ...desk,
  ...paper,
  ...geometry,
];

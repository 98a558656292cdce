import type { ShapeName } from '../drawings/gallery';
import type { Look } from '../drawings/shape';

/** A size, or another form in which a kind is sold. */
export interface Size {
  /** As it stands in the name; empty where there is only one. */
  name: string;
  /** What the supplier takes, about. */
  euro: number;
  look?: Partial<Look>;
}

/** A kind of supply: what the products of a shelf have in common. */
export interface Kind {
  category: string;
  /** With `{linea}` and `{misura}`; the colour follows. */
  name: string;
  shape: ShapeName;
  sizes: readonly Size[];
  hasColours: boolean;
  /** How many there are of it, beside the other kinds. */
  share: number;
  /** What it is, what it is good for, what to know before buying: one sentence of each is taken. */
  says: readonly [readonly string[], readonly string[], readonly string[]];
  tags: readonly string[];
  /** Fewest pieces of a purchase; 1 where it is left out. */
  minimum?: number;
}

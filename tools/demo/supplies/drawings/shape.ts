/** What is drawn on a plain surface. */
export type Pattern = 'plain' | 'stripes' | 'dots' | 'waves' | 'star';

/** Pages of a notebook. */
export type Ruling = 'righe' | 'quadretti' | 'pentagramma' | 'bianca';

/** What distinguishes products that have the same shape. */
export interface Look {
  main: string;
  soft: string;
  /** Pieces in the packet; the shape decides how many of them can be shown. */
  pieces: number;
  pattern: Pattern;
  ruling: Ruling;
  /** 1 is the usual size. */
  size: number;
  /** Which of a shape's own forms, from 0. */
  form: number;
}

/** How one kind of product is drawn, on 240 × 200. */
export interface Shape {
  front: (look: Look) => string;
  /** Open, from behind, or what is in it. */
  other?: (look: Look) => string;
  /** Where a close look is worth it. */
  focus: readonly [x: number, y: number];
}

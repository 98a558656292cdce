import type { Look } from './shape';
import { each, shift, turn, zoom } from './svg';

/** Places of upright pieces side by side: where each one's middle is. */
export function row(
  pieces: number,
  { most, step }: { most: number; step: number },
  draw: (index: number) => string,
): string {
  const count = Math.max(1, Math.min(pieces, most));
  return each(count, (i) => shift(step * (i - (count - 1) / 2), 0, draw(i)));
}

/** A single one lies aslant: upright it would look lost. */
export function lean(look: Look, drawing: string): string {
  return look.pieces === 1
    ? zoom(1.12 * look.size, [120, 100], turn(32, drawing))
    : zoom(look.size, [120, 100], drawing);
}

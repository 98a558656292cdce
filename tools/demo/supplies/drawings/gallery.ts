import { artShapes } from './art.ts';
import { bagShapes } from './bags.ts';
import { caseShapes } from './cases.ts';
import { type Colour } from './colours.ts';
import { deskShapes } from './desk.ts';
import { drawingShapes } from './drawing.ts';
import { geometryShapes } from './geometry.ts';
import { notebookShapes } from './notebooks.ts';
import { paperShapes } from './paper.ts';
import { pencilShapes } from './pencils.ts';
import { penShapes } from './pens.ts';
import type { Look, Shape } from './shape.ts';
import { shift, svgFile, zoom } from './svg.ts';

/** How each kind of product is drawn. */
export const shapes = {
  ...notebookShapes,
  ...bagShapes,
  ...penShapes,
  ...caseShapes,
  ...artShapes,
  ...drawingShapes,
  ...pencilShapes,
  ...paperShapes,
  ...deskShapes,
  ...geometryShapes,
};
export type ShapeName = keyof typeof shapes;

/** The pictures of a product as SVG files: the product, then what else is worth a look, two to four in all. */
export function drawGallery(name: ShapeName, look: Look, others: readonly Colour[]): string[] {
  const shape: Shape = shapes[name];
  const front = shape.front(look);
  const views = [front];
  if (shape.other) views.push(shape.other(look));
  if (others.length > 1) views.push(lineUp(shape, look, others));
  views.push(zoom(2.1, shape.focus, front));
  return views.slice(0, 4).map(svgFile);
}

/** The product below two of other colours. */
function lineUp(shape: Shape, look: Look, [left, right]: readonly Colour[]): string {
  const small = (x: number, y: number, { main, soft }: Pick<Colour, 'main' | 'soft'>) =>
    shift(x, y, zoom(0.52, [120, 102], shape.front({ ...look, main, soft })));
  return small(-56, -43, left ?? look) + small(56, -43, right ?? look) + small(0, 45, look);
}

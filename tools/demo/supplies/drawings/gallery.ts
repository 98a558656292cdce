import { artShapes } from './art';
import { bagShapes } from './bags';
import { caseShapes } from './cases';
import { type Colour } from './colours';
import { deskShapes } from './desk';
import { drawingShapes } from './drawing';
import { geometryShapes } from './geometry';
import { notebookShapes } from './notebooks';
import { paperShapes } from './paper';
import { pencilShapes } from './pencils';
import { penShapes } from './pens';
import type { Look, Shape } from './shape';
import { shift, svgFile, zoom } from './svg';

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

import { artKinds } from './art.ts';
import { bagKinds } from './bags.ts';
import { deskKinds } from './desk.ts';
import { geometryKinds } from './geometry.ts';
import type { Kind } from './kind.ts';
import { notebookKinds } from './notebooks.ts';
import { paperKinds } from './paper.ts';
import { writingKinds } from './writing.ts';

/** Every kind of supply; new ones go to the end of their list, since products are numbered in this order. */
export const kinds: readonly Kind[] = [
  ...notebookKinds,
  ...bagKinds,
  ...writingKinds,
  ...artKinds,
  ...deskKinds,
  ...paperKinds,
  ...geometryKinds,
];

import { artKinds } from './art';
import { bagKinds } from './bags';
import { deskKinds } from './desk';
import { geometryKinds } from './geometry';
import type { Kind } from './kind';
import { notebookKinds } from './notebooks';
import { paperKinds } from './paper';
import { writingKinds } from './writing';

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

import type { Evidence } from './evidence';
import type { Fault } from './finding';
import type { ChaosShop } from './shop';

export interface Planted {
  /** What must be found. */
  fault: Fault;
  /** What the finding must name. */
  about: string;
}

export interface PlantingGround {
  shop: ChaosShop;
  evidence: Evidence;
  /** Of the orders schema unless told. */
  run: (sql: string, values: unknown[], database?: string) => Promise<void>;
  /** An order that no other plant touches; none where the game had none of the kind. */
  orderWith: (test: (order: Evidence['orders'][number]) => boolean) => string | undefined;
}

/** Makes something wrong; undefined where the game had nothing to do it to. */
export type Plant = (ground: PlantingGround) => Promise<Planted | undefined>;

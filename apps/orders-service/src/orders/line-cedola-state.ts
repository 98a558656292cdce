import type { CedolaState } from '@zaino/contracts/orders';

/** How a cedola stands for one line of it. */
export type LineCedolaState = Exclude<CedolaState, 'void'>;

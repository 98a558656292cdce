/** The part that a process plays: `main` answers calls, `worker` makes what must follow from them. */
export type ProcessRole = 'main' | 'worker';

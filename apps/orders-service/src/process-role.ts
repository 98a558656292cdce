/**
 * The part that a process plays: `main` answers calls, `worker` makes what must follow from them. A topic that has
 * something to do in both has a module `for(role)`: what only answers is not in the worker, what is scheduled not in
 * the main process.
 */
export type ProcessRole = 'main' | 'worker';

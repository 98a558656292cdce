/** End of the name of a process that makes its service's calls and gives none. */
export const WORKER = /-worker$/;

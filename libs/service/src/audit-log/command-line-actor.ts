import type { StaffActor } from '../calling-staff';

/** Whoever sits at the server: the command line knows nobody by name. */
export const commandLineActor: StaffActor = { id: 'command-line', name: 'Riga di comando' };

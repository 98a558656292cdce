import { cpus } from 'node:os';

export interface MachineTime {
  idle: number;
  all: number;
}

/** Of all processors so far. */
export function machineTime(): MachineTime {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((time) => Object.values(time))),
  };
}

/** Share of the machine that was idle since then, in percent. */
export function idleSince(before: MachineTime): number {
  const now = machineTime();
  return (100 * (now.idle - before.idle)) / (now.all - before.all);
}

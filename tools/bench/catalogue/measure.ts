import { readFileSync } from 'node:fs';
import { Inspector } from '../stack/inspector.ts';
import { summarise } from '../stack/cpu-profile.ts';
import type { HotSpot, Profile } from '../stack/cpu-profile.ts';
import { arriveSteadily, sendAtOnce } from '../stack/load.ts';
import type { Measured } from '../stack/load.ts';
import { idleSince, machineTime } from '../stack/machine-time.ts';
import { cpuSeconds } from '../stack/processes.ts';
import type { CatalogueStack } from './stack.ts';

const ARRIVALS_PER_SECOND = 200;
const STEADY_SECONDS = 10;
const WARM_UP_SECONDS = 3;
const FULL_LOAD_SECONDS = 5;
const CONNECTIONS = 32;

/** Paths that a call is measured with: none is sent twice while it arrives steadily. */
export const PATHS = 40_000;

/** Milliseconds of processor time for one request. */
export interface Cpu {
  service: number;
  gateway: number;
  database: number;
}

export interface CallResult {
  steady: Measured;
  /** Of the machine while requests arrive steadily: near zero, others took part, and the latencies say little. */
  idlePercent: number;
  full: Measured;
  /** At full load. */
  cpu: Cpu;
  /** Share of the requests at full load whose very path had been sent before. */
  repeatedPercent: number;
  bare: Measured;
  bareCpu: Cpu;
}

interface Measurement {
  stack: CatalogueStack;
  databasePid: number;
  paths: string[];
}

/** Warms up, then measures what arrives steadily, what 32 connections get, and the same of the bare handler. */
export async function measureCall({ stack, databasePid, paths }: Measurement): Promise<CallResult> {
  const warmUp = ARRIVALS_PER_SECOND * WARM_UP_SECONDS;
  const steadyEnd = warmUp + ARRIVALS_PER_SECOND * STEADY_SECONDS;
  const rate = { origin: stack.gateway.url, perSecond: ARRIVALS_PER_SECOND };
  await arriveSteadily({ ...rate, paths: paths.slice(0, warmUp) });
  const before = machineTime();
  const steady = await arriveSteadily({ ...rate, paths: paths.slice(warmUp, steadyEnd) });
  const idlePercent = idleSince(before);
  const rest = paths.slice(steadyEnd);
  const load = { paths: rest, connections: CONNECTIONS, seconds: FULL_LOAD_SECONDS };
  const pids = { service: stack.service.pid, gateway: stack.gateway.pid, database: databasePid };
  const [full, cpu] = await withCpu(pids, () => sendAtOnce({ ...load, origin: stack.gateway.url }));
  const barePids = { ...pids, service: stack.bare.pid, gateway: stack.bareGateway.pid };
  const [bare, bareCpu] = await withCpu(barePids, () =>
    sendAtOnce({ ...load, origin: stack.bareGateway.url }),
  );
  const repeatedPercent = repeatedShare(paths.slice(0, steadyEnd), rest, full.requests);
  return { steady, idlePercent, full, cpu, repeatedPercent, bare, bareCpu };
}

async function withCpu(
  pids: Record<keyof Cpu, number>,
  work: () => Promise<Measured>,
): Promise<[Measured, Cpu]> {
  const names = Object.keys(pids) as (keyof Cpu)[];
  const before = names.map((name) => cpuSeconds(pids[name]));
  const measured = await work();
  const perRequest = names.map((name, index) => {
    const seconds = cpuSeconds(pids[name]) - (before[index] ?? 0);
    return [name, (seconds * 1000) / measured.requests];
  });
  return [measured, Object.fromEntries(perRequest)];
}

function repeatedShare(earlier: string[], paths: string[], requests: number): number {
  const sent = new Set(earlier);
  let repeated = 0;
  for (let index = 0; index < requests; index += 1) {
    const path = paths[index % paths.length] ?? '';
    if (sent.has(path)) repeated += 1;
    sent.add(path);
  }
  return (100 * repeated) / requests;
}

/** Where the service's time goes while 32 connections ask; the profiler itself slows it down a little. */
export async function profileCall(
  { gateway }: CatalogueStack,
  paths: string[],
  inspectorPort: number,
): Promise<{ perSecond: number; busySeconds: number; hotSpots: HotSpot[] }> {
  const load = { origin: gateway.url, connections: CONNECTIONS, seconds: FULL_LOAD_SECONDS };
  const half = Math.floor(paths.length / 2);
  await sendAtOnce({ ...load, paths: paths.slice(0, half), seconds: WARM_UP_SECONDS });
  const inspector = await Inspector.open(inspectorPort);
  let perSecond = 0;
  const profiles = await inspector.profile(async () => {
    ({ perSecond } = await sendAtOnce({ ...load, paths: paths.slice(half) }));
  });
  inspector.close();
  return { perSecond, ...summarise(profiles['main'] as Profile, 25) };
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

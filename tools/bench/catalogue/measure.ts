import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { Inspector } from '../stack/inspector';
import { summarise } from '../stack/cpu-profile';
import type { HotSpot, CpuProfile } from '../stack/cpu-profile';
import { arriveSteadily, sendAtOnce } from '../stack/load';
import type { MeasuredLoad } from '../stack/load';
import { idleSince, machineTime } from '../stack/machine-time';
import { cpuSeconds } from '../stack/processes';
import type { CatalogueStack } from './stack';

const ARRIVALS_PER_SECOND = 200;
const STEADY_SECONDS = 10;
const WARM_UP_SECONDS = 3;
const FULL_LOAD_SECONDS = 5;
const CONNECTIONS = 32;
const LONGEST_WAIT_S = 60;

const fullLoad = { connections: CONNECTIONS, seconds: FULL_LOAD_SECONDS };

/** Paths that a call is measured with: none is sent twice while it arrives steadily. */
export const PATHS = 40_000;

/** Milliseconds of processor time for one request. */
export interface Cpu {
  service: number;
  gateway: number;
  database: number;
}

export interface OwnResult {
  steady: MeasuredLoad;
  /** Of the machine while requests arrive steadily: near zero, others took part, and the latencies say little. */
  idlePercent: number;
  full: MeasuredLoad;
  /** At full load. */
  cpu: Cpu;
  /** Share of the requests at full load whose very path had been sent before. */
  repeatedPercent: number;
}

/** Of the bare handler at full load. */
export interface BareResult {
  bare: MeasuredLoad;
  bareCpu: Cpu;
}

export type CallResult = OwnResult & BareResult;

interface Measurement {
  stack: CatalogueStack;
  databasePid: number;
  paths: string[];
}

/** Warms up, then measures what arrives steadily, and what 32 connections get. */
export async function measureCall({ stack, databasePid, paths }: Measurement): Promise<OwnResult> {
  const { warmUp, steadily, atOnce } = partsOf(paths);
  const rate = { origin: stack.gateway.url, perSecond: ARRIVALS_PER_SECOND };
  await arriveSteadily({ ...rate, paths: warmUp });
  const before = machineTime();
  const steady = await arriveSteadily({ ...rate, paths: steadily });
  const idlePercent = idleSince(before);
  const pids = { service: stack.service.pid, gateway: stack.gateway.pid, database: databasePid };
  const load = { paths: atOnce, origin: stack.gateway.url, ...fullLoad };
  const [full, cpu] = await withCpu(pids, () => sendAtOnce(load));
  const repeatedPercent = repeatedShare([...warmUp, ...steadily], atOnce, full.requests);
  return { steady, idlePercent, full, cpu, repeatedPercent };
}

/** The same at full load of the bare handler; afterwards the database is idle again. */
export async function measureBare({ stack, databasePid, paths }: Measurement): Promise<BareResult> {
  const { bare: handler, bareGateway } = stack;
  const pids = { service: handler.pid, gateway: bareGateway.pid, database: databasePid };
  const load = { paths: partsOf(paths).atOnce, origin: bareGateway.url, ...fullLoad };
  const [bare, bareCpu] = await withCpu(pids, () => sendAtOnce(load));
  await untilIdle(databasePid);
  return { bare, bareCpu };
}

function partsOf(paths: string[]) {
  const warmUp = ARRIVALS_PER_SECOND * WARM_UP_SECONDS;
  const steadyEnd = warmUp + ARRIVALS_PER_SECOND * STEADY_SECONDS;
  return {
    warmUp: paths.slice(0, warmUp),
    steadily: paths.slice(warmUp, steadyEnd),
    atOnce: paths.slice(steadyEnd),
  };
}

/** Queries whose caller has given up go on in the database. */
async function untilIdle(pid: number): Promise<void> {
  for (let tries = 0; tries < LONGEST_WAIT_S; tries += 1) {
    const before = cpuSeconds(pid);
    await delay(1_000);
    if (cpuSeconds(pid) - before < 0.05) return;
  }
}

async function withCpu(
  pids: Record<keyof Cpu, number>,
  work: () => Promise<MeasuredLoad>,
): Promise<[MeasuredLoad, Cpu]> {
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
  const load = { origin: gateway.url, ...fullLoad };
  const half = Math.floor(paths.length / 2);
  await sendAtOnce({ ...load, paths: paths.slice(0, half), seconds: WARM_UP_SECONDS });
  const inspector = await Inspector.open(inspectorPort);
  let perSecond = 0;
  const profiles = await inspector.profile(async () => {
    ({ perSecond } = await sendAtOnce({ ...load, paths: paths.slice(half) }));
  });
  inspector.close();
  return { perSecond, ...summarise(profiles['main'] as CpuProfile, 25) };
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

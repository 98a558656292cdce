import { arriveSteadily } from '../stack/load';
import { idleSince, machineTime } from '../stack/machine-time';
import { cpuSeconds } from '../stack/processes';
import type { Served } from '../stack/processes';
import { Caller } from '@zaino/tools/buyers/caller';
import { quantile } from './quantile';
import { PASSWORD } from './people';
import type { BenchPerson } from './people';

const SECONDS = 10;
const AT_ONCE = 8;
const OTHERS_PER_SECOND = 50;

export interface SignIns {
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
  cpuMsPerSignIn: number;
  /** Of one core that the service used. */
  servicePercent: number;
  /** Of the machine. */
  idlePercent: number;
  /** p99 of another call of the same process, in milliseconds: alone, and while people sign in. */
  otherAlone: number;
  otherMeanwhile: number;
}

/** As many sign-ins as can be, beside steady arrivals of a call that asks who is signed in. */
export async function measureSignIns(identity: Served, people: BenchPerson[]): Promise<SignIns> {
  const others = () =>
    arriveSteadily({
      origin: identity.url,
      paths: Array.from({ length: SECONDS * OTHERS_PER_SECOND }, () => '/api/auth/me'),
      perSecond: OTHERS_PER_SECOND,
      headers: { cookie: people[0]?.cookie ?? '' },
    });
  await others();
  const alone = await others();
  const [cpuBefore, machineBefore, start] = [
    cpuSeconds(identity.pid),
    machineTime(),
    performance.now(),
  ];
  const [{ times, failures }, meanwhile] = await Promise.all([
    signInFor(identity.url, people),
    others(),
  ]);
  const seconds = (performance.now() - start) / 1000;
  const cpu = cpuSeconds(identity.pid) - cpuBefore;
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failures: failures + alone.failures + meanwhile.failures,
    cpuMsPerSignIn: (cpu * 1000) / times.length,
    servicePercent: (cpu * 100) / seconds,
    idlePercent: idleSince(machineBefore),
    otherAlone: alone.p99,
    otherMeanwhile: meanwhile.p99,
  };
}

async function signInFor(
  origin: string,
  people: BenchPerson[],
): Promise<{ times: number[]; failures: number }> {
  const caller = new Caller(origin, AT_ONCE);
  const end = performance.now() + SECONDS * 1000;
  const times: number[] = [];
  let failures = 0;
  let next = 0;
  const work = async () => {
    while (performance.now() < end) {
      const email = people[next++ % people.length]?.email;
      const body = { email, password: PASSWORD };
      const answer = await caller.call({ method: 'POST', path: '/api/auth/login', body });
      times.push(answer.ms);
      if (!answer.body.includes('"success":true')) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  caller.close();
  return { times, failures };
}

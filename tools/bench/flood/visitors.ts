import { arriveSteadily, type MeasuredLoad } from '../stack/load';
import { classPages, pages } from '../pages/targets';

/** Of each kind in a second. */
const A_SECOND = 8;

/** What other visitors ask for. */
export const kinds = ['home', 'school', 'class lists', 'calls'] as const;
export type Kind = (typeof kinds)[number];

export type FloodVisits = Record<Kind, MeasuredLoad>;

export interface Visitors {
  /** Visits for so many seconds, each at its own moment. */
  visit: (seconds: number) => Promise<FloodVisits>;
}

/** Visitors with an address of their own: the same pages as all others, class lists that nobody has opened, and calls. */
export async function openVisitors(origin: string): Promise<Visitors> {
  const classes = await classPages(origin);
  const calls = [
    '/api/getadozionibycodicescuola?codiceScuola=CRMM8ZZ01L',
    '/api/schools?regione=Lombardia&provincia=Cremona&comune=Cremona',
  ];
  let asked = 0;
  const visit = async (seconds: number): Promise<FloodVisits> => {
    const count = seconds * A_SECOND;
    const times = (paths: string[]) =>
      Array.from({ length: count }, (_, at) => paths[(asked + at) % paths.length] ?? '/');
    const paths: Record<Kind, string[]> = {
      home: times([pages.home]),
      school: times([pages.school]),
      'class lists': times(classes),
      calls: times(calls),
    };
    asked += count;
    const measured = await Promise.all(
      kinds.map(async (kind, at) => {
        const headers = { 'x-forwarded-for': `198.51.100.${at + 1}` };
        const load = { origin, paths: paths[kind], perSecond: A_SECOND, headers };
        return [kind, await arriveSteadily(load)] as const;
      }),
    );
    return Object.fromEntries(measured) as FloodVisits;
  };
  return { visit };
}

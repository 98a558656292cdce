/** One change of what is live, by what the release command is told. */
export interface PlannedChange {
  app: string;
  kind: 'promote' | 'back' | 'canary' | 'share' | 'end';
}

/** An app is at the end of it what it was at first. A canary that is promoted is over by that. */
const cycle: readonly PlannedChange['kind'][] = [
  'promote',
  'back',
  'canary',
  'share',
  'end',
  'canary',
  'promote',
  'back',
];

/** So many changes of these apps in turn. */
export function planChanges(apps: readonly string[], count: number): PlannedChange[] {
  return Array.from({ length: count }, (_, number) => ({
    app: apps[number % apps.length] ?? '',
    kind: cycle[Math.floor(number / apps.length) % cycle.length] ?? 'back',
  }));
}

import { appPath } from '../releases-path';

/** What of an app is looked at; it stands in the page's address. */
export interface AppAddress {
  app: string;
  /** How far back figures go. */
  hours: number;
  /** The line of the history before which it begins; null for the latest. */
  before: number | null;
}

const DAY = 24;

/** How far back one may look, in hours, and how that is said. */
export const spans = [
  [DAY, '24 ore'],
  [7 * DAY, '7 giorni'],
  [30 * DAY, '30 giorni'],
] as const;

/** What an address asks for; what makes no sense is as good as left out. */
export function readAddress(app: string, parameters: URLSearchParams): AppAddress {
  const hours = Number(parameters.get('ore'));
  const before = parameters.get('prima') ?? '';
  return {
    app,
    hours: spans.find(([span]) => span === hours)?.[0] ?? DAY,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : null,
  };
}

/** The address of what is to be looked at. */
export function addressOf({ app, hours, before }: AppAddress): string {
  const parameters = new URLSearchParams({
    ...(hours !== DAY && { ore: String(hours) }),
    ...(before !== null && { prima: String(before) }),
  }).toString();
  return parameters === '' ? appPath(app) : `${appPath(app)}?${parameters}`;
}

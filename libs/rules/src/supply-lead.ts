/** How long a distributor takes for a book. */
export interface SupplyLead {
  /** Working days. */
  days: { from: number; to: number };
  /** Hour in Italy from which on what is ordered counts as ordered the next day. */
  cutOff?: number | undefined;
  /** The day on which it has the book, as `2026-12-10`: its days are counted from there. */
  date?: string | undefined;
}

const written = /^(\d{1,2})-(\d{1,2})(?:h(\d{1,2}))?(?:d(\d{4}-\d{2}-\d{2}))?$/;

/** As a query has it: `1-2`, `1-2h11`, `1-2d2026-12-10`. */
export function leadText({ days, cutOff, date }: SupplyLead): string {
  const hour = cutOff === undefined ? '' : `h${cutOff}`;
  return `${days.from}-${days.to}${hour}${date === undefined ? '' : `d${date}`}`;
}

/** What `leadText` has written; null where it is something else. */
export function leadOf(text: string): SupplyLead | null {
  const [, from, to, cutOff, date] = written.exec(text) ?? [];
  if (from === undefined || to === undefined) return null;
  return {
    days: { from: Number(from), to: Number(to) },
    ...(cutOff !== undefined && { cutOff: Number(cutOff) }),
    ...(date !== undefined && { date }),
  };
}

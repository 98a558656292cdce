interface Notice {
  text: string;
  /** The first and the last day, as `2026-08-10`. */
  from: string;
  until: string;
}

/** What a bookshop tells its families on a day; empty for nothing. */
export function currentNotice(notice: Notice | null, day: string): string {
  return notice !== null && notice.from <= day && day <= notice.until ? notice.text : '';
}

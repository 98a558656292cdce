// The zone is named so that server and browser write the same.
const format = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Rome',
});

/** `21 novembre 2026 alle ore 19:08`. */
export function moment(timestamp: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(new Date(timestamp)).map(({ type, value }) => [type, value]),
  );
  // Joined by hand: how a browser joins day and time differs with its version.
  return `${parts['day']} ${parts['month']} ${parts['year']} alle ${parts['hour']}:${parts['minute']}`;
}

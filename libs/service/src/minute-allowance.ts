/** So many a minute; how many more there were is told with the next one that may pass. */
export function createAllowance(aMinute: number, onLeftOut: (count: number) => void) {
  let began = 0;
  let used = 0;

  return (): boolean => {
    const now = Date.now();
    if (now - began >= 60_000) {
      if (used > aMinute) onLeftOut(used - aMinute);
      began = now;
      used = 0;
    }
    used += 1;
    return used <= aMinute;
  };
}

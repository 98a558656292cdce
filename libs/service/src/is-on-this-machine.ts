/** Whether an address leads to the machine that it is asked on. */
export function isOnThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

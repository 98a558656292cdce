/** The members of an object as JSON text without the braces, to be put together with others. */
export function jsonMembers(members: object): string {
  return JSON.stringify(members).slice(1, -1);
}

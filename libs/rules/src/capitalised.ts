/** `zaini` as `Zaini`: categories are shown with a capital, however they were entered. */
export function capitalised(name: string): string {
  return name.charAt(0).toLocaleUpperCase('it') + name.slice(1);
}

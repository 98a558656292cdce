/** The ministry's “Normale” is no judgement on a school: it has no particular characteristic. */
export function characteristicWords(characteristic: string): string {
  return characteristic === 'Normale' ? 'Ordinaria' : characteristic;
}

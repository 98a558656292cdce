/** `2ª B`; a family that bought before the section was known has none. */
export function classWords({ classe, sezione }: { classe: string; sezione: string }): string {
  return sezione ? `${classe}ª ${sezione}` : `${classe}ª, sezione non nota`;
}

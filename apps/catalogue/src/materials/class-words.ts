/** `1ª B`, or `1ª, tutte le sezioni`. */
export const className = ({ anno, sezione }: { anno: number; sezione: string }): string =>
  sezione === '' ? `${anno}ª, tutte le sezioni` : `${anno}ª ${sezione}`;

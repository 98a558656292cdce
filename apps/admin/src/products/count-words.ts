const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** `2.000`. */
export const formatCount = (count: number): string => whole.format(count);

/** `1 prodotto`, `2.000 prodotti`. */
export function products(count: number): string {
  return count === 1 ? '1 prodotto' : `${formatCount(count)} prodotti`;
}

/** `1 prodotto attivato`, `3 prodotti attivati`. */
export function productsAre(
  count: number,
  done: 'attivat' | 'disattivat' | 'modificat' | 'eliminat',
) {
  return `${products(count)} ${done}${count === 1 ? 'o' : 'i'}`;
}

const NAMED = 3;

/** `Penna, Gomma, Diario e altri 4`. */
export function named(names: readonly string[], most = NAMED): string {
  const rest = names.length - most;
  const shown = names.slice(0, most).join(', ');
  if (rest <= 0) return shown;
  return rest === 1 ? `${shown} e un altro` : `${shown} e altri ${formatCount(rest)}`;
}

import { TextField } from '@zaino/ui/text-field';

/** A month as `2026-09`; browsers without a field for months take it as text. */
export function MonthField({ month }: { month: string }) {
  return (
    <TextField
      type="month"
      name="mese"
      label="Mese"
      hint="Anno e mese, per esempio 2026-09"
      pattern="20\d\d-(0[1-9]|1[0-2])"
      defaultValue={month}
      required
    />
  );
}

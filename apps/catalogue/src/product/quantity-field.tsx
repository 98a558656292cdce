import { QuantityStepper } from '@zaino/ui/quantity-stepper';
import { useId, useState } from 'react';
import type { PurchaseRange } from '../buying/product-line';
import css from './quantity-field.module.css';

interface QuantityFieldProps extends PurchaseRange {
  /** What is bought. */
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Pieces between minus and plus, or typed; what does not fit is brought to the nearest that does. */
export function QuantityField({ label, value, min, max, onChange }: QuantityFieldProps) {
  const [text, setText] = useState<string | null>(null);
  const hintId = useId();

  const take = (typed: string) => {
    setText(typed);
    const pieces = piecesOf(typed);
    if (pieces !== null && pieces >= min && pieces <= max) onChange(pieces);
  };
  const settle = () => {
    if (text === null) return;
    const pieces = piecesOf(text);
    if (pieces !== null) onChange(Math.min(max, Math.max(min, pieces)));
    setText(null);
  };

  return (
    <div className={css.quantity}>
      <QuantityStepper label={label} value={value} min={min} max={max} onChange={onChange}>
        <input
          className={css.input}
          aria-label={`Quantità: ${label}`}
          aria-describedby={hintId}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={text ?? String(value)}
          onChange={(event) => take(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle();
          }}
        />
      </QuantityStepper>
      <p id={hintId} className={css.hint}>
        {min > 1 ? `Da ${min} a ${max} pezzi` : `Al massimo ${max} pezzi`}
      </p>
    </div>
  );
}

/** Null for what is no whole number. */
function piecesOf(text: string): number | null {
  const plain = text.trim();
  return /^\d+$/.test(plain) ? Number(plain) : null;
}

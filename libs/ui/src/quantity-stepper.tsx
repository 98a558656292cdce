import type { ReactNode } from 'react';
import { MinusIcon, PlusIcon } from './icons';
import css from './quantity-stepper.module.css';

interface QuantityStepperProps {
  /** What is counted: "Le parole in cammino 2". Said with both buttons. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** What stands for the number itself, as a field to type it into. */
  children?: ReactNode;
}

/** A number between a minus and a plus; minus stops at `min`, plus at `max`. */
export function QuantityStepper({
  label,
  value,
  onChange,
  min = 1,
  max = Infinity,
  children,
}: QuantityStepperProps) {
  return (
    <div className={css.stepper} role="group" aria-label={`Quantità: ${label}`}>
      <button
        type="button"
        className={css.button}
        aria-label={`Diminuisci la quantità: ${label}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <MinusIcon />
      </button>
      {children ?? <output className={css.value}>{value}</output>}
      <button
        type="button"
        className={css.button}
        aria-label={`Aumenta la quantità: ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}

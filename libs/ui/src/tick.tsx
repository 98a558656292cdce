import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import css from './tick.module.css';

type BoxProps = Omit<ComponentProps<'input'>, 'type'>;

/** The box and its blue biro tick; the input lies over the whole cell that it stands in. */
function TickBox({ className, ...input }: BoxProps) {
  return (
    <>
      <input {...input} type="checkbox" className={classNames(css.input, className)} />
      <svg className={css.box} viewBox="0 -8 32 33" aria-hidden="true">
        <rect className={css.frame} x="0.75" y="0.75" width="22.5" height="22.5" rx="3.25" />
        <path
          className={css.stroke}
          d="M2.2 9.6C1.6 8.2 3.4 6.9 4.7 7.9c2.5 2 4.9 5.1 6.9 8.7C15.6 8.6 22.2-1.4 30.2-7.3c.7-.5 1.4.4.8 1C24 .6 17.8 10.4 13.2 20.6c-.6 1.3-2.5 1.3-3.2.1C8 17 5 12.2 2.2 9.6Z"
        />
      </svg>
    </>
  );
}

interface TickProps extends BoxProps {
  /** What is ticked, for those who do not see the row: "Le parole in cammino 2". */
  label: string;
}

/** The tick of a list's row: fills its cell, so that the whole cell answers. Disabled: a dashed box. */
export function Tick({ label, className, ...input }: TickProps) {
  return (
    <span className={classNames(css.cell, className)}>
      <TickBox aria-label={label} {...input} />
    </span>
  );
}

interface CheckboxProps extends BoxProps {
  children: ReactNode;
}

/** The same tick with its words beside it, for forms. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(css.labelled, className)}>
      <span className={css.mark}>
        <TickBox {...input} />
      </span>
      <span>{children}</span>
    </label>
  );
}

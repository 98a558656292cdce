import type { ComponentProps } from 'react';
import css from './button.module.css';
import { classNames } from './class-names';

interface ButtonLook {
  /** One primary per task, then outlined, then underlined text. */
  variant?: 'primary' | 'outline' | 'text';
  /** 48 px high, or 44. */
  size?: 'normal' | 'small';
  isWide?: boolean;
}

/** The class of a button, for a link that should look like one: `<Link className={buttonClass()}>`. */
export function buttonClass(look: ButtonLook = {}, className?: string): string | undefined {
  const { variant = 'primary', size = 'normal', isWide = false } = look;
  return classNames(css.button, css[variant], css[size], isWide && css.wide, className);
}

export function Button({
  variant,
  size,
  isWide,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button {...button} type={type} className={buttonClass({ variant, size, isWide }, className)} />
  );
}

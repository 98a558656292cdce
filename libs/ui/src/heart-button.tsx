import type { ReactNode } from 'react';
import { buttonClass } from './button';
import { classNames } from './class-names';
import css from './heart-button.module.css';
import { HeartIcon } from './icons';

interface HeartButtonProps {
  isOn: boolean;
  onPress: () => void;
  /** Another look than that of a button of text. */
  className?: string | undefined;
  children: ReactNode;
}

/** Keeps something for later, or no longer; comes once the page is alive. */
export function HeartButton({ isOn, onPress, className, children }: HeartButtonProps) {
  const look = className ?? buttonClass({ variant: 'text', size: 'small' });
  return (
    <button
      type="button"
      data-late=""
      aria-pressed={isOn}
      className={classNames(css.heart, look)}
      onClick={onPress}
    >
      <HeartIcon />
      {children}
    </button>
  );
}

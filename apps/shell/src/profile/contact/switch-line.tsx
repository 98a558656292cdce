import { Checkbox } from '@zaino/ui/tick';
import { useHydrated } from '@zaino/web/use-hydrated';
import { type ReactNode, useId } from 'react';
import css from './contact-section.module.css';

interface SwitchLineProps {
  title: string;
  /** What it is for. */
  text: string;
  isOn: boolean;
  /** While nothing hears a press. */
  isDisabled?: boolean;
  onPress?: () => void;
  /** What is to be said of the last press. */
  children?: ReactNode;
}

/** A switch with what it is for. */
export function SwitchLine({
  title,
  text,
  isOn,
  isDisabled = false,
  onPress,
  children,
}: SwitchLineProps) {
  const isHydrated = useHydrated();
  const textId = useId();
  return (
    <>
      <Checkbox
        checked={isOn}
        disabled={isDisabled || !isHydrated}
        aria-describedby={textId}
        onChange={onPress}
      >
        {title}
      </Checkbox>
      <p id={textId} className={css.text}>
        {text}
      </p>
      <div className={css.told}>{children}</div>
    </>
  );
}

import type { ReactNode } from 'react';

interface IconProps {
  className?: string;
}

/** 24 px, 1.75 stroke, round ends, the colour of the text. Decorative: whoever uses one gives it words. */
function Icon({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function CartIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M2.5 4.5h2.3c.5 0 .9.3 1 .8l2.2 9c.1.5.5.8 1 .8h8.6c.5 0 .9-.3 1-.8L20.5 8H6.6" />
      <circle cx="9.5" cy="19" r="1.5" />
      <circle cx="16.5" cy="19" r="1.5" />
    </Icon>
  );
}

export function MenuIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M3.5 6.5h17M3.5 12h17M3.5 17.5h10" />
    </Icon>
  );
}

export function CloseIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m5.5 5.5 13 13m0-13-13 13" />
    </Icon>
  );
}

export function ArrowRightIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M4 12h16m-6-6 6 6-6 6" />
    </Icon>
  );
}

export function MinusIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M5 12h14" />
    </Icon>
  );
}

export function PlusIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M5 12h14M12 5v14" />
    </Icon>
  );
}

export function HeartIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 20 4.6 12.6a4.7 4.7 0 0 1 0-6.7 4.7 4.7 0 0 1 6.7 0l.7.8.7-.8a4.7 4.7 0 0 1 6.7 0 4.7 4.7 0 0 1 0 6.7L12 20Z" />
    </Icon>
  );
}

export function ShareIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 15V3.5m-4.5 4L12 3l4.5 4.5M7 10.5H4.5v10h15v-10H17" />
    </Icon>
  );
}

export function CheckIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="m4.5 12.5 5 5 10-11" />
    </Icon>
  );
}

export function PersonIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4 20.5c.8-4 4-6 8-6s7.2 2 8 6" />
    </Icon>
  );
}

/** Books on a shelf. */
export function ShelfIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M3 20h18M5.5 20V5.5h4V20m0-12.5h4V20m1.2-12.2 3.8-.9L21 20" />
    </Icon>
  );
}

export function WarningIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <path d="M12 3.5 2.5 20h19L12 3.5Zm0 6.5v4.5m0 2.700v.1" />
    </Icon>
  );
}

export function ClockIcon({ className }: IconProps) {
  return (
    <Icon className={className}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 7v5l3.5 2" />
    </Icon>
  );
}

import { Foldable } from './foldable';
import { OwnPasswordForm } from './own-password-form';

interface ConfirmedButtonProps {
  words: string;
  /** What it is called where the words alone do not tell. */
  label?: string;
  isSmall?: boolean;
  hasPassword: boolean;
  onSend: (password: string | undefined) => Promise<unknown>;
  onDone: () => void;
}

/** A button that asks for the password, in its own place, before it does anything. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { words, label, isSmall = false, hasPassword, onSend, onDone } = props;
  const look = isSmall ? ({ variant: 'text', size: 'small' } as const) : {};
  return (
    <Foldable open={words} button={{ ...look, 'aria-label': label }}>
      {(close) => (
        <OwnPasswordForm
          label={label ?? words}
          submit={words}
          hasPassword={hasPassword}
          onSend={onSend}
          onDone={() => {
            close();
            onDone();
          }}
          onClose={close}
        >
          <p>Confermi?</p>
        </OwnPasswordForm>
      )}
    </Foldable>
  );
}

import { type AppCommand, commandWords, run } from './command';
import { ReleaseDialog } from './release-dialog';

interface CommandDialogProps {
  command: AppCommand;
  onClose: () => void;
  onDone: (words: string) => void;
}

/** Says what will happen, asks why, and does it. */
export function CommandDialog({ command, onClose, onDone }: CommandDialogProps) {
  const { title, submit, effect, reasons, done } = commandWords(command);
  return (
    <ReleaseDialog
      title={title}
      submit={submit}
      reasons={reasons}
      onSend={(_form, reason) => run(command, reason)}
      onClose={onClose}
      onDone={() => onDone(done)}
    >
      {() => <p>{effect}</p>}
    </ReleaseDialog>
  );
}

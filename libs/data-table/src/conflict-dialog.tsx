import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { agreed, capital, type Noun } from './count-words';

interface ConflictDialogProps {
  noun: Noun;
  name: string;
  /** What the others have changed; empty where the table shows nothing of it. */
  theirs: readonly string[];
  /** What was to be saved. */
  own: readonly string[];
  /** Whether the own value is saved over the newer one. */
  onAnswer: (isOwn: boolean) => void;
}

/** Somebody else was quicker: says what they changed, and what it was to become. Nothing is lost unasked. */
export function ConflictDialog({ noun, name, theirs, own, onAnswer }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      title={`${capital(noun.one)} ${agreed(noun, 1, 'cambiat')} nel frattempo`}
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            Tieni i valori nuovi
          </Button>
          <Button onClick={() => onAnswer(true)}>Salva il mio valore</Button>
        </>
      }
    >
      <p>
        Qualcun altro ha salvato <strong>{name}</strong> mentre {noun.isFeminine ? 'la' : 'lo'}{' '}
        cambiavi: la tua modifica non è ancora salvata.
      </p>
      <h3>Adesso</h3>
      <ul>
        {theirs.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {theirs.length === 0 && <li>Sono cambiati campi che questa tabella non mostra.</li>}
      </ul>
      <h3>Il tuo valore</h3>
      <ul>
        {own.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Dialog>
  );
}

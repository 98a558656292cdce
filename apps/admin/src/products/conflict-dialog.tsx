import type { QuickFields } from '@zaino/contracts/catalogue';
import { formatEuro } from '@zaino/rules/money';
import { Button } from '@zaino/ui/button';
import { Dialog } from '@zaino/ui/dialog';
import { differenceWords } from './bulk-kinds';
import type { ProductConflict } from './product-changes';
import { quickFields } from './quick-fields';

interface ConflictDialogProps {
  conflict: ProductConflict;
  /** Whether the own value is saved over the newer one. */
  onAnswer: (isOwn: boolean) => void;
}

function own({ prezzoOriginale, pezzi_disponibili }: QuickFields): string[] {
  return [
    ...(prezzoOriginale === undefined
      ? []
      : [`${quickFields.prezzoOriginale}: ${formatEuro(prezzoOriginale)}`]),
    ...(pezzi_disponibili === undefined
      ? []
      : [`${quickFields.pezzi_disponibili}: ${pezzi_disponibili}`]),
  ];
}

/** Somebody else was quicker: says what they changed, and what it was to become. Nothing is lost unasked. */
export function ConflictDialog({ conflict, onAnswer }: ConflictDialogProps) {
  const { seen, now, fields } = conflict;
  const theirs = differenceWords(seen, now);
  return (
    <Dialog
      isOpen
      title="Prodotto cambiato nel frattempo"
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
        Qualcun altro ha salvato <strong>{now.nome}</strong> mentre lo cambiavi: la tua modifica non
        è ancora salvata.
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
        {own(fields).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Dialog>
  );
}

import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import type { MouseEvent } from 'react';
import { keepChoice, keptChoice, printPath } from './print-choice';

/** The label of one order, on the paper that was chosen last on this device: on a roll where none was. */
export function LabelLink({ number }: { number: string }) {
  const takeChoice = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    const choice = { ...keptChoice(), name: 'labels' as const };
    currentTarget.href = printPath(choice, [number]);
    keepChoice(choice, 1);
  };
  return (
    <a
      href={printPath({ name: 'labels', paper: 'roll-62', first: 1 }, [number])}
      target="_blank"
      rel="noreferrer"
      onClick={takeChoice}
    >
      Etichetta <VisuallyHidden>dell’ordine {number} (si apre in un’altra scheda)</VisuallyHidden>
    </a>
  );
}

import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { agreed, andOthers, counted, type Noun } from './count-words';
import type { LeftOutRow } from './row-changes';

const SHOWN = 20;

/** Names the rows that a change did not touch. */
export function LeftOutNotice({
  noun,
  leftOut,
  onClose,
}: {
  noun: Noun;
  leftOut: readonly LeftOutRow[];
  onClose: () => void;
}) {
  if (leftOut.length === 0) return null;
  return (
    <Notice
      action={
        <Button variant="outline" size="small" onClick={onClose}>
          Ho capito
        </Button>
      }
    >
      <strong>
        {counted(noun, leftOut.length)} {leftOut.length === 1 ? 'è' : 'sono'}{' '}
        {agreed(noun, leftOut.length, 'rimast')} com’era{leftOut.length > 1 && 'no'}:
      </strong>
      <ul>
        {leftOut.slice(0, SHOWN).map(({ id, nome, motivo }) => (
          <li key={id}>
            {nome} ({id}): {motivo}
          </li>
        ))}
        {leftOut.length > SHOWN && <li>{andOthers(noun, leftOut.length - SHOWN)}</li>}
      </ul>
    </Notice>
  );
}

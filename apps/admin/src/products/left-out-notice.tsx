import type { LeftOut } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { Notice } from '@zaino/ui/notice';
import { formatCount, products } from './count-words';

const SHOWN = 20;

/** Names the products that a change did not touch. */
export function LeftOutNotice({
  leftOut,
  onClose,
}: {
  leftOut: readonly LeftOut[];
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
        {products(leftOut.length)}{' '}
        {leftOut.length === 1 ? 'è rimasto com’era' : 'sono rimasti com’erano'}:
      </strong>
      <ul>
        {leftOut.slice(0, SHOWN).map(({ id, nome, motivo }) => (
          <li key={id}>
            {nome} ({id}): {motivo}
          </li>
        ))}
        {leftOut.length > SHOWN && <li>e altri {formatCount(leftOut.length - SHOWN)}</li>}
      </ul>
    </Notice>
  );
}

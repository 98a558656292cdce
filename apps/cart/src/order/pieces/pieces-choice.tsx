import type { Order, OrderLine } from '@zaino/contracts/orders';
import { QuantityStepper } from '@zaino/ui/quantity-stepper';
import { SelectField } from '@zaino/ui/select-field';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import type { ChosenPieces } from './line-pieces';
import { ownersOf } from './owners-of';
import css from './pieces-choice.module.css';

export interface PiecesChoiceProps {
  line: OrderLine;
  /** Of the order. */
  family: Order['children'];
  pieces: ChosenPieces;
  onChange: (pieces: ChosenPieces) => void;
}

/** How many pieces of a line, and whose they are where that is not clear. */
export function PiecesChoice({ line, family, pieces, onChange }: PiecesChoiceProps) {
  const { title, quantity } = line;
  const owners = ownersOf(line, family);
  const isPart = pieces.quantity < quantity;
  return (
    <div className={css.choice}>
      <div className={css.count}>
        <QuantityStepper
          label={title}
          value={pieces.quantity}
          max={quantity}
          onChange={(count) => onChange({ ...pieces, quantity: count })}
        />
        <span>di {quantity} pezzi</span>
      </div>
      {isPart && owners.length > 1 && (
        <SelectField
          label={
            <>
              Per chi {pieces.quantity === 1 ? 'era' : 'erano'}?
              <VisuallyHidden> {title}</VisuallyHidden>
            </>
          }
          value={pieces.childId ?? owners.at(-1)?.childId}
          onChange={({ target }) => onChange({ ...pieces, childId: target.value })}
        >
          {owners.map(({ childId, nickname }) => (
            <option key={childId} value={childId}>
              {nickname}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}

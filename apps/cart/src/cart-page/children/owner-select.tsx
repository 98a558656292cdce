import type { CartChild } from '@zaino/rules/cart-child';
import { type CartLine, lineKey } from '@zaino/rules/cart-line';
import type { Owner } from '@zaino/rules/cart-pieces';
import { SelectArrow } from '@zaino/ui/select-arrow';
import { moveToChild } from '@zaino/web/cart';
import { useEffect, useRef } from 'react';
import { lineTitle } from '../../order-lines/line-title';
import { rowKey, rowOwner } from './row-owner';
import css from './owner-select.module.css';

interface OwnerSelectProps {
  line: CartLine;
  family: readonly CartChild[];
  /** Told the key of the row where the pieces are then. */
  onMoved: (key: string) => void;
  /** The row came here by being moved: whoever moved it goes on from here. */
  takesFocus: boolean;
}

const NOBODY = '';

/** For whom a row's pieces are; choosing another child moves them there. */
export function OwnerSelect({ line, family, onMoved, takesFocus }: OwnerSelectProps) {
  const owner = rowOwner(line);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (takesFocus) select.current?.focus();
  }, [takesFocus]);

  const move = (to: Owner) => {
    moveToChild(lineKey(line), { from: owner, to, pieces: line.quantity });
    onMoved(rowKey({ ...line, children: to === null ? [] : [{ childId: to, quantity: 1 }] }));
  };

  return (
    <label className={css.label}>
      Per{' '}
      <span className={css.frame}>
        <select
          ref={select}
          className={css.select}
          aria-label={`Per chi: ${lineTitle(line)}`}
          value={owner ?? NOBODY}
          onChange={({ target }) => move(target.value === NOBODY ? null : target.value)}
        >
          <option value={NOBODY}>nessuno in particolare</option>
          {family.map(({ id, nickname }) => (
            <option key={id} value={id}>
              {nickname}
            </option>
          ))}
        </select>
        <SelectArrow className={css.arrow} />
      </span>
    </label>
  );
}

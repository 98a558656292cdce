import { sentences } from '@zaino/contracts/shared';
import type { CartChild } from '@zaino/rules/cart-child';
import { SelectField } from '@zaino/ui/select-field';
import { TextField } from '@zaino/ui/text-field';
import { useEffect, useRef } from 'react';
import css from './for-whom-field.module.css';
import { type ForWhom, NEW_CHILD, NOBODY } from './use-for-whom';

/** Longest nickname that the account takes too. */
const NICKNAME_LENGTH = 30;

/** "Per chi sono?": optional, and answered already where the family has named the child of this class. */
export function ForWhomField({ whom }: { whom: ForWhom }) {
  const { refusals } = whom;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusals > 0) field.current?.focus();
  }, [refusals]);

  return (
    <div className={css.fields}>
      <SelectField
        label="Per chi sono?"
        value={whom.chosen}
        onChange={({ target }) => whom.choose(target.value)}
      >
        <option value={NOBODY}>Nessuno in particolare</option>
        {whom.children.map((child) => (
          <option key={child.id} value={child.id}>
            {optionName(child)}
          </option>
        ))}
        {!whom.isFull && <option value={NEW_CHILD}>Un’altra persona…</option>}
      </SelectField>
      {whom.chosen === NEW_CHILD && (
        <TextField
          ref={field}
          label="Soprannome"
          hint="Solo per ritrovare i suoi libri nel carrello"
          value={whom.nickname}
          maxLength={NICKNAME_LENGTH}
          autoComplete="off"
          error={refusals > 0 ? sentences.nickname : undefined}
          onChange={({ target }) => whom.write(target.value)}
        />
      )}
    </div>
  );
}

function optionName({ nickname, classe, sezione }: CartChild): string {
  return `${nickname}, ${classe}ª${sezione ? ` ${sezione}` : ''}`;
}

import { sentences } from '@zaino/contracts/shared';
import { findChild } from '@zaino/rules/cart-child';
import { lineKey } from '@zaino/rules/cart-line';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { addChild, getCart, moveToChild } from '@zaino/web/cart';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import type { ClassLines } from '../group-lines';
import css from './assign-class.module.css';

/** Longest nickname that the account takes too. */
const NICKNAME_LENGTH = 30;

/** Gives a nickname to whom the books of a class are for; all of them move there. */
export function AssignClass({ group }: { group: ClassLines }) {
  const [isOpen, setOpen] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const formId = useId();
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);

  const assign = (event: SyntheticEvent) => {
    event.preventDefault();
    const nickname = field.current?.value.trim() ?? '';
    if (nickname === '') {
      setMissing(true);
      field.current?.focus();
      return;
    }
    putDown(group, nickname);
  };

  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-expanded={isOpen}
        aria-controls={formId}
        onClick={() => setOpen(!isOpen)}
      >
        Per chi sono?
      </Button>
      <form id={formId} hidden={!isOpen} className={css.form} onSubmit={assign} noValidate>
        <TextField
          ref={field}
          label="Soprannome"
          maxLength={NICKNAME_LENGTH}
          autoComplete="off"
          error={isMissing ? sentences.nickname : undefined}
          onChange={() => setMissing(false)}
        />
        <Button type="submit" variant="outline">
          Metti da parte
        </Button>
      </form>
    </>
  );
}

function putDown({ scuola, classe, sezione, lines }: ClassLines, nickname: string): void {
  const child = {
    nickname,
    classe,
    sezione,
    tetto: null,
    schoolCode: scuola.codice,
    schoolName: scuola.nome,
  };
  const id = findChild(getCart().children, child)?.id ?? addChild(child);
  for (const line of lines) {
    moveToChild(lineKey(line), { from: null, to: id, pieces: line.quantity });
  }
}

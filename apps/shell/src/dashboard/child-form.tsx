import { type Child, type ChildChanges, NICKNAME_LENGTH } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { AccountForm } from '../forms/account-form';
import type { FieldErrors } from '@zaino/web/use-submission';
import type { SchoolClass } from './class-choice';
import { ClassField } from './class-field';
import { type ChosenSchool, SchoolField } from './school-field';
import type { WantedClass } from './wanted-class';

interface ChildFormProps {
  initial: WantedClass | Child | null;
  submit: string;
  onSend: (changes: ChildChanges) => Promise<void>;
  onCancel: () => void;
  /** Takes the focus, where what had it has made way for the form. */
  isFocused?: boolean;
}

/** Who buys for which class: the school is searched for by its name, the class chosen from those that it has. */
export function ChildForm({ initial, submit, onSend, onCancel, isFocused }: ChildFormProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFocused) place.current?.querySelector('input')?.focus();
  }, [isFocused]);
  const [school, setSchool] = useState<ChosenSchool | null>(initial);
  const [chosen, setChosen] = useState<SchoolClass | null>(initial);

  const changeSchool = (next: ChosenSchool | null) => {
    setSchool(next);
    if (next?.schoolCode !== school?.schoolCode) setChosen(null);
  };

  const check = (nickname: string): FieldErrors => ({
    ...(nickname === '' && { nickname: 'Scrivi un soprannome' }),
    ...(!school && { schoolCode: 'Cerca la scuola e sceglila dall’elenco' }),
    ...(school && !isComplete(chosen) && { classe: 'Scegli una classe' }),
  });

  return (
    <div ref={place}>
      <AccountForm
        submit={submit}
        check={(field) => check(field('nickname').trim())}
        onSend={async (field) => {
          if (!school || !chosen) return;
          const { schoolCode, schoolName } = school;
          const { classe, sezione } = chosen;
          const nickname = field('nickname').trim();
          await onSend({ nickname, schoolCode, schoolName, classe, sezione });
        }}
        aside={
          <Button variant="text" onClick={onCancel}>
            Annulla
          </Button>
        }
      >
        {(errorOf) => (
          <>
            <TextField
              label="Soprannome"
              hint="Come lo chiami tu: non serve il nome completo."
              name="nickname"
              autoComplete="off"
              maxLength={NICKNAME_LENGTH}
              required
              defaultValue={initial && 'nickname' in initial ? initial.nickname : ''}
              error={errorOf('nickname')}
            />
            <SchoolField
              school={school}
              onChange={changeSchool}
              error={errorOf('schoolCode') ?? errorOf('schoolName')}
            />
            {school && (
              <ClassField
                key={school.schoolCode}
                schoolCode={school.schoolCode}
                chosen={chosen}
                onChange={setChosen}
                error={errorOf('classe') ?? errorOf('sezione')}
              />
            )}
          </>
        )}
      </AccountForm>
    </div>
  );
}

function isComplete(chosen: SchoolClass | null): boolean {
  return chosen !== null && chosen.classe !== '' && chosen.sezione !== '';
}

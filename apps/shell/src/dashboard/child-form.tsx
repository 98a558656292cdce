import {
  type Child,
  type ChildChanges,
  childChangesSchema,
  NICKNAME_LENGTH,
} from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { TextField } from '@zaino/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { AccountForm, type ReadField } from '@zaino/ui/account-form';
import type { FieldErrors } from '@zaino/web/use-submission';
import { validateForm } from '@zaino/web/validate-form';
import type { ChosenClass } from './class-choice';
import { ClassField } from './class-field';
import type { ChosenSchool } from '@zaino/ui/school-search';
import { SchoolField } from './school-field';
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
  const [chosen, setChosen] = useState<ChosenClass | null>(initial);

  const changeSchool = (next: ChosenSchool | null) => {
    setSchool(next);
    if (next?.schoolCode !== school?.schoolCode) setChosen(null);
  };

  const changesIn = (field: ReadField): ChildChanges => ({
    nickname: field('nickname').trim(),
    schoolCode: school?.schoolCode ?? '',
    schoolName: school?.schoolName ?? '',
    ...classIn(chosen),
  });
  const check = (field: ReadField): FieldErrors => {
    const errors = validateForm(childChangesSchema, changesIn(field));
    if (school) return errors;
    // Without a school there is no class to choose either.
    const { nickname } = errors;
    return {
      ...(nickname !== undefined && { nickname }),
      schoolCode: 'Cerca la scuola e sceglila dall’elenco',
    };
  };

  return (
    <div ref={place}>
      <AccountForm
        submit={submit}
        check={check}
        onSend={(field) => onSend(changesIn(field))}
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
              error={mended(school, errorOf('schoolCode') ?? errorOf('schoolName'))}
            />
            {school && (
              <ClassField
                key={school.schoolCode}
                schoolCode={school.schoolCode}
                chosen={chosen}
                onChange={setChosen}
                error={mended(
                  chosen && isComplete(chosen),
                  errorOf('classe') ?? errorOf('sezione'),
                )}
              />
            )}
          </>
        )}
      </AccountForm>
    </div>
  );
}

/** Blank where none was chosen, or half of one. */
function classIn(
  chosen: ChosenClass | null,
): Pick<ChildChanges, 'classe' | 'sezione' | 'schoolYear'> {
  if (!chosen) return { classe: '', sezione: '' };
  const { sezione, schoolYear } = chosen;
  const classe = isComplete(chosen) ? chosen.classe : '';
  return schoolYear === undefined ? { classe, sezione } : { classe, sezione, schoolYear };
}

function isComplete({ classe, sezione }: ChosenClass): boolean {
  return classe !== '' && sezione !== '';
}

/** What was wrong with a choice is so no longer once it is made. */
function mended(choice: unknown, words: string | undefined): string | undefined {
  return choice ? undefined : words;
}

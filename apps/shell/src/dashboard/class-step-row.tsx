import type { Child, ChildChanges } from '@zaino/contracts/identity';
import { schoolYear } from '@zaino/rules/list-parts';
import { Button } from '@zaino/ui/button';
import { MarginRow } from '@zaino/ui/margin-list';
import { useState } from 'react';
import { className } from './class-choice';
import css from './class-steps.module.css';
import type { ClassStep } from './class-steps.api';

interface ClassStepRowProps {
  child: Child;
  step: ClassStep;
  /** Saves the class, and says so in these words. */
  onStep: (next: Partial<ChildChanges>, words: string) => Promise<unknown>;
  /** Opens the form, where nobody knows the class. */
  onChoose: () => void;
}

/** A child, the class that it goes on to, and the ways to answer. */
export function ClassStepRow({ child, step, onStep, onChoose }: ClassStepRowProps) {
  const [isSaving, setSaving] = useState(false);
  const { nickname } = child;
  const { year } = step;
  const save = async (next: Partial<ChildChanges>, words: string) => {
    setSaving(true);
    await onStep(next, words);
    setSaving(false);
  };
  const common = { size: 'small', disabled: isSaving } as const;
  return (
    <MarginRow className={css.row}>
      <div className={css.words}>
        <h3>{nickname}</h3>
        <p>{wordsOf(child, step)}</p>
      </div>
      <div className={css.tools}>
        {step.kind === 'next' ? (
          <Button
            {...common}
            aria-label={`${nickname}: passa alla ${className(step)}`}
            onClick={() => {
              const next = { classe: step.classe, sezione: step.sezione, schoolYear: year };
              void save(next, `${nickname} passa alla ${className(step)}.`);
            }}
          >
            Passa alla {className(step)}
          </Button>
        ) : (
          <Button
            {...common}
            variant="outline"
            aria-label={`${nickname}: ${choices[step.kind].toLowerCase()}`}
            onClick={onChoose}
          >
            {choices[step.kind]}
          </Button>
        )}
        <Button
          {...common}
          variant="text"
          aria-label={`${nickname}: resta in ${className(child)}`}
          onClick={() =>
            void save({ schoolYear: year }, `${nickname} resta in ${className(child)}.`)
          }
        >
          Resta in {className(child)}
        </Button>
      </div>
    </MarginRow>
  );
}

/** What is left to choose. */
const choices: Record<Exclude<ClassStep['kind'], 'next'>, string> = {
  'section-gone': 'Scegli la sezione',
  'school-ends': 'Scegli la nuova scuola',
  'years-passed': 'Scegli la classe',
};

function wordsOf(child: Child, step: ClassStep): string {
  switch (step.kind) {
    case 'next':
      return `Dalla ${className(child)} alla ${className(step)}`;
    case 'section-gone':
      return `Dalla ${className(child)} alla ${step.classe}ª: una sezione ${child.sezione} nelle nuove liste non c’è.`;
    case 'school-ends':
      return `La ${className(child)} era l’ultimo anno in questa scuola: la nuova la sai solo tu.`;
    case 'years-passed':
      return `La ${className(child)} è del ${schoolYear(child.schoolYear ?? step.year - 1)}.`;
  }
}

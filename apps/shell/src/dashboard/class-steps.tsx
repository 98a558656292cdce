import type { Child } from '@zaino/contracts/identity';
import { EVERY_SECTION } from '@zaino/rules/class-list';
import { schoolYear } from '@zaino/rules/list-parts';
import { lazyPart } from '@zaino/ui/lazy-part';
import { MarginHead, MarginList } from '@zaino/ui/margin-list';
import { Toast } from '@zaino/ui/toast';
import { useEffect, useRef } from 'react';
import { ClassStepRow } from './class-step-row';
import css from './class-steps.module.css';
import type { ClassStep } from './class-steps.api';
import { useClassSteps } from './use-class-steps';

/** A chunk of its own, with the contract's rules: most only press. */
const ChildForm = lazyPart(
  async () => (await import(/* webpackChunkName: 'child-form' */ './child-form')).ChildForm,
);

interface ClassStepsProps {
  saved: readonly Child[];
  steps: readonly ClassStep[];
}

/** In June, when new lists are out: for each child of last year's class the class that it goes on to, by one press. */
export function ClassSteps({ saved, steps }: ClassStepsProps) {
  const { editing, edit, step, choose, done, undo, dismiss } = useClassSteps();
  const toast = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isUndoable = undo !== null;

  // The row that had the focus is gone.
  useEffect(() => {
    if (isUndoable) toast.current?.querySelector('button')?.focus();
  }, [isUndoable]);

  // The notice goes, and would take the keyboard's place with it; once all is answered, the question has gone too.
  const leave = () => (heading.current ?? childrenHeading())?.focus();

  const asked = steps.flatMap((one) => {
    const child = saved.find(({ id }) => id === one.childId);
    return child ? { child, step: one } : [];
  });
  const [first] = asked;
  const isAsked = first !== undefined;
  const wasAsked = useRef(isAsked);

  // Who closed the notice while the last answer was still on its way stood on the heading that goes now.
  useEffect(() => {
    const isQuestionGone = wasAsked.current && !isAsked;
    wasAsked.current = isAsked;
    if (isQuestionGone && done === null && document.activeElement === document.body) {
      childrenHeading()?.focus();
    }
  }, [isAsked, done]);

  return (
    <>
      {first && (
        <section aria-labelledby="nuovo-anno">
          <MarginList>
            <MarginHead>
              <h2 id="nuovo-anno" ref={heading} tabIndex={-1}>
                Il nuovo anno scolastico
              </h2>
              <p className={css.intro}>
                Sono uscite le liste del {schoolYear(first.step.year)}. Finché non rispondi, nelle
                schede qui sotto resta la classe dell’anno scorso.
              </p>
            </MarginHead>
            <ul>
              {asked.map(({ child, step: asks }) => (
                <ClassStepRow
                  key={child.id}
                  child={child}
                  step={asks}
                  onStep={(next, words) => step(child, next, words)}
                  onChoose={() => edit(child.id)}
                />
              ))}
            </ul>
            {asked.map(
              ({ child, step: asks }) =>
                editing === child.id && (
                  <div key={child.id} className={css.form}>
                    <h3>La nuova classe di {child.nickname}</h3>
                    <ChildForm
                      isFocused
                      initial={startOf(child, asks)}
                      submit="Salva la classe"
                      onSend={(changes) => choose(child, changes)}
                      onCancel={() => {
                        edit(null);
                        heading.current?.focus();
                      }}
                    />
                  </div>
                ),
            )}
          </MarginList>
        </section>
      )}
      <div ref={toast}>
        <Toast
          message={done}
          action={undo ? { text: 'Annulla', onPress: () => void undo().then(leave) } : undefined}
          onClose={() => {
            dismiss();
            leave();
          }}
        />
      </div>
    </>
  );
}

/** Of the part below this one. */
function childrenHeading(): HTMLElement | null {
  return document.getElementById('i-miei-figli');
}

/** Where only the section is to be said, the year is there already. */
function startOf(child: Child, step: ClassStep): Child {
  if (step.kind !== 'section-gone') return child;
  return { ...child, classe: step.classe, sezione: EVERY_SECTION, schoolYear: step.year };
}

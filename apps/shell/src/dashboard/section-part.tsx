import type { Child } from '@zaino/contracts/identity';
import { bookCount } from '@zaino/rules/list-parts';
import type { SectionOfYear } from '@zaino/rules/unknown-section';
import { Button } from '@zaino/ui/button';
import { classNames } from '@zaino/ui/class-names';
import { useState } from 'react';
import type { SectionQuestion } from './child-sheets.api';
import { className } from './class-choice';
import css from './section-part.module.css';
import type { SectionChoice } from './use-section-choice';

interface SectionPartProps {
  child: Child;
  question: SectionQuestion;
  onSection: SectionChoice;
}

/** Of a child whose section nobody knows: which it is, once schools know it; before, what to do with the rest of the list. */
export function SectionPart({ child, question, onSection }: SectionPartProps) {
  const { sections, isSectionDue } = question;
  const buttons = <SectionButtons child={child} sections={sections} onSection={onSection} />;
  if (sections.length === 0) return null;
  if (isSectionDue) {
    return (
      <div className={classNames(css.part, css.asked)}>
        <h4>In quale sezione è {child.nickname}?</h4>
        <p>La lista si completa da sola, e quello che hai già comprato resta segnato.</p>
        {buttons}
      </div>
    );
  }
  return (
    <div className={css.part}>
      <h4>Il resto della lista</h4>
      <p>{restWords(child, sections)}</p>
      <KeepRest child={child} onSection={onSection} />
      <details className={css.known}>
        <summary>Sai già la sezione?</summary>
        {buttons}
      </details>
    </div>
  );
}

function restWords({ classe }: Child, sections: readonly SectionOfYear[]): string {
  const counts = sections.map(({ ownBooks }) => ownBooks);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (most === 0) {
    return `Le sezioni della ${classe}ª hanno tutte questi libri da acquistare, e nessun altro.`;
  }
  const count = least === most ? bookCount(most) : `da ${least} a ${bookCount(most)}`;
  return `I libri comuni valgono in tutte le sezioni della ${classe}ª: puoi comprarli già. Ogni sezione ne chiede poi altri (${count}): meglio aspettare, perché quelli della sezione sbagliata andrebbero resi.`;
}

function KeepRest({ child, onSection }: Omit<SectionPartProps, 'question'>) {
  const [isSending, setSending] = useState(false);
  const isKept = child.restKeptAt !== undefined;
  const keep = async () => {
    setSending(true);
    await onSection.keepRest(child, !isKept);
    setSending(false);
  };
  return (
    <>
      {isKept && (
        <p>
          <strong>Te lo teniamo.</strong> Dal 1º settembre ti chiediamo qui in quale sezione è{' '}
          {child.nickname}, e la lista si completa con un tocco.
        </p>
      )}
      <Button
        variant={isKept ? 'text' : 'outline'}
        size={isKept ? 'small' : 'normal'}
        className={css.keep}
        disabled={isSending}
        onClick={() => void keep()}
      >
        {isKept ? 'Non tenermi più il resto' : 'Tienimi il resto: chiedimelo a settembre'}
      </Button>
    </>
  );
}

interface SectionButtonsProps extends Omit<SectionPartProps, 'question'> {
  sections: readonly SectionOfYear[];
}

function SectionButtons({ child, sections, onSection }: SectionButtonsProps) {
  const [isSending, setSending] = useState(false);
  const choose = async (sezione: string) => {
    setSending(true);
    await onSection.choose(child, sezione);
    setSending(false);
  };
  return (
    <ul className={css.sections}>
      {sections.map(({ sezione }) => (
        <li key={sezione}>
          <Button
            variant="outline"
            size="small"
            disabled={isSending}
            onClick={() => void choose(sezione)}
          >
            {className({ classe: child.classe, sezione })}
          </Button>
        </li>
      ))}
    </ul>
  );
}

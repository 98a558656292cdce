import type { TeacherListQuestion } from '@zaino/contracts/catalogue';
import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Notice } from '@zaino/ui/notice';
import { Sheet } from '@zaino/ui/sheet';
import { failureWords } from '@zaino/web/failure-words';
import { useSubmission } from '@zaino/web/use-submission';
import type { ReactNode } from 'react';
import { AskedThings } from './asked-things';
import { className } from './class-words';
import { sendAnswer } from './teacher-list.api';
import css from './teacher-list.module.css';
import { isLinkEnded, useQuestion } from './use-question';

interface AnswerProps {
  token: string;
  onAnswered: (isOurs: boolean) => void;
}

/** Where the link of a school’s mail leads: opening it answers nothing, only a press on a button does. */
export function Answer({ token, onAnswered }: AnswerProps) {
  const { read, isAsking, again } = useQuestion(token);
  if (read.kind === 'ended') return <LinkEnded />;
  if (read.kind === 'away') {
    return (
      <Page title="L’elenco non si è caricato">
        {!isAsking && (
          <p role="alert">Servizio momentaneamente non disponibile. Di solito basta riprovare.</p>
        )}
        <p role="status">{isAsking && 'Caricamento...'}</p>
        <p>
          <Button onClick={again}>Riprova</Button>
        </p>
      </Page>
    );
  }
  if (read.kind === 'reading') {
    return (
      <Page title="È vostro questo elenco?">
        <p role="status">Caricamento...</p>
        <noscript>
          <p>Per rispondere serve JavaScript, che nel tuo browser è spento.</p>
        </noscript>
      </Page>
    );
  }
  return <Question token={token} question={read.question} onAnswered={onAnswered} />;
}

interface QuestionProps extends AnswerProps {
  question: TeacherListQuestion;
}

function Question({ token, question, onAnswered }: QuestionProps) {
  const { isSending, failure, send } = useSubmission();
  const press = async (isOurs: boolean) => {
    if (await send(() => sendAnswer(token, isOurs))) onAnswered(isOurs);
  };
  if (failure && isLinkEnded(failure)) return <LinkEnded />;
  return (
    <Page title="È vostro questo elenco?">
      <p>
        {question.nomeScuola}, classe {className(question)}. Se lo confermate, lo prepariamo con i
        prodotti e lo mostriamo alle famiglie della classe.
      </p>
      <AskedThings things={question.voci} />
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <p>
        <Button disabled={isSending} onClick={() => void press(true)}>
          Sì, è nostro
        </Button>{' '}
        <Button variant="outline" disabled={isSending} onClick={() => void press(false)}>
          No, non è nostro
        </Button>
      </p>
    </Page>
  );
}

/** What follows from the answer. */
export function Answered({ isOurs }: { isOurs: boolean }) {
  return (
    <Page title="Grazie">
      <p role="status">
        {isOurs
          ? 'Prepariamo l’elenco e lo pubblichiamo nella pagina della classe.'
          : 'Non lo pubblichiamo.'}
      </p>
    </Page>
  );
}

function LinkEnded() {
  return (
    <Page title="Il link non vale più">
      <p>
        È già stato usato, oppure sono passati più di 14 giorni. Chi ha proposto l’elenco può
        proporlo di nuovo: vi arriva un altro link.
      </p>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className={css.page}>
      <Sheet className={css.sheet}>
        <h1>{title}</h1>
        {children}
      </Sheet>
    </Container>
  );
}

import type { OwnTeacherList } from '@zaino/contracts/catalogue';
import { teacherListPath } from '@zaino/rules/school-grade';
import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { FormDialog } from '@zaino/ui/form-dialog';
import { Notice } from '@zaino/ui/notice';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { ServiceFailure } from '@zaino/ui/service-failure';
import { Sheet } from '@zaino/ui/sheet';
import { failureWords } from '@zaino/web/failure-words';
import { Link, useLoaderData, useRevalidator } from '@zaino/web/router';
import { useSubmission } from '@zaino/web/use-submission';
import { useRef, useState } from 'react';
import { AskedThings } from './asked-things';
import { className } from './class-words';
import { ProposalForm } from './proposal-form';
import { type ProposalsData, withdraw } from './teacher-list.api';
import css from './teacher-list.module.css';

const stateWords: Record<OwnTeacherList['stato'], string> = {
  asked: 'Abbiamo scritto alla scuola: aspettiamo che confermi.',
  proven: 'La scuola ha confermato: scegliamo i prodotti e lo pubblichiamo.',
  published: 'Pubblicato.',
  replaced: 'Sostituito da un elenco più recente.',
  refused: 'Non pubblicato.',
  disowned: 'La scuola ha risposto che non è suo.',
};

/** Where a teacher proposes what a class needs, and sees what became of it. */
export function ProposalPage() {
  const { proposals, failure, ofClass } = useLoaderData<ProposalsData>();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState(0);
  const [isTold, setTold] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  // What was said of the last try is no longer true of the next one.
  const beginTry = () => setTold(false);
  const readAgain = () => {
    void revalidate();
    focusHeading();
  };
  return (
    <Container className={css.page}>
      <h1 ref={heading} tabIndex={-1}>
        Proponi il materiale della tua classe
      </h1>
      <p className={css.fine}>
        Scrivi quello che serve come sul foglio che dai alle famiglie: i prodotti li scegliamo noi.
        Prima chiediamo conferma alla scuola, all’indirizzo e-mail che il ministero indica per lei:
        avvisa la segreteria. Il tuo nome non compare da nessuna parte.
      </p>
      {isTold && (
        <Notice tone="success">
          <p>
            Abbiamo scritto alla scuola. Quando conferma, prepariamo l’elenco e lo pubblichiamo.
          </p>
        </Notice>
      )}
      <Sheet className={css.sheet}>
        <ProposalForm
          key={sent}
          ofClass={ofClass}
          onTry={beginTry}
          onSent={() => {
            setSent(sent + 1);
            setTold(true);
            readAgain();
          }}
        />
      </Sheet>
      {failure && <ServiceFailure title="I tuoi elenchi non si leggono ora" failure={failure} />}
      {proposals.length > 0 && (
        <section className={css.own} aria-label="I tuoi elenchi">
          <h2>I tuoi elenchi</h2>
          {proposals.map((proposal) => (
            <Proposal
              key={proposal.id}
              proposal={proposal}
              onTry={beginTry}
              onWithdrawn={readAgain}
              focusHeading={focusHeading}
            />
          ))}
        </section>
      )}
    </Container>
  );
}

interface ProposalProps {
  proposal: OwnTeacherList;
  /** Before a call is made. */
  onTry: () => void;
  onWithdrawn: () => void;
  focusHeading: () => void;
}

function Proposal({ proposal, onTry, onWithdrawn, focusHeading }: ProposalProps) {
  const { id, nomeScuola, codiceScuola, anno, sezione, stato, motivo, voci } = proposal;
  const { isSending, failure, send } = useSubmission();
  const [isAsked, setAsked] = useState(false);
  const name = className(proposal);
  const isPublished = stato === 'published';
  const remove = async () => {
    onTry();
    if (await send(() => withdraw(id))) onWithdrawn();
  };
  return (
    <Sheet className={css.sheet}>
      <h3>
        {name}, {nomeScuola}
      </h3>
      <p>
        {stateWords[stato]} {motivo}{' '}
        {isPublished && (
          <Link to={teacherListPath({ scuola: codiceScuola, classe: String(anno), sezione })}>
            Vedi l’elenco della {name}
          </Link>
        )}
      </p>
      <AskedThings things={voci} />
      {failure && !isAsked && <Notice tone="error">{failureWords(failure)}</Notice>}
      <p>
        <Button
          variant="outline"
          disabled={isSending}
          onClick={() => (isPublished ? setAsked(true) : void remove())}
        >
          {isPublished ? 'Togli' : 'Elimina'} l’elenco della {name}
        </Button>
      </p>
      {isAsked && (
        // It is open until the list has gone, and with that the button that opened it.
        <ReturnFocus otherwise={focusHeading}>
          <FormDialog
            title="Togli l’elenco pubblicato"
            submit="Togli l’elenco"
            isSending={isSending}
            failure={failure}
            onSubmit={remove}
            onClose={() => setAsked(false)}
          >
            <p>
              Le famiglie della {name} non lo vedono più. Per rimetterlo va proposto di nuovo, e la
              scuola deve confermarlo di nuovo.
            </p>
          </FormDialog>
        </ReturnFocus>
      )}
    </Sheet>
  );
}

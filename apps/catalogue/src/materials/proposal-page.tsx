import type { OwnTeacherList } from '@zaino/contracts/catalogue';
import { teacherListPath } from '@zaino/rules/school-grade';
import { Button } from '@zaino/ui/button';
import { Container } from '@zaino/ui/container';
import { Notice } from '@zaino/ui/notice';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const readAgain = () => {
    void revalidate();
    heading.current?.focus();
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
      {sent > 0 && (
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
          onSent={() => {
            setSent(sent + 1);
            readAgain();
          }}
        />
      </Sheet>
      {failure && <ServiceFailure title="I tuoi elenchi non si leggono ora" failure={failure} />}
      {proposals.length > 0 && (
        <section aria-label="I tuoi elenchi">
          <h2>I tuoi elenchi</h2>
          {proposals.map((proposal) => (
            <Proposal key={proposal.id} proposal={proposal} onWithdrawn={readAgain} />
          ))}
        </section>
      )}
    </Container>
  );
}

interface ProposalProps {
  proposal: OwnTeacherList;
  onWithdrawn: () => void;
}

function Proposal({ proposal, onWithdrawn }: ProposalProps) {
  const { id, nomeScuola, codiceScuola, anno, sezione, stato, motivo, voci } = proposal;
  const { isSending, failure, send } = useSubmission();
  const name = className(proposal);
  const press = async () => {
    if (await send(() => withdraw(id))) onWithdrawn();
  };
  return (
    <Sheet className={css.sheet}>
      <h3>
        {name}, {nomeScuola}
      </h3>
      <p>
        {stateWords[stato]} {motivo}{' '}
        {stato === 'published' && (
          <Link to={teacherListPath({ scuola: codiceScuola, classe: String(anno), sezione })}>
            Vedi l’elenco della {name}
          </Link>
        )}
      </p>
      <AskedThings things={voci} />
      {failure && <Notice tone="error">{failureWords(failure)}</Notice>}
      <p>
        <Button variant="outline" disabled={isSending} onClick={() => void press()}>
          {stato === 'published' ? 'Togli' : 'Elimina'} l’elenco della {name}
        </Button>
      </p>
    </Sheet>
  );
}

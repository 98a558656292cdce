import type { DataAnswer, DataRequest } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { ReturnFocus } from '@zaino/ui/return-focus';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import { useRef, useState } from 'react';
import { dayOf, moment } from '../../layout/moment-words';
import { deadlineWords, requestKindWords, requestStateWords } from '../user-words';
import { AnswerDialog } from './answer-dialog';
import { answerTitles, answersTo } from './answer-words';
import css from './request-list.module.css';

interface RequestListProps {
  requests: readonly DataRequest[];
  /** Whose they are, with the way there: where they are of several people. */
  withNames?: boolean;
  onDone: (words: string) => void;
  /** Somebody else has answered: the list has to be read anew. */
  onStale: () => void;
}

interface Asked {
  request: DataRequest;
  kind: DataAnswer['kind'];
}

/** Requests about personal data, each with what can be answered. */
export function RequestList({ requests, withNames = false, onDone, onStale }: RequestListProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <Sheet isEdgeToEdge>
        <ul ref={list} tabIndex={-1} aria-label="Richieste sui dati" className={css.requests}>
          {requests.map((request) => (
            <li key={request.id} className={css.request}>
              <Facts request={request} withNames={withNames} />
              <div className={css.buttons}>
                {answersTo(request).map((kind) => (
                  <Button
                    key={kind}
                    variant="outline"
                    size="small"
                    aria-label={`${answerTitles[kind]}: ${nameOf(request)}`}
                    onClick={() => setAsked({ request, kind })}
                  >
                    {answerTitles[kind]}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Sheet>
      {asked && (
        <ReturnFocus otherwise={() => list.current?.focus()}>
          <AnswerDialog
            request={asked.request}
            kind={asked.kind}
            onClose={() => setAsked(null)}
            onDone={(words) => {
              setAsked(null);
              onDone(words);
            }}
            onStale={() => {
              setAsked(null);
              onStale();
            }}
          />
        </ReturnFocus>
      )}
    </>
  );
}

const nameOf = ({ kind, name, receivedOn }: DataRequest): string =>
  `${requestKindWords[kind]}, ${name ?? 'account eliminato'}, del ${dayOf(receivedOn)}`;

function Facts({ request, withNames }: { request: DataRequest; withNames: boolean }) {
  const { uid, name, kind, state, source, receivedOn, daysLeft, evidence } = request;
  const isLate = daysLeft !== null && daysLeft < 0;
  return (
    <div>
      <p>
        <strong>{requestKindWords[kind]}</strong>
        {withNames && ' · '}
        {withNames && <Whose uid={uid} name={name} />}
      </p>
      <p className={isLate ? css.late : undefined}>
        {requestStateWords[state]}
        {daysLeft !== null && `, ${deadlineWords(request)}`}
      </p>
      <p className={css.small}>
        {source === 'person'
          ? `Fatta dalla persona, dal suo profilo, il ${dayOf(receivedOn)}`
          : `Arrivata il ${dayOf(receivedOn)}, registrata da ${request.enteredBy ?? 'noi'}: ${evidence}`}
      </p>
      <Answer request={request} />
    </div>
  );
}

function Whose({ uid, name }: { uid: string; name: string | null }) {
  if (name === null) return <span>Account eliminato ({uid.slice(0, 8)})</span>;
  return <Link to={`/admin/users/${uid}`}>{name || 'Senza nome'}</Link>;
}

/** Who has answered, and when; of what the person did alone the line above says it. */
function Answer({
  request: { source, answeredAt, answeredBy, refusal },
}: {
  request: DataRequest;
}) {
  if (answeredAt === null || source === 'person') return null;
  return (
    <p className={css.small}>
      {answeredBy === null ? 'Dalla persona stessa' : `Risposta di ${answeredBy}`} il{' '}
      {moment(answeredAt)}
      {refusal !== '' && `. Motivo: ${refusal}`}
    </p>
  );
}

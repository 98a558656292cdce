import type { Approval } from '@zaino/contracts/identity';
import { Button } from '@zaino/ui/button';
import { Sheet } from '@zaino/ui/sheet';
import { VisuallyHidden } from '@zaino/ui/visually-hidden';
import { useId } from 'react';
import { moment } from '../layout/moment-words';
import css from './admins.module.css';
import { changeWords } from './area-words';
import type { AskedDecision } from './decide-dialog';

interface OpenApprovalsProps {
  approvals: Approval[];
  onDecide: (asked: AskedDecision) => void;
}

/** What waits for a second person. */
export function OpenApprovals({ approvals, onDecide }: OpenApprovalsProps) {
  const titleId = useId();
  if (approvals.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={css.part}>
      <h2 id={titleId}>Da confermare</h2>
      <Sheet isEdgeToEdge>
        <ul className={css.rows}>
          {approvals.map((approval) => (
            <li key={approval.id} className={css.row}>
              <p>
                <strong>{changeWords(approval)}</strong>
              </p>
              <p className={css.small}>
                Lo propone {approval.proposedBy}, vale fino al {moment(approval.expiresAt)}. Motivo:{' '}
                {approval.reason}
              </p>
              {approval.canDecide ? (
                <p className={css.buttons}>
                  <Button size="small" onClick={() => onDecide({ approval, isConfirming: true })}>
                    Conferma <VisuallyHidden>{changeWords(approval)}</VisuallyHidden>
                  </Button>
                  <Button
                    size="small"
                    variant="outline"
                    onClick={() => onDecide({ approval, isConfirming: false })}
                  >
                    Respingi <VisuallyHidden>{changeWords(approval)}</VisuallyHidden>
                  </Button>
                </p>
              ) : (
                <p className={css.small}>L’hai proposto tu: aspetta un’altra persona.</p>
              )}
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

const stateWords = { confirmed: 'Confermata', refused: 'Respinta', expired: 'Scaduta' } as const;

/** What was decided, or is too old. */
export function ClosedApprovals({ approvals }: { approvals: Approval[] }) {
  if (approvals.length === 0) return null;
  return (
    <details className={css.closed}>
      <summary>Richieste già decise</summary>
      <Sheet isEdgeToEdge>
        <ul className={css.rows}>
          {approvals.map((approval) => (
            <li key={approval.id} className={css.row}>
              <p>{changeWords(approval)}</p>
              <p className={css.small}>{closedWords(approval)}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </details>
  );
}

function closedWords({
  state,
  proposedBy,
  decidedBy,
  decidedAt,
  decisionReason,
}: Approval): string {
  if (state === 'open') return `Proposta da ${proposedBy}`;
  const by = decidedBy === null ? '' : ` da ${decidedBy}`;
  const at = decidedAt === null ? '' : `, ${moment(decidedAt)}`;
  const reason = decisionReason === null ? '' : `. Motivo: ${decisionReason}`;
  return `${stateWords[state]}${by}${at}, proposta da ${proposedBy}${reason}`;
}

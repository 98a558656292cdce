import {
  type CheckState,
  type ComplianceCheck,
  type ComplianceEvidence,
  MOST_FINDINGS,
} from '@zaino/contracts/shared';
import { formatCount } from '@zaino/rules/format-count';
import { Badge } from '@zaino/ui/badge';
import { Sheet } from '@zaino/ui/sheet';
import { Link } from '@zaino/web/router';
import type { ReactNode } from 'react';
import { moment } from '../layout/moment-words';
import { checkWords, evidencePath, foundWords, stateWords } from './check-words';
import css from './compliance.module.css';

interface CheckSheetProps {
  name: keyof typeof checkWords;
  state: CheckState;
  children: ReactNode;
}

const badges = { fine: 'enriched', look: 'suggested', broken: 'discount' } as const;

/** A check with its state, in words as well as by its look. */
export function CheckSheet({ name, state, children }: CheckSheetProps) {
  const { title, law, what } = checkWords[name];
  return (
    <li>
      <Sheet isEdgeToEdge className={css.check}>
        <h3 className={css.title}>
          {title} <Badge kind={badges[state]}>{stateWords[state]}</Badge>
        </h3>
        <p>{what}</p>
        {children}
        <p className={css.note}>{law}</p>
      </Sheet>
    </li>
  );
}

/** A check as its service has computed it. */
export function CheckCard({ check, computedAt }: { check: ComplianceCheck; computedAt: string }) {
  const { evidence, broken, toLookAt } = check;
  const more = broken + toLookAt - evidence.length;
  const isCut = broken + toLookAt >= MOST_FINDINGS;
  return (
    <CheckSheet name={check.check} state={check.state}>
      <p>
        {foundWords(checkWords[check.check].looked, check)}
        {isCut && ' o di più'} <span className={css.note}>(contati il {moment(computedAt)})</span>
      </p>
      {evidence.length > 0 && (
        <ul className={css.evidence}>
          {evidence.map((one) => (
            <EvidenceRow key={`${one.id} ${one.label} ${one.words}`} evidence={one} />
          ))}
        </ul>
      )}
      {more > 0 && <p>{more === 1 ? 'E un altro.' : `E altri ${formatCount(more)}.`}</p>}
    </CheckSheet>
  );
}

function EvidenceRow({ evidence }: { evidence: ComplianceEvidence }) {
  const { state, label, words } = evidence;
  const path = evidencePath(evidence);
  return (
    <li>
      <strong>{stateWords[state]}</strong>: {path === null ? label : <Link to={path}>{label}</Link>}
      , {words}
    </li>
  );
}

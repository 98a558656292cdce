import { proposalPath } from '@zaino/rules/school-grade';
import { Link } from '@zaino/web/router';

/** The class of a page; blank or left out where none is known. */
export interface OfClass {
  scuola?: string;
  classe?: string;
  sezione?: string;
}

/** Where a teacher gives the class a list of its own. */
export function ProposalLink({ ofClass }: { ofClass: OfClass }) {
  return (
    <Link to={proposalPath(ofClass)}>Sei un insegnante? Proponi il materiale della tua classe</Link>
  );
}

import type { School } from '@zaino/contracts/schools';

/** What the list of results says of a school: a thousand of them travel in one page. */
export type SchoolResult = Pick<
  School,
  | 'codiceScuola'
  | 'nomeScuola'
  | 'indirizzo'
  | 'comune'
  | 'siglaProvincia'
  | 'tipologiaGrado'
  | 'caratteristica'
> & {
  /** The institute, where it bears another name. */
  nomeIstituto?: string;
  regioneAutonoma?: true;
  isWithoutList?: true;
  /** Of an institute: how many of its schools have a list. */
  scuoleConLista?: number;
};

export function foundSchool(school: School): SchoolResult {
  const { codiceScuola, nomeScuola, indirizzo, comune, siglaProvincia } = school;
  const { tipologiaGrado, caratteristica, nomeIstituto } = school;
  return {
    codiceScuola,
    nomeScuola,
    indirizzo,
    comune,
    siglaProvincia,
    tipologiaGrado,
    caratteristica,
    // An institute's own seat bears its name.
    ...(nomeIstituto && nomeIstituto !== nomeScuola && { nomeIstituto }),
    ...(school.regioneAutonoma && { regioneAutonoma: true }),
    ...(!school.conAdozioni && { isWithoutList: true }),
    ...(school.scuoleConLista > 0 && { scuoleConLista: school.scuoleConLista }),
  };
}

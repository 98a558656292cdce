import type { School } from '@zaino/contracts/schools';
import type { SchoolRow } from './school-rows';

/** Who has a list of adopted books. */
type Lists = Pick<School, 'conAdozioni' | 'scuoleConLista'>;

/** A school as the calls send it. */
export function toSchool(row: SchoolRow, lists: Lists): School {
  return {
    codiceScuola: row.codice,
    nomeScuola: row.nomeMostrato,
    indirizzo: row.indirizzoMostrato,
    cap: row.cap,
    comune: row.comuneMostrato,
    provincia: row.provinciaMostrata,
    siglaProvincia: row.sigla,
    regione: row.regioneMostrata,
    tipologiaGrado: row.tipologiaMostrata,
    caratteristica: row.caratteristicaMostrata,
    regioneAutonoma: Boolean(row.regioneAutonoma),
    codiceIstituto: row.istitutoCodice,
    nomeIstituto: row.istitutoNomeMostrato,
    conAdozioni: lists.conAdozioni,
    scuoleConLista: lists.scuoleConLista,
  };
}

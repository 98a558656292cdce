import type { SchoolRow } from '../rows/school-row';
import { displayAddress } from './address';
import { displayProvince, displayRegion, findComune } from './place-names';
import { displaySchoolName } from './school-name';
import { displayCharacteristic, displaySchoolType } from './school-type';

/** A school's names for people. */
interface ShownSchool {
  nome: string;
  istitutoNome: string | null;
  indirizzo: string | null;
  comune: string;
  provincia: string;
  sigla: string;
  regione: string;
  tipologia: string;
  caratteristica: string | null;
}

export function displaySchool(row: SchoolRow): ShownSchool {
  const comune = findComune(row.comuneCodice, row.comune);
  const tipologia = displaySchoolType(row.tipologia);
  return {
    nome: displaySchoolName(row.nome, `${tipologia} di ${comune.name}`),
    istitutoNome:
      row.istitutoNome === null ? null : displaySchoolName(row.istitutoNome, row.istitutoNome),
    indirizzo: displayAddress(row.indirizzo),
    comune: comune.name,
    provincia: displayProvince(row.provincia),
    sigla: comune.sigla,
    regione: displayRegion(row.regione),
    tipologia,
    caratteristica: displayCharacteristic(row.caratteristica),
  };
}

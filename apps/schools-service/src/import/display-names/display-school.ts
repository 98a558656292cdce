import type { MinistrySchoolRow } from '../rows/school-row';
import { displayAddress } from './display-address';
import { displayProvince, displayRegion, findComune } from './comune';
import { remember } from './remember';
import { displaySchoolName } from './display-school-name';
import { displayCharacteristic, displaySchoolType } from './display-school-type';

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

const regionOf = remember(displayRegion);
const provinceOf = remember(displayProvince);
const typeOf = remember(displaySchoolType);
const characteristicOf = remember(displayCharacteristic);
const instituteOf = remember((name) => displaySchoolName(name, name));

export function displaySchool(row: MinistrySchoolRow): ShownSchool {
  const comune = findComune(row.comuneCodice, row.comune);
  const tipologia = typeOf(row.tipologia ?? '');
  return {
    nome: displaySchoolName(row.nome, `${tipologia} di ${comune.name}`),
    istitutoNome: row.istitutoNome === null ? null : instituteOf(row.istitutoNome),
    indirizzo: displayAddress(row.indirizzo),
    comune: comune.name,
    provincia: provinceOf(row.provincia),
    sigla: comune.sigla,
    regione: regionOf(row.regione),
    tipologia,
    caratteristica: row.caratteristica === null ? null : characteristicOf(row.caratteristica),
  };
}

import { SCHOOL_NAME_LENGTH } from '@zaino/contracts/identity';
import { isSectionUnknown } from '@zaino/rules/unknown-section';
import type { ChosenClass } from './class-choice';

/** A class that an address asks to save; only the nickname is left to give. */
export interface WantedClass extends ChosenClass {
  schoolCode: string;
  schoolName: string;
}

const SCHOOL_CODE = /^[A-Z]{2}[A-Z0-9]{8}$/;
/** A year, as in "1" to "6", and what the ministry writes for a section: letters, figures and few signs. */
const CLASSE = /^[\dA-Z]{1,10}$/i;
const SEZIONE = /^(?:\*|[\p{L}\d][\p{L}\d .,'/_+-]{0,29})$/u;

/**
 * Reads `?scuola=&classe=&sezione=&nome=`, which a school's page writes and anybody else can: null unless all of
 * it has the form that the shop itself gives it.
 */
export function readWantedClass(parameters: URLSearchParams): WantedClass | null {
  const read = (name: string) => parameters.get(name)?.trim() ?? '';
  const schoolCode = read('scuola').toUpperCase();
  const classe = read('classe');
  const sezione = read('sezione');
  if (!SCHOOL_CODE.test(schoolCode) || !CLASSE.test(classe) || !SEZIONE.test(sezione)) return null;
  return { schoolCode, classe, sezione, schoolName: cleanName(read('nome')) || schoolCode };
}

/** Whether a saved child is the one whose section an address asks for: of that school and year, without one. */
export function isOfUnknownSection(
  { schoolCode, classe, sezione }: Omit<WantedClass, 'schoolName'>,
  wanted: WantedClass | null,
): boolean {
  return (
    wanted !== null &&
    schoolCode === wanted.schoolCode &&
    classe === wanted.classe &&
    [sezione, wanted.sezione].every(isSectionUnknown)
  );
}

/** One line of plain words: controls, invisible signs and what turns the direction of writing are left out. */
function cleanName(name: string): string {
  const visible = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').replace(/\s+/g, ' ');
  return visible.slice(0, SCHOOL_NAME_LENGTH).trim();
}

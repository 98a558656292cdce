/** The courses for which the ministry's spending caps of the upper secondary schools are known. */
const LICEO = 'Liceo';
const TECNICO = 'Istituto tecnico - settore';
const PROFESSIONALE = 'Istituto professionale -';

/** First match wins: the narrower names of a course stand before the wider ones. */
const courses: [RegExp, string | null][] = [
  [/COREUTIC/, null],
  [/SCIENTIFICO.*(APPLICATE|SPORTIV)/, `${LICEO} scientifico opz. scienze applicate / sportivo`],
  [/SCIENTIFICO/, `${LICEO} scientifico`],
  [/CLASSICO/, `${LICEO} classico`],
  [/LINGUISTICO/, `${LICEO} linguistico`],
  [/ARTISTICO|\bL\. ?ART\b/, `${LICEO} artistico`],
  [/SCIENZE UMANE/, `${LICEO} scienze umane / economico-sociale`],
  [/LICEO MUSICALE/, `${LICEO} musicale`],
  [/ENOG|ALBERGH/, `${PROFESSIONALE} alberghiero`],
  [/ODONTOTECNIC/, `${PROFESSIONALE} odontotecnico`],
  [/AGRICOLTURA/, `${PROFESSIONALE} agrario`],
  [
    /AMMINISTRAZIONE,? FINANZA|RELAZIONI INTERNAZIONALI|SISTEMI INFORMATIVI|TURISMO/,
    `${TECNICO} economico`,
  ],
  [/SETTORE TECNOLOGICO|MECCANICA|ENERGIA|INFORMATICA|TELECOMUNICAZIONI/, `${TECNICO} tecnologico`],
  [/ELETTRONICA|ELETTROTECNICA|AUTOMAZIONE|CHIMICA|BIOTECNOLOGIE/, `${TECNICO} tecnologico`],
  [/COSTRUZIONI|GRAFICA E COMUNICAZIONE|TRASPORTI E LOGISTICA|LOGISTICA/, `${TECNICO} tecnologico`],
  [/CONDUZIONE DEL MEZZO|TESSILE|SISTEMA MODA|GEOTECNICO/, `${TECNICO} tecnologico`],
  [
    /AGRARIA|PRODUZIONI E TRASFORMAZIONI|GESTIONE DELL'AMBIENTE|VITICOLTURA/,
    `${TECNICO} tecnologico`,
  ],
];

/**
 * The course that a class of upper secondary school attends, as the list of caps names it; null where the
 * text of the combinazione does not tell. Source: column COMBINAZIONE of the ministry's adoption files.
 */
export function courseOfClass(combinazione: string): string | null {
  const text = combinazione.toUpperCase();
  return courses.find(([words]) => words.test(text))?.[1] ?? null;
}

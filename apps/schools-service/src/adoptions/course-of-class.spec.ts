import { courseOfClass } from './course-of-class';

describe('courseOfClass', () => {
  it.each([
    ['LICEO CLASSICO', 'Liceo classico'],
    ['LICEO SCIENTIFICO', 'Liceo scientifico'],
    ['LICEO SCIENTIFICO ITALO INGLESE CAMBRIDGE', 'Liceo scientifico'],
    [
      'LICEO SCIENTIFICO - OPZIONE SCIENZE APPLICATE',
      'Liceo scientifico opz. scienze applicate / sportivo',
    ],
    [
      'SCIENTIFICO - SEZIONE AD INDIRIZZO SPORTIVO',
      'Liceo scientifico opz. scienze applicate / sportivo',
    ],
    ['LICEO DELLE SCIENZE UMANE', 'Liceo scienze umane / economico-sociale'],
    [
      'LICEO SCIENZE UMANE EC-SOCIALE (INGLESE-SPAGNOLO)',
      'Liceo scienze umane / economico-sociale',
    ],
    ['LICEO LINGUISTICO - ESABAC', 'Liceo linguistico'],
    ['LICEO ARTISTICO INDIRIZ.AUDIOVISIVO E MULTIMEDIALE', 'Liceo artistico'],
    ['L. ART. IND. ARTI FIGU.( CURV. ARTE PLASTICO PITTO', 'Liceo artistico'],
    ['LICEO MUSICALE - SEZ. MUSICALE', 'Liceo musicale'],
    ['AMMINISTRAZIONE FINANZA E MARKETING (TRIENNIO)', 'Istituto tecnico - settore economico'],
    ['SISTEMI INFORMATIVI AZIENDALI', 'Istituto tecnico - settore economico'],
    ['TURISMO - TRIENNIO', 'Istituto tecnico - settore economico'],
    ['INFORMATICA E TELECOMUNICAZIONI - BIENNIO COMUNE', 'Istituto tecnico - settore tecnologico'],
    ['AGRARIA, AGROLIMENTARE AGROINDUSTRIA - BIENNIO', 'Istituto tecnico - settore tecnologico'],
    ["ENOGASTRONOMIA E OSPITALITA' ALBERGHIERA", 'Istituto professionale - alberghiero'],
    ['ENOG. E OSP. ALB. (ACCOGLIENZA TURISTICA)', 'Istituto professionale - alberghiero'],
    ['ARTI AUSILIARIE DELLE PROF. SAN.: ODONTOTECNICO', 'Istituto professionale - odontotecnico'],
    ['AGRICOLTURA, SVILUPPO RURALE, VALORIZZAZIONE', 'Istituto professionale - agrario'],
    ['LICEO MUSICALE E COREUTICO - SEZ. COREUTICA', null],
    ['MANUTENZIONE E ASSISTENZA TECNICA', null],
    ['SERVIZI COMMERCIALI', null],
    ['INDUSTRIA E ARTIGIANATO PER IL MADE IN ITALY', null],
    ['', null],
  ])('reads %s', (combinazione, course) => expect(courseOfClass(combinazione)).toBe(course));
});

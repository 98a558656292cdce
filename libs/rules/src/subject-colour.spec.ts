import { subjectColour } from './subject-colour';

describe('subjectColour', () => {
  it.each([
    ['LINGUA E LETTERATURA ITALIANA', 'italiano'],
    ['ITALIANO', 'italiano'],
    ['ITALIANO PER STRANIERI', 'italiano'],
    ['SUSSIDIARIO DEI LINGUAGGI', 'italiano'],
    ['IL LIBRO DELLA PRIMA CLASSE', 'italiano'],
    ['LINGUA LATINA', 'italiano'],
    ['LINGUA E CULTURA GRECA', 'italiano'],
    ['Narrativa', 'italiano'],
    ['STORIA', 'storia'],
    ['STORIA E GEOGRAFIA', 'storia'],
    ['STORIA (IN FRANCESE)', 'storia'],
    ['FILOSOFIA', 'storia'],
    ['DIRITTO ED ECONOMIA', 'storia'],
    ['GEOGRAFIA', 'geografia'],
    ['MATEMATICA', 'matematica'],
    ['SUSSIDIARIO DELLE DISCIPLINE (AMBITO SCIENTIFICO)', 'matematica'],
    ['SCIENZE NATURALI (BIOLOGIA, CHIMICA, SCIENZE DELLA TERRA)', 'scienze'],
    ['FISICA', 'scienze'],
    ['SCIENZE INTEGRATE (FISICA)', 'scienze'],
    ['SCIENZE UMANE', 'storia'],
    ['SCIENZE MOTORIE E SPORTIVE', 'motoria'],
    ['LINGUA INGLESE', 'inglese'],
    ['LINGUA E CULTURA STRANIERA (INGLESE)', 'inglese'],
    ['SECONDA LINGUA COMUNITARIA (FRANCESE)', 'francese'],
    ['LINGUA E CULTURA STRANIERA (SPAGNOLO)', 'francese'],
    ['TECNOLOGIA', 'tecnologia'],
    ['INFORMATICA', 'tecnologia'],
    ['TECNOLOGIE E TECNICHE DI RAPPRESENTAZIONE GRAFICA', 'tecnologia'],
    ['ARTE E IMMAGINE', 'arte'],
    ["STORIA DELL'ARTE", 'arte'],
    ['Storia dell’arte', 'arte'],
    ['MUSICA', 'musica'],
    ["RELIGIONE CATTOLICA/ATTIVITA' ALTERNATIVA", 'religione'],
    ['Contabilità', 'matematica'],
    ['GNATOLOGIA', 'tecnologia'],
    ['', 'tecnologia'],
  ])('gives %s the colour of %s', (subject, colour) => {
    expect(subjectColour(subject)).toBe(colour);
  });
});

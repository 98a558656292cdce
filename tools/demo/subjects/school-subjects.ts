import { readSubjects } from './subject';

/** Prices as the ministry set them for 2025/26. */
export const primarySubjects = readSubjects(
  `
IL LIBRO DELLA PRIMA CLASSE | primo libro | 1:1334 | 98 | 0
SUSSIDIARIO (1° BIENNIO) | sussidiario | 2:1869 3:2671 | 98 | 0
SUSSIDIARIO DEI LINGUAGGI | linguaggi | 4:1728 5:2096 | 99 | 0
SUSSIDIARIO DELLE DISCIPLINE (AMBITO ANTROPOLOGICO) | antropologico | 4:1073 5:1250 | ambiti 0-55 | 0
SUSSIDIARIO DELLE DISCIPLINE (AMBITO SCIENTIFICO) | scientifico | 4:1073 5:1250 | ambiti 0-55 | 0
SUSSIDIARIO DELLE DISCIPLINE | sussidiario | 4:2146 5:2500 | ambiti 55-100 | 0
LINGUA INGLESE | bambini inglese | 1:402 2:603 3:806 4:806 5:1008 | 97 | 0
RELIGIONE | religione | 1-3:819 4-5:819 | 95 | 0
ADOZIONE ALTERNATIVA ART. 156 D.L. 297/94 | alternativa | 1-3:805 4-5:805 | 14 | 0
PARASCOLASTICA (AMBITO UMANISTICO) | vacanze | 1:620 2:620 3:750 4:750 5:670 | 2 | 25
`,
  { hasFixedPrice: true },
);

export const lowerSubjects = readSubjects(`
ITALIANO | antologia | 1:2690 2:2210 3:2390 | 100 | 3
ITALIANO | grammatica | 1-3:2490 | 92 | 4
ITALIANO | epica | 1-3:1390 | 22 | 30
STORIA | storia | 1:2290 2:2030 3:2280 | 99 | 3
GEOGRAFIA | geografia | 1:1980 2:1760 3:1930 | 97 | 10
MATEMATICA | matematica | 1:2590 2:2220 3:2460 | 100 | 2
SCIENZE | scienze | 1-3:3890 | scienze 0-68 | 4
SCIENZE | scienze | 1:1790 2:1560 3:1690 | scienze 68-100 | 4
LINGUA INGLESE | inglese | 1:2190 2:1940 3:2120 | 100 | 3
SECONDA LINGUA COMUNITARIA (FRANCESE) | francese | 1:1990 2:1720 3:1830 | lingua 0-67 | 3
SECONDA LINGUA COMUNITARIA (SPAGNOLO) | spagnolo | 1:1990 2:1720 3:1830 | lingua 67-91 | 3
SECONDA LINGUA COMUNITARIA (TEDESCO) | tedesco | 1-3:2490 | lingua 91-100 | 4
TECNOLOGIA | tecnologia | 1-3:2590 | 97 | 2
ARTE E IMMAGINE | arte | 1-3:2680 | 98 | 3
MUSICA | musica | 1-3:2990 | 95 | 5
SCIENZE MOTORIE E SPORTIVE | motoria | 1-3:1560 | 53 | 32
RELIGIONE CATTOLICA/ATTIVITA' ALTERNATIVA | religione | 1-3:1790 | 86 | 18
EDUCAZIONE CIVICA | civica | 1-3:1190 | 5 | 45
LATINO | latino | 2-3:1450 | 3 | 25
`);

import type { Dice } from './chance';

const givenNames =
  'ADA ADELE AMBRA BERENICE BRUNO CESIRA CORRADO DELIA EBE ELDA ELVIRA ERNESTA FEDORA FOSCA GEMMA GIUDITTA GUIDO IDA IGINO ILDE IRMA ISOTTA IVO LEA LINA LIVIO LORENZA MAFALDA NELLA NILDE OLGA OTTAVIO PIERO QUINTO REMIGIO RENATA SILVANA TEODORA TULLIO UGO VERA VITTORINO ZAIRA'.split(
    ' ',
  );

const surnames =
  'ALTARESI BORTOLENGHI BRONZATI CALDERESI CANTALUPPINI DOLFARINI ERBALUNGA FANTARELLI FRIZZAROLI GRILLANDI IVRESCHI LAMBROGI MASSARENGHI MORGANTELLI NEVALDI ORTIGARI PALMEGGINI QUARTESANI ROVERSANI SALVALAGGI TASSINELLI TESTOLINI UCCELLANI VALDAGNESI VALSERENI ZAMBARELLI ZANDOLETTI BELCOLORI CASTELNUZZI DEMARINELLI FERROGLI GUALDERESI LUNARDESI MONTESOLI PASTORELLINI RIVALTESI SPADARELLINI TREMOLADI VEZZALINI'.split(
    ' ',
  );

/** An invented person: GIVEN NAME SURNAME. */
export function inventPerson(dice: Dice): string {
  return `${dice.pick(givenNames)} ${dice.pick(surnames)}`;
}

/** AUTORI as the ministry writes it: surname first, usually blanks at the end. */
export function inventAuthors(dice: Dice): string {
  if (dice.chance(0.3)) return 'AA VV  ';
  const count = dice.pick([1, 1, 2, 2, 2, 3]);
  const names = Array.from({ length: count }, () => {
    const givenName = dice.pick(givenNames);
    return `${dice.pick(surnames)} ${dice.chance(0.25) ? givenName.charAt(0) : givenName}`;
  });
  const text = names.join(' - ');
  return count === 3 ? text : `${text}${count === 1 ? '  ' : ' '}`;
}

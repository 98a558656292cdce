/** Words that stay small inside a name. */
export const particles = new Set(
  'a ad al allo alla ai agli alle con col coi da del dello della dei degli delle di e ed fra il in la le lo gli nel nello nella nei negli nelle o od per su sul sullo sulla sui sugli sulle tra'.split(
    ' ',
  ),
);

/** Words that are cut off before an apostrophe and stay small inside a name. */
export const elisions = new Set('l d dell nell all sull dall coll un quell'.split(' '));

/** Acronyms in the names of schools and publishers. */
export const schoolAcronyms = new Set(
  'NA IC ICS IAC IOC IS IO IIS IISS ISIS ISISS ISS ISC IT ITA ITAS ITC ITCG ITCS ITCT ITE ITET ITG ITI ITIS ITN ITS ITT ITST IP IPA IPAA IPC IPIA IPS IPSAR IPSASR IPSC IPSCT IPSEOA IPSIA IPSS IPSSAR IPSSCT LC LS LSU LES LAS LSA CD CTP CPIA CRIA DD SMS SM ISA IPM ITTL ITCAT ITTS SRL SPA ONLUS EDA APS ASD FISM UE'.split(
    ' ',
  ),
);

/** Popes, kings and emperors: the numeral I behind them is no article. */
export const numberedNames = new Set(
  'ALESSANDRO BENEDETTO CARLO CLEMENTE EMANUELE FEDERICO FRANCESCO GIOVANNI LEONE LUDOVICO NICOLÒ PAOLO PIO SISTO UMBERTO URBANO VITTORIO'.split(
    ' ',
  ),
);

/** Acronyms in titles, subjects and courses. */
export const bookAcronyms = new Set(
  'BES CAD CAT CD CLIL DELE DELF DNL DSA DVD ECDL ICDL IFS INVALSI IRC ISBN ITS KET LD LDM LIM LM LMM LMS MIUR MIM ONU PCTO PDF PET PHP SQL UDA UE UK USA USB XML HTML CSS TIC EC SB WB SBWB IELTS TOEFL PON BTEC STEM STEAM HACCP DAZ'.split(
    ' ',
  ),
);

/** Proper names and languages that titles, subjects and courses write with a capital. */
export const properNames = new Set(
  'Africa Alighieri America Ariosto Asia Boccaccio Cambridge Cicerone Cristo Dante Deutsch Dio Einstein English Español Europa Foscolo Français France Francia Galilei Germania Gesù Goldoni Inghilterra Italia Italy Kant Leonardo Leopardi London Londra Manzoni Marx Omero Oxford Parigi Petrarca Pirandello Platone Roma Rodari Seneca Shakespeare Spagna Tasso Ulisse Ungaretti Verga Vergilio Virgilio'.split(
    ' ',
  ),
);

const roman = /^(?=[IVX])(X{0,3})(IX|IV|V?I{0,3})$/;

/** Numerals from I to XXXIX in capitals. */
export function isRomanNumeral(word: string): boolean {
  return roman.test(word);
}

/** Names of product lines; all invented, and no maker's. */
export const lines: readonly string[] = [
  ...['Sentiero', 'Prato', 'Arco', 'Cifra', 'Brezza', 'Ginepro', 'Ghiro', 'Nibbio'],
  ...['Lucciola', 'Mirtillo', 'Tiglio', 'Calanco', 'Rugiada', 'Bruma', 'Tasso', 'Civetta'],
  ...['Scricciolo', 'Rondella', 'Lanterna', 'Cortile', 'Ringhiera', 'Girandola', 'Altalena'],
  ...['Campanella', 'Passero', 'Cardo', 'Timo', 'Malva', 'Fiordaliso', 'Lumaca', 'Riccio'],
  ...['Gheppio', 'Upupa', 'Sughero', 'Quarzo', 'Ardesia', 'Granito', 'Bosco', 'Radura', 'Duna'],
  ...['Scoglio', 'Marea', 'Grandine', 'Zefiro', 'Maestrale', 'Lapillo', 'Collina', 'Pineta'],
  ...['Airone', 'Betulla', 'Canneto', 'Dolina', 'Erica', 'Faggeta', 'Golena', 'Ippocastano'],
  ...['Laguna', 'Mulattiera', 'Nevaio', 'Ontano', 'Palude', 'Rovo', 'Selva', 'Torrente'],
];

/**
 * Who pays for what is sent back (Codice del consumo, art. 57, comma 1: the customer, where the shop has said so): it
 * has to be said before the order and with each way to withdraw. What came broken or wrong costs nobody but us.
 */
export function returnCostWords(shippingMethod: 'standard' | 'pickup'): string {
  const own =
    shippingMethod === 'pickup'
      ? 'Riportare gli articoli in libreria non costa nulla.'
      : 'Le spese per rispedire gli articoli sono a tuo carico.';
  return `${own} Se un articolo è arrivato rovinato o sbagliato, paghiamo noi.`;
}

/** An Italian postal code (CAP). */
export const postalCodePattern = /^\d{5}$/;

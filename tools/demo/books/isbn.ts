/** The invented block of ISBNs: 978-88-99, two digits for the publisher, three for the title. */
export function demoIsbn(publisher: number, title: number): string {
  const digits = `9788899${String(publisher).padStart(2, '0')}${String(title).padStart(3, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}

/** The thirteenth digit of twelve: weighed 1 and 3 in turn they add up to a multiple of ten. */
export function checkDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < 12; index += 1) {
    sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  }
  return (10 - (sum % 10)) % 10;
}

interface Place {
  address: string;
  postalCode: string;
  city: string;
  province: string;
}

/** Where the way to an address is shown, on a phone in its own map: a link that nothing is asked of before it is followed. */
export function mapUrl({ address, postalCode, city, province }: Place): string {
  const destination = `${address}, ${postalCode} ${city} ${province}`.trim();
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query.toString()}`;
}

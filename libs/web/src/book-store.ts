/** A bookshop as customers may know it. */
interface Bookshop {
  name: string;
  /** Of its own page. */
  url: string;
  phone: string;
  address: string;
  city: string;
  postalCode: string;
  /** Car-plate code or name. */
  province: string;
  /** Monday first, with the spans of each day as `09:00`. */
  openingHours: readonly (readonly { from: string; to: string }[])[];
}

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A bookshop for search engines: `BookStore` is schema.org's LocalBusiness for it. */
export function bookStore(bookshop: Bookshop): Record<string, unknown> {
  const { name, url, phone, address, city, postalCode, province, openingHours } = bookshop;
  return {
    '@type': 'BookStore',
    '@id': url,
    name,
    url,
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode,
      addressLocality: city,
      addressRegion: province,
      addressCountry: 'IT',
    },
    openingHoursSpecification: openingHours.flatMap((spans, day) =>
      spans.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${days[day]}`,
        opens: from,
        closes: to,
      })),
    ),
  };
}

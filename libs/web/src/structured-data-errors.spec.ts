import { bookStore } from './book-store';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage } from './faq-page';
import { structuredDataErrors } from './structured-data-errors';

const offer = { '@type': 'Offer', price: '12.50', priceCurrency: 'EUR' };
const product = { '@type': 'Product', name: 'Zaino', offers: offer };

describe('structured data', () => {
  it('is taken as schema.org defines it', () => {
    const way = breadcrumbList('https://zaino.example', [{ name: 'Prodotti', path: '/products' }]);
    expect(structuredDataErrors([product, way])).toEqual([]);
  });

  it('of questions, and of a bookshop with its hours, is so too', () => {
    const questions = faqPage([{ question: 'Quando arriva?', answer: '<p>In 2-3 giorni.</p>' }]);
    const bookshop = bookStore({
      name: 'Libreria di prova',
      url: 'https://prova.zaino.example',
      phone: '0372 000 001',
      address: 'Via Prova 1',
      city: 'Cremona',
      postalCode: '26100',
      province: 'CR',
      openingHours: [[{ from: '09:00', to: '12:30' }], [], [], [], [], [], []],
    });
    expect(structuredDataErrors([questions, bookshop])).toEqual([]);
    expect(questions).toMatchObject({
      mainEntity: [{ name: 'Quando arriva?', acceptedAnswer: { text: '<p>In 2-3 giorni.</p>' } }],
    });
    expect(bookshop).toMatchObject({
      openingHoursSpecification: [
        { dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '12:30' },
      ],
    });
  });

  it('is refused where schema.org knows something else', () => {
    const wrong = {
      'a type that does not exist': { ...product, '@type': 'Produkt' },
      'a property that does not exist': { ...product, prize: 1 },
      'a property of another type': { ...product, jobTitle: 'Direttore' },
      'a value of another kind': { ...product, name: 12 },
      'a thing of another type': { ...product, offers: { '@type': 'Person', name: 'Anna' } },
      'a property of what is inside': { ...product, offers: { ...offer, preis: 1 } },
      'another availability': { ...product, offers: { ...offer, availability: 'in stock' } },
    };
    // Each reading of the vocabulary takes seconds: all of them at once, in their order, and each once.
    const errors = structuredDataErrors([product, ...Object.values(wrong)]);
    const refusal = expect.stringMatching(/not assignable|known properties/) as string;
    expect(errors).toEqual(Object.keys(wrong).map(() => refusal));
    expect(structuredDataErrors([product, wrong['a value of another kind']])).toEqual([refusal]);
  });
});

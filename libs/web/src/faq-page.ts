/** A question with its answer as the page shows it; an answer may have markup. */
interface Question {
  question: string;
  answer: string;
}

/** Questions and answers of a page for search engines (schema.org): only what stands on the page. */
export function faqPage(questions: readonly Question[]): Record<string, unknown> {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

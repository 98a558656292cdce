/** One question with its answer, in plain words: it is shown, searched, and told to search engines. */
export interface Question {
  /** Its address within the page. */
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  /** Other words by which families look for it: searched, not shown. */
  words?: readonly string[];
  /** Where one goes on from the answer. */
  links?: readonly { text: string; to: string }[];
}

export interface Topic {
  title: string;
  questions: readonly Question[];
}

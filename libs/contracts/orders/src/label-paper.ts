/** What labels are printed on: A4 sheets of 24 (70 × 37 mm), or a roll of 62 mm. */
export const labelPapers = ['sheet-24', 'roll-62'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** Labels of 70 × 37 mm on a sheet: three beside one another, eight rows. */
export const LABELS_OF_A_SHEET = 24;

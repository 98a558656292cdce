const whole = new Intl.NumberFormat('it-IT', { useGrouping: 'always' });

/** `1.204`: a whole number for a person, with a point in numbers of four digits too, which Intl alone leaves without. */
export const formatCount = (count: number): string => whole.format(count);

/** The same function, which works out each text only once; for texts of which there are few. */
export function remember<Result>(work: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const result = work(text);
    known.set(Buffer.from(text, 'utf8').toString('utf8'), result);
    return result;
  };
}

/** Keeps what a command prints from the terminal, until mocks are restored; gives what it has printed so far. */
export function keepPrinted(): () => string {
  let printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  return () => printed;
}

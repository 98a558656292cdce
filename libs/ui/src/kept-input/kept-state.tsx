interface KeptStateProps<State> {
  /** Tells it from the others of its form, or of its page. */
  name: string;
  /** As JSON has it; null where there is nothing to keep. */
  state: State | null;
  /** As the page was opened: there is nothing to keep of what is still like that. */
  begun?: State;
  /** Somebody is back whose session had ended: what there was then. */
  onBack: (state: State) => void;
}

/**
 * What a form or page holds beside what is typed into its fields (rows that were added, which dialog is open), for
 * `KeptInput`: it is kept with the fields when the session ends, and given back before those that come after it. Nobody
 * sees or sends it.
 */
export function KeptState<State>({ name, state, begun, onBack }: KeptStateProps<State>) {
  const written = state === null ? '' : JSON.stringify(state);
  return (
    <textarea
      hidden
      data-kept-state={name}
      value={begun !== undefined && written === JSON.stringify(begun) ? '' : written}
      onChange={({ currentTarget }) => onBack(JSON.parse(currentTarget.value) as State)}
    />
  );
}

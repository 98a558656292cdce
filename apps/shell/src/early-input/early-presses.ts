declare global {
  /**
   * Buttons that were pressed since the page is there, each with its last click; kept by a script in the page's head
   * (gateway, early-presses-script.ts).
   */
  var earlyPresses: Map<HTMLButtonElement, Event> | undefined;
}

const unheard: HTMLButtonElement[] = [];

/** To be called right before React begins to listen: what is pressed from then on it hears itself. */
export function takeEarlyPresses(): void {
  // A press that is on its way down to the page is among what React will hear.
  window.earlyPresses?.forEach((press, button) => {
    if (press.eventPhase !== Event.CAPTURING_PHASE) unheard.push(button);
  });
  delete window.earlyPresses;
}

/** Carries the presses out, once for each button that is still there; each finds drawn what the one before has changed. */
export function pressAgain(): void {
  for (const button of unheard.splice(0)) {
    setTimeout(() => {
      if (button.isConnected) button.click();
    });
  }
}

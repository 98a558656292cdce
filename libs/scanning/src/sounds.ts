/** What a scan sounds like, for whoever does not look at the screen: right, all complete, for nobody, refused. */
export type Sound = 'assigned' | 'ready' | 'shelf' | 'refused';

/** Each a short run of tones: hertz, and seconds. */
const tones: Readonly<Record<Sound, readonly (readonly [number, number])[]>> = {
  assigned: [[880, 0.12]],
  ready: [
    [659, 0.1],
    [880, 0.1],
    [1_319, 0.22],
  ],
  shelf: [
    [440, 0.12],
    [330, 0.16],
  ],
  refused: [
    [165, 0.16],
    [0, 0.06],
    [165, 0.3],
  ],
};

const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/** Plays it where the browser lets a page be heard. */
export function playSound(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const [hertz, seconds] of tones[sound]) {
    if (hertz > 0) playTone(context, { hertz, at, end: at + seconds });
    at += seconds;
  }
}

function playTone(
  audio: AudioContext,
  { hertz, at, end }: { hertz: number; at: number; end: number },
): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.frequency.value = hertz;
  // It fades: an end at full loudness clicks.
  gain.gain.setValueAtTime(LOUDNESS, at);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(end);
}

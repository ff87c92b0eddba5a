/** Frequencies of two notes, a fourth apart, and when each begins. */
const NOTES = [
  [659.25, 0],
  [880, 0.16],
] as const;
const LOUDNESS = 0.18;
const FADE_S = 0.5;
/** Lock of the chime: other windows of this browser, told of the same, stay silent meanwhile. */
const LOCK = 'kheya-cms-chime';
const LOCKED_MS = 1_500;

let context: AudioContext | undefined;

/** Plays two notes, in one window of the browser; silent where nobody has touched the page yet. */
export async function chime(): Promise<void> {
  // Web locks exist in secure contexts only.
  if (!('locks' in navigator)) return play();
  await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    await play();
    await new Promise((resolve) => setTimeout(resolve, LOCKED_MS));
  });
}

async function play(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    const resumed = context.resume();
    // Autoplay policy: the promise stays open until somebody touches the page.
    await Promise.race([resumed, new Promise((resolve) => setTimeout(resolve, 200))]);
  }
  if (context.state !== 'running') return;
  for (const [frequency, after] of NOTES) {
    const from = context.currentTime + after;
    const tone = new OscillatorNode(context, { frequency, type: 'sine' });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(LOUDNESS, from);
    gain.gain.exponentialRampToValueAtTime(0.001, from + FADE_S);
    tone.connect(gain).connect(context.destination);
    tone.start(from);
    tone.stop(from + FADE_S);
  }
}

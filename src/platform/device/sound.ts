/** Two rising notes: frequency in hertz, start and length in seconds. */
const CHIME = [
  { frequency: 880, start: 0, length: 0.18 },
  { frequency: 1318.5, start: 0.2, length: 0.45 },
] as const
const LOUDNESS = 0.5
/** A chime this close to its time is not cancelled: the audio clock and the page's clock differ slightly. */
const NEARLY_DUE_MS = 300

let audio: AudioContext | undefined
const pending = new Set<object>()

/** Safari's API for mixing a page's sound with another app's music. */
type WithAudioSession = Navigator & { readonly audioSession?: { type: string } }

/** Browsers allow audio only inside a tap: call it on the first, and on later ones in case the system revoked it. */
export function unlockSound(): void {
  if (typeof AudioContext === 'undefined') return
  audio ??= openChannel()
  if (audio.state !== 'running') void audio.resume().then(suspendIfIdle, () => undefined)
}

/**
 * Scheduled on the audio clock, which stays accurate while a hidden page's timers are throttled. The returned function
 * cancels it, unless it is due already.
 */
export function scheduleChime(delayMs: number): () => void {
  const context = audio
  if (!context) return () => undefined
  const chime = { dueAt: performance.now() + delayMs }
  let notes: readonly OscillatorNode[] = []
  const end = () => {
    pending.delete(chime)
    suspendIfIdle()
  }
  pending.add(chime)
  context.resume().then(() => {
    if (!pending.has(chime)) return
    const startsAt = context.currentTime + Math.max(0, chime.dueAt - performance.now()) / 1_000
    notes = CHIME.map((note) => scheduleNote(context, note, startsAt))
    notes.at(-1)?.addEventListener('ended', end)
  }, end)
  return () => {
    if (chime.dueAt - performance.now() < NEARLY_DUE_MS) return
    for (const note of notes) note.stop()
    end()
  }
}

function openChannel(): AudioContext {
  // Plays a short ping over the lifter's music instead of pausing it. Safari only, and missing in TypeScript's DOM.
  const session = (navigator as WithAudioSession).audioSession
  if (session) session.type = 'transient'
  return new AudioContext()
}

/** A running audio context costs battery, even in silence. */
function suspendIfIdle(): void {
  if (pending.size === 0) void audio?.suspend().catch(() => undefined)
}

function scheduleNote(context: AudioContext, note: (typeof CHIME)[number], startsAt: number): OscillatorNode {
  const begin = startsAt + note.start
  const end = begin + note.length
  const oscillator = context.createOscillator()
  const gain = context.createGain()
  oscillator.frequency.value = note.frequency
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01)
  gain.gain.exponentialRampToValueAtTime(0.001, end)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start(begin)
  oscillator.stop(end)
  return oscillator
}

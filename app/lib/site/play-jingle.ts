const BEAT_SECONDS = 0.5
const BEATS = 24

/** Pitch (MIDI number) and length in beats; a pitch of 0 is a rest. */
type Note = readonly [pitch: number, beats: number]

// biome-ignore format: each line is a bar
const tune: Note[] = [
  [67, 0.5], [69, 0.5], [72, 1], [69, 0.5], [67, 0.5], [64, 1],
  [67, 0.5], [69, 0.5], [72, 0.5], [74, 0.5], [76, 1.5], [0, 0.5],
  [76, 0.5], [74, 0.5], [72, 1], [69, 0.5], [72, 0.5], [67, 1],
  [69, 0.5], [72, 0.5], [74, 0.5], [72, 0.5], [69, 1.5], [0, 0.5],
  [67, 1], [72, 1], [76, 1], [74, 0.5], [72, 0.5],
  [79, 1], [84, 3],
]

/** The root of each bar's chord: C, C, A minor, F, G, C. */
const roots = [48, 48, 45, 41, 43, 48]

/**
 * Plays the sample jingle from notes, without a file. Returns a function that stops it; calls `onEnd` at the
 * end.
 */
export function playJingle(onEnd: () => void): () => void {
  const audio = new AudioContext()
  const start = audio.currentTime + 0.1
  const output = audio.createGain()
  output.gain.value = 0.5
  output.connect(audio.createDynamicsCompressor()).connect(audio.destination)

  /** Plays a note that reaches its loudness in 15 ms and fades over `seconds`. */
  function sound(type: OscillatorType, pitch: number, beat: number, seconds: number, loudness: number) {
    const at = start + beat * BEAT_SECONDS
    const oscillator = audio.createOscillator()
    const gain = audio.createGain()
    oscillator.type = type
    oscillator.frequency.setValueAtTime(440 * 2 ** ((pitch - 69) / 12), at)
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(loudness, at + 0.015)
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
    oscillator.connect(gain).connect(output)
    oscillator.start(at)
    oscillator.stop(at + seconds)
    return { oscillator, at }
  }

  let beat = 0
  for (const [pitch, beats] of tune) {
    if (pitch > 0) {
      const seconds = Math.max(0.35, beats * BEAT_SECONDS * 1.3)
      sound('triangle', pitch, beat, seconds, 0.5)
      sound('sine', pitch + 12, beat, seconds * 0.6, 0.14)
    }
    beat += beats
  }
  for (const [bar, root] of roots.entries()) {
    const third = root === 45 ? 3 : 4
    for (const [step, pitch] of [root, root + 7, root + 12, root + 12 + third].entries()) {
      sound('triangle', pitch, bar * 4 + step, 0.5, 0.28)
    }
    for (const step of [0, 1.5, 2, 3, 3.5]) {
      // A drum is a low tone with a falling pitch.
      const { oscillator, at } = sound('sine', step === 0 || step === 2 ? 45 : 57, bar * 4 + step, 0.16, 0.5)
      oscillator.frequency.exponentialRampToValueAtTime(50, at + 0.12)
    }
  }
  const timer = setTimeout(onEnd, (BEATS * BEAT_SECONDS + 0.6) * 1000)
  return () => {
    clearTimeout(timer)
    void audio.close()
  }
}

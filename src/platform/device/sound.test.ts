import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'

/** The audio hardware of a phone: which of its clocks, notes and power states were asked for, in order. */
function stubAudio({ state = 'suspended', refuses = false } = {}) {
  const calls: string[] = []
  const ended: (() => void)[] = []
  const contexts: { state: string; currentTime: number }[] = []
  class Context {
    state = state
    currentTime = 10
    destination = { name: 'speaker' }
    constructor() {
      contexts.push(this)
    }
    async resume() {
      calls.push('resume')
      if (refuses) throw new DOMException('not inside a tap', 'NotAllowedError')
      this.state = 'running'
    }
    async suspend() {
      calls.push('suspend')
      if (refuses) throw new DOMException('no', 'InvalidStateError')
    }
    createOscillator() {
      const note = {
        frequency: { value: 0 },
        connect: (to: unknown) => to,
        addEventListener: (type: string, listener: () => void) => ended.push(type === 'ended' ? listener : () => {}),
        start: (at: number) => calls.push(`${note.frequency.value} Hz from ${at.toFixed(2)}`),
        stop: (at?: number) => calls.push(at === undefined ? 'stop' : `until ${at.toFixed(2)}`),
      }
      return note
    }
    createGain() {
      return {
        gain: {
          setValueAtTime: (value: number, at: number) => calls.push(`volume ${value} at ${at.toFixed(2)}`),
          linearRampToValueAtTime: (value: number, at: number) => calls.push(`rise to ${value} at ${at.toFixed(2)}`),
          exponentialRampToValueAtTime: (value: number, at: number) =>
            calls.push(`fall to ${value} at ${at.toFixed(2)}`),
        },
        connect: (to: { name: string }) => calls.push(`to the ${to.name}`),
      }
    }
  }
  vi.stubGlobal('AudioContext', Context)
  const take = () => calls.splice(0)
  return { take, contexts, end: () => ended.splice(0).forEach((listener) => void listener()) }
}

async function load() {
  vi.resetModules()
  return import('./sound.ts')
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.stubGlobal('navigator', {})
})

/** Lets what the audio context promised arrive. */
async function settle() {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

test('a browser without audio stays silent', async () => {
  vi.stubGlobal('AudioContext', undefined)
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  expect(scheduleChime(1_000)()).toBeUndefined()
})

test('the first tap opens one channel, which rests until a chime needs it', async () => {
  const audio = stubAudio()
  const { unlockSound } = await load()
  unlockSound()
  await settle()
  expect(audio.take()).toEqual(['resume', 'suspend'])
  unlockSound()
  await settle()
  expect(audio.take()).toEqual([])
  expect(audio.contexts).toHaveLength(1)
})

test('a later tap wakes a channel that the system has put to sleep', async () => {
  const audio = stubAudio()
  const { unlockSound } = await load()
  unlockSound()
  await settle()
  for (const context of audio.contexts) context.state = 'interrupted'
  unlockSound()
  await settle()
  expect(audio.take()).toEqual(['resume', 'suspend', 'resume', 'suspend'])
})

test('a browser that refuses the sound is asked again at the next tap', async () => {
  const audio = stubAudio({ refuses: true })
  const { unlockSound } = await load()
  unlockSound()
  await settle()
  unlockSound()
  await settle()
  expect(audio.take()).toEqual(['resume', 'resume'])
})

test("on Safari the chime plays over the lifter's music", async () => {
  stubAudio()
  const session = { type: 'auto' }
  vi.stubGlobal('navigator', { audioSession: session })
  const { unlockSound } = await load()
  unlockSound()
  expect(session.type).toBe('transient')
})

const TWO_NOTES_FROM = (at: number) => {
  const [begin, next] = [at, at + 0.2]
  const note = (frequency: number, from: number, to: number) => [
    `volume 0 at ${from.toFixed(2)}`,
    `rise to 0.5 at ${(from + 0.01).toFixed(2)}`,
    `fall to 0.001 at ${to.toFixed(2)}`,
    'to the speaker',
    `${frequency} Hz from ${from.toFixed(2)}`,
    `until ${to.toFixed(2)}`,
  ]
  return [...note(880, begin, begin + 0.18), ...note(1318.5, next, next + 0.45)]
}

test('a chime is two rising notes on the audio clock, and the channel rests after the last', async () => {
  const audio = stubAudio({ state: 'running' })
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  scheduleChime(90_000)
  await settle()
  expect(audio.take()).toEqual(['resume', ...TWO_NOTES_FROM(100)])
  audio.end()
  expect(audio.take()).toEqual(['suspend'])
})

test('a channel that woke late plays the chime when it is due, and an overdue one at once', async () => {
  const audio = stubAudio({ state: 'running' })
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  scheduleChime(5_000)
  vi.advanceTimersByTime(2_000)
  await settle()
  expect(audio.take()).toEqual(['resume', ...TWO_NOTES_FROM(13)])
  scheduleChime(-4_000)
  await settle()
  expect(audio.take()).toEqual(['resume', ...TWO_NOTES_FROM(10)])
})

test('a cancelled chime is silent, and the channel rests', async () => {
  const audio = stubAudio({ state: 'running' })
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  const cancel = scheduleChime(90_000)
  await settle()
  audio.take()
  vi.advanceTimersByTime(89_700)
  cancel()
  expect(audio.take()).toEqual(['stop', 'stop', 'suspend'])
})

test('a chime that is cancelled before the channel is awake is not scheduled', async () => {
  const audio = stubAudio({ state: 'running' })
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  scheduleChime(90_000)()
  await settle()
  expect(audio.take()).toEqual(['resume', 'suspend'])
})

test('a chime that is about to sound is not cut off', async () => {
  const audio = stubAudio({ state: 'running' })
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  const cancel = scheduleChime(90_000)
  await settle()
  audio.take()
  vi.advanceTimersByTime(89_701)
  cancel()
  expect(audio.take()).toEqual([])
})

test('the channel stays awake while another chime is to come', async () => {
  const audio = stubAudio({ state: 'running' })
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  scheduleChime(90_000)
  const cancel = scheduleChime(60_000)
  await settle()
  audio.take()
  cancel()
  expect(audio.take()).toEqual(['stop', 'stop'])
  for (const context of audio.contexts) context.state = 'interrupted'
  unlockSound()
  await settle()
  expect(audio.take()).toEqual(['resume'])
})

test('a chime that the browser refuses does not keep the channel awake', async () => {
  const audio = stubAudio({ state: 'running', refuses: true })
  const { unlockSound, scheduleChime } = await load()
  unlockSound()
  scheduleChime(90_000)
  await settle()
  expect(audio.take()).toEqual(['resume', 'suspend'])
})

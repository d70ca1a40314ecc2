import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { SetId } from '#contract/id.ts'
import { COMPLETES } from '#shared/still-ticks.ts'
import type { Database } from '#storage/documents.ts'
import { countQuestion } from '#storage/questions-under-way.ts'
import { anId } from '../../../tests/builders.ts'
import type { AccountDatabase } from '../account-database.ts'
import { leaveStill } from './leave-still.ts'
import { BEHIND_STILL, type ShownStill } from './shown-still.ts'

const parts = vi.hoisted((): { state: AccountDatabase; drain: (database: Database) => Promise<void> } => ({
  state: { kind: 'opening' },
  drain: async () => undefined,
}))
vi.mock(import('../account-database.ts'), () => ({ accountDatabase: () => parts.state }) as never)
vi.mock(import('./unplaced-taps.ts'), () => ({ drainTaps: (database: Database) => parts.drain(database) }) as never)

const SET = anId<SetId>()
const TICK = `<button aria-pressed="true" ${COMPLETES}="${SET}"></button>`
const OPEN_TICK = TICK.replace('true', 'false')

let root: HTMLElement
let element: HTMLElement
let completed: readonly SetId[]
let waiting: HTMLElement | null

beforeEach(() => {
  root = document.createElement('div')
  root.className = BEHIND_STILL
  element = document.createElement('div')
  document.body.append(root, element)
  completed = []
  waiting = null
  parts.state = { kind: 'opening' }
  parts.drain = async () => undefined
  onTestFinished(() => {
    root.remove()
    element.remove()
  })
})

function aStill(given: Partial<ShownStill> = {}): ShownStill {
  const taps = {
    completed: () => completed,
    written: async () => undefined,
    settled: async () => undefined,
    waiting: () => waiting,
  }
  return { origin: 'kept', element, styles: null, taps, ...given }
}

/** The first control that a copy of the screen has. */
function control<Kind extends HTMLElement = HTMLElement>(copy: HTMLElement): Kind {
  return copy.querySelector<Kind>('a, button, input') ?? expect.fail('there is no control')
}

/** The clicks that a control of the app hears. */
function heardBy(copy: HTMLElement) {
  const heard = vi.fn((event: Event) => event.preventDefault())
  control(copy).addEventListener('click', heard)
  return heard
}

const isLeft = () => !element.isConnected && !root.classList.contains(BEHIND_STILL)
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
const frames = async (count: number) => {
  for (let index = 0; index < count; index += 1) await frame()
}

test('the app takes over where it was, once its screen is complete, with its own styles alone', async () => {
  const [styles, others] = [new CSSStyleSheet(), new CSSStyleSheet()]
  document.adoptedStyleSheets = [others, styles]
  document.body.style.minHeight = '4000px'
  onTestFinished(() => {
    document.adoptedStyleSheets = []
    document.body.style.removeProperty('min-height')
    scrollTo(0, 0)
  })
  scrollTo(0, 40)
  root.innerHTML = '<main></main>'
  await leaveStill(root, aStill({ styles }))
  expect([isLeft(), scrollY, document.adoptedStyleSheets]).toEqual([true, 40, [others]])
})

test.each<[string, string, (() => () => void) | null]>([
  ['nothing is drawn', '', null],
  ['it says that it loads', '<main aria-busy="true"></main>', null],
  ['an answer is waited for', '<main></main>', countQuestion],
])('the still stays while %s', async (_why, html, begin) => {
  root.innerHTML = html
  const end = begin?.()
  const left = leaveStill(root, aStill())
  await frames(4)
  expect(isLeft()).toBe(false)
  end?.()
  root.innerHTML = '<main></main>'
  await left
  expect(isLeft()).toBe(true)
})

test('a screen that goes on loading is shown as it is after four seconds', async () => {
  root.innerHTML = '<main aria-busy="true"></main>'
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const left = leaveStill(root, aStill())
  now = 3_999
  await frames(4)
  expect(isLeft()).toBe(false)
  now = 4_000
  await left
  expect(isLeft()).toBe(true)
})

test.each<[string, () => void, Partial<ShownStill['taps']>]>([
  ['does not take the taps', () => undefined, { settled: () => new Promise(() => undefined) }],
  [
    'does not open',
    () => {
      const database = { account: 'ana', open: () => new Promise(() => undefined) } as unknown as Database
      parts.state = { kind: 'open', database, loss: null }
    },
    {},
  ],
])('a disk that %s keeps the still no longer than four seconds', async (_what, given, taps) => {
  given()
  completed = [SET]
  root.innerHTML = OPEN_TICK
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const still = aStill()
  const left = leaveStill(root, { ...still, taps: { ...still.taps, ...taps } })
  now = 3_999
  await frames(4)
  expect(isLeft()).toBe(false)
  now = 4_000
  await left
  expect(isLeft()).toBe(true)
})

test('a control that was used is used again in the app, as soon as the app has it', async () => {
  element.innerHTML = '<button>Start</button>'
  waiting = control(element)
  root.innerHTML = '<main></main>'
  const left = leaveStill(root, aStill())
  await frames(4)
  expect(isLeft()).toBe(false)
  root.innerHTML = '<main><button>Start</button></main>'
  const heard = heardBy(root)
  await left
  expect(heard).toHaveBeenCalledOnce()
})

test('a still stays as long as a finger is down on it, so that its tap is not lost', async () => {
  element.innerHTML = '<button>Start</button>'
  root.innerHTML = '<button>Start</button>'
  const heard = heardBy(root)
  const left = leaveStill(root, aStill())
  control(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  await frames(12)
  expect(isLeft()).toBe(false)
  control(element).dispatchEvent(new PointerEvent('pointerup', { bubbles: true }))
  await frames(1)
  expect(isLeft()).toBe(false)
  waiting = control(element)
  waiting.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await left
  expect(heard).toHaveBeenCalledOnce()
})

test('a finger that begins to scroll lets the still go', async () => {
  element.innerHTML = '<button>Start</button>'
  root.innerHTML = '<button>Start</button>'
  const left = leaveStill(root, aStill())
  control(element).dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  control(element).dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
  await left
  expect(isLeft()).toBe(true)
})

test('a toggle that is on in the app already is not turned off', async () => {
  element.innerHTML = '<button aria-expanded="false">More</button>'
  waiting = control(element)
  root.innerHTML = '<button aria-expanded="true">More</button>'
  const heard = heardBy(root)
  await leaveStill(root, aStill())
  expect([isLeft(), heard.mock.calls]).toEqual([true, []])
})

test('a link whose place is gone is followed by its address; another control is not', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(5_000)
  onTestFinished(() => clock.mockRestore())
  const before = location.href
  element.innerHTML = '<a href="#gone">Start</a>'
  waiting = control(element)
  await leaveStill(root, aStill())
  expect(location.hash).toBe('#gone')
  history.replaceState(null, '', before)
})

test('what was typed and focused goes on in the app', async () => {
  element.innerHTML = '<input name="email" value=""><input name="name" value="Ana"><input type="radio" value="a">'
  const [email, name] = element.querySelectorAll('input')
  if (!email || !name) expect.fail('there are no fields')
  email.value = 'ana@barra.test'
  email.focus()
  root.innerHTML = '<input name="email" value=""><input name="name" value="Server"><input type="radio" value="a">'
  const heard: string[] = []
  root.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value))
  await leaveStill(root, aStill())
  expect([...root.querySelectorAll('input')].map(({ value }) => value)).toEqual(['ana@barra.test', 'Server', 'a'])
  expect(heard).toEqual(['ana@barra.test'])
  expect(document.activeElement).toBe(control(root))
})

test('a focus outside of the still stays', async () => {
  const other = document.createElement('button')
  document.body.append(other)
  onTestFinished(() => other.remove())
  other.focus()
  root.innerHTML = '<button>Start</button>'
  await leaveStill(root, aStill())
  expect(document.activeElement).toBe(other)
})

test('sets that were checked off are written, and shown by the app before it takes over', async () => {
  completed = [SET]
  root.innerHTML = OPEN_TICK
  const opened = vi.fn(async () => undefined)
  const database = { account: 'ana', open: opened } as unknown as Database
  parts.state = { kind: 'open', database, loss: null }
  const drained: unknown[] = []
  parts.drain = async (given) => {
    drained.push(given)
    root.innerHTML = TICK
  }
  await leaveStill(root, aStill())
  expect([isLeft(), opened.mock.calls.length, drained]).toEqual([true, 1, [database]])
})

test('sets that cannot be written keep the still until it is over, and are said', async () => {
  completed = [SET]
  root.innerHTML = OPEN_TICK
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const refusal = new Error('no room')
  parts.state = {
    kind: 'open',
    database: { account: 'ana', open: async () => undefined } as unknown as Database,
    loss: null,
  }
  parts.drain = async () => Promise.reject(refusal)
  const left = leaveStill(root, aStill())
  await frames(3)
  expect(isLeft()).toBe(false)
  expect(said).toHaveBeenCalledWith('writing the taps of the start', refusal)
  root.innerHTML = TICK
  await left
  expect(isLeft()).toBe(true)
})

test('a screen that came with the page gives way in the very task in which the app has drawn', async () => {
  const answered = countQuestion()
  onTestFinished(answered)
  const left = leaveStill(root, aStill({ origin: 'built' }))
  await frames(2)
  expect(isLeft()).toBe(false)
  root.innerHTML = '<main></main>'
  // Microtasks alone: no frame shows both.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
  expect(isLeft()).toBe(true)
  await left
})

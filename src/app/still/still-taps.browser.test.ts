import { expect, onTestFinished, test, vi } from 'vitest'
import { COMPLETES } from '#shared/still-ticks.ts'
import { openTapLog } from '#storage/tap-log.ts'
import { aStill } from '../../../tests/support/a-still.ts'
import { anAccount } from '../../../tests/test-database.ts'
import { followTaps } from './still-taps.ts'

test('a tap is written once it is on the disk, and its tick says so', async () => {
  const account = anAccount()
  const { element, ticks, tick, setId } = aStill()
  const taps = followTaps(element, ticks, account)
  tick.click()
  expect(tick.getAttribute('aria-label')).toBe('saving')

  await taps.written()
  expect((await openTapLog(account).all()).map(({ tap }) => tap.setId)).toEqual([setId])
  expect(tick.getAttribute('aria-label')).toBe('on this phone')
  expect(taps.completed()).toEqual([setId])
})

test('a start that was killed with a tap in its log shows it, without a tap of its own', async () => {
  const account = anAccount()
  const { element, ticks, tick, setId } = aStill()
  const taps = followTaps(element, ticks, account)
  tick.click()
  await taps.written()

  tick.setAttribute('aria-pressed', 'false')
  const next = followTaps(element, ticks, account)
  expect(next.completed()).toEqual([])
  await next.settled()
  expect(next.completed()).toEqual([setId])
  expect(tick.getAttribute('aria-pressed')).toBe('true')
})

const waits = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>('[data-waits]')]

test('a tap has what its set showed, and its row looks done; another control of the set stays as it is', async () => {
  const account = anAccount()
  const { element, ticks, tick, setId } = aStill()
  const other = document.createElement('button')
  other.setAttribute(COMPLETES, setId)
  element.append(other)
  const before = Date.now()
  const taps = followTaps(element, ticks, account)
  tick.click()
  expect([tick.className, tick.getAttribute('aria-pressed'), tick.closest('li')?.className]).toEqual([
    'saving',
    'true',
    'done',
  ])
  await taps.settled()
  const { values, seen } = ticks.sets[setId] ?? expect.fail('the set has no tick')
  const [logged] = await openTapLog(account).all()
  const { completedAt, ...tap } = logged?.tap ?? expect.fail('nothing is logged')
  expect(tap).toEqual({ account, sessionId: ticks.sessionId, setId, seen, values, restSeconds: 90 })
  expect(Date.parse(completedAt)).toBeGreaterThanOrEqual(before)
  expect([tick.className, other.outerHTML, taps.waiting()]).toEqual([
    'device',
    `<button ${COMPLETES}="${setId}"></button>`,
    null,
  ])
})

test('a tick that is checked off is the app’s to take back', async () => {
  const { element, ticks, tick, setId } = aStill()
  const account = anAccount()
  const taps = followTaps(element, ticks, account)
  tick.click()
  tick.click()
  await taps.written()
  expect([taps.completed(), taps.waiting(), waits(element)]).toEqual([[setId], tick, [tick]])
  expect(await openTapLog(account).all()).toHaveLength(1)
})

test('a tap that the disk refuses is open again, and waits for the app', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => said.mockRestore())
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const refuseToo = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  const { element, ticks, tick } = aStill()
  const taps = followTaps(element, ticks, anAccount())
  tick.click()
  await taps.written()
  refuse.mockRestore()
  refuseToo.mockRestore()
  expect([taps.completed(), taps.waiting(), tick.getAttribute('aria-pressed')]).toEqual([[], tick, 'false'])
  expect(said.mock.calls.map(([words]) => words)).toEqual(['keeping a tap'])
})

test('of what else is used, the latest control waits for the app, and nothing happens in the still', () => {
  const { element, ticks } = aStill()
  element.innerHTML += `<a href="#there"><b>There</b></a><button>Menu</button><p>Words</p><button ${COMPLETES}="x"></button>`
  document.body.append(element)
  onTestFinished(() => element.remove())
  const taps = followTaps(element, ticks, anAccount())
  const use = (selector: string) => {
    const used = element.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`)
    const isUnheard = used.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    return { used, isUnheard }
  }
  expect(taps.waiting()).toBeNull()
  expect(use('b').isUnheard).toBe(false)
  expect([taps.waiting()?.tagName, location.hash]).toEqual(['A', ''])
  const { used: menu } = use('a + button')
  expect([taps.waiting(), waits(element)]).toEqual([menu, [menu]])
  expect(use('p').isUnheard).toBe(true)
  expect(taps.waiting()).toBe(menu)
  // A set that takes more than one tap.
  const { used: unknown } = use(`[${COMPLETES}="x"]`)
  expect([taps.waiting(), taps.completed()]).toEqual([unknown, []])
})

test('a screen without ticks logs nothing, and has its controls wait', async () => {
  const { element, tick } = aStill()
  const taps = followTaps(element, null, anAccount())
  tick.click()
  await taps.settled()
  expect([taps.completed(), taps.waiting(), tick.getAttribute('aria-pressed')]).toEqual([[], tick, 'false'])
})

test('taps of another workout, and of a set that the still does not show, are not recalled', async () => {
  const account = anAccount()
  const first = aStill()
  const tapped = followTaps(first.element, first.ticks, account)
  first.tick.click()
  await tapped.written()
  const other = aStill()
  const sameSets = { ...other.ticks, sets: { ...other.ticks.sets, ...first.ticks.sets } }
  const otherSets = { ...other.ticks, sessionId: first.ticks.sessionId }
  for (const ticks of [sameSets, otherSets]) {
    const taps = followTaps(other.element, ticks, account)
    await taps.settled()
    expect(taps.completed()).toEqual([])
  }
})

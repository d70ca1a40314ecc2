import { expect, test } from 'vitest'
import type { SessionId, SetId } from '#contract/id.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { COMPLETES, type StillTicks } from '#shared/still-ticks.ts'
import { openTapLog } from '#storage/tap-log.ts'
import { anId, blankSet, exerciseOf } from '../../../tests/builders.ts'
import { anAccount } from '../../../tests/test-database.ts'
import { followTaps } from './still-taps.ts'

/** A running workout's still with one open set. */
function aStill() {
  const [sessionId, setId] = [anId<SessionId>(), anId<SetId>()]
  const element = document.createElement('div')
  element.innerHTML = `<ul><li><button aria-pressed="false" ${COMPLETES}="${setId}"></button></li></ul>`
  const values = { ...NO_VALUES, reps: 5 }
  const set = blankSet({ id: setId })
  const { sets: _, ...exercise } = exerciseOf([set])
  const ticks: StillTicks = {
    sessionId,
    restSeconds: 90,
    classes: { row: 'done', saving: 'saving', device: 'device' },
    sets: { [setId]: { values, seen: { exercise, set }, saving: 'saving', device: 'on this phone' } },
  }
  const tick = element.querySelector('button') ?? expect.fail('there is no tick')
  return { element, ticks, tick, setId }
}

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

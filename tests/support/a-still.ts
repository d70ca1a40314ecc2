import { expect } from 'vitest'
import type { SessionId, SetId } from '#contract/id.ts'
import { NO_VALUES } from '#domain/session/set-values.ts'
import { COMPLETES, type StillTicks } from '#shared/still-ticks.ts'
import { anId, blankSet, exerciseOf } from '../builders.ts'

/** A running workout's still with one open set. */
export function aStill() {
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Weight } from '#contract/quantity.ts'
import { aLoggedSet, blankSet, exerciseOf, sessionOf } from '../../../tests/builders.ts'
import { applyRemainingLoad, remainingLoad } from './remaining-load.ts'

const kg = (value: number): Weight => ({ value, unit: 'kg' })
const openAt = (value: number) => blankSet({ weight: kg(value) })

test('another load than the one asked for is offered to the later sets that ask for the same', () => {
  const sets = [aLoggedSet(85, 8), openAt(80), openAt(80)]
  const offer = remainingLoad(sets, [kg(80), kg(80), kg(80)])
  expect(offer).toEqual({ loggedId: sets[0]?.id, weight: kg(85), setIds: [sets[1]?.id, sets[2]?.id] })
})

test('applied, each of those sets has the load, and nothing is left to offer', () => {
  const sets = [aLoggedSet(85, 8), openAt(80), openAt(80)]
  const asked = [kg(80), kg(80), kg(80)]
  const offer = remainingLoad(sets, asked) ?? expect.fail('nothing is offered')
  const after = applyRemainingLoad(sessionOf([exerciseOf(sets)]), offer).exercises[0]?.sets ?? []
  expect(after.map(({ weight }) => weight?.value)).toEqual([85, 85, 85])
  expect(remainingLoad(after, asked)).toBeNull()
})

test('a load as planned is no reason to change the others', () => {
  expect(remainingLoad([aLoggedSet(80, 8), openAt(80)], [kg(80), kg(80)])).toBeNull()
  expect(remainingLoad([aLoggedSet(60, 8), openAt(80), openAt(100)], [kg(60), kg(80), kg(100)])).toBeNull()
})

test('sets of a ramp, drops and what is above the logged set keep their own loads', () => {
  const drop = blankSet({ kind: 'drop', weight: kg(80) })
  const sets = [openAt(80), aLoggedSet(85, 8), openAt(100), drop]
  expect(remainingLoad(sets, [kg(80), kg(80), kg(100), kg(80)])).toBeNull()
})

test('the latest logged set counts, also after its load was passed on before', () => {
  const sets = [aLoggedSet(85, 8, 60), aLoggedSet(87.5, 8, 120), openAt(85)]
  expect(remainingLoad(sets, [kg(80), kg(80), kg(80)])?.weight).toEqual(kg(87.5))
})

test('without anything asked for, later sets carry on by themselves', () => {
  expect(remainingLoad([aLoggedSet(85, 8), blankSet()], [null, null])).toBeNull()
  expect(remainingLoad([], [])).toBeNull()
})

test('only open sets below the logged one are ever offered another load than they show', () => {
  const load = fc.constantFrom(60, 80, 100)
  const aSet = fc.record({ asked: fc.option(load), shown: fc.option(load), isLogged: fc.boolean() })
  fc.assert(
    fc.property(fc.array(aSet, { maxLength: 6 }), (given) => {
      const sets = given.map(({ shown, isLogged }) =>
        isLogged ? aLoggedSet(shown ?? 60, 8) : blankSet({ weight: shown === null ? null : kg(shown) }),
      )
      const asked = given.map((set) => (set.asked === null ? null : kg(set.asked)))
      const offer = remainingLoad(sets, asked)
      const after = offer && applyRemainingLoad(sessionOf([exerciseOf(sets)]), offer).exercises[0]?.sets
      for (const [index, set] of (after ?? []).entries()) {
        const isOffered = offer?.setIds.includes(set.id)
        if (!isOffered) expect(set.weight).toEqual(sets[index]?.weight)
        else expect(sets[index]?.completedAt).toBeNull()
      }
    }),
  )
})

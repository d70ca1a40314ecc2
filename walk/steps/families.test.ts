import { expect, test } from 'vitest'
import { Random } from '../../tooling/random.ts'
import { aSight } from '../checks/a-moment.ts'
import type { Control } from '../sight.ts'
import { Habits } from './families.ts'
import type { Scene } from './family.ts'

const SOUGHT = ['Change password', 'Change email', 'Log out', 'Devices', 'Sessions', 'Keys']
const OTHERS = Array.from({ length: 12 }, (_, number) => `Routine ${number}`)
const STEPS = 120
const WALKS = 60

const controlsNamed = (...names: readonly string[]): readonly Control[] =>
  names.map((name) => ({ role: 'link', name, nth: 0, field: null, leadsOut: false }))

const HOME = controlsNamed(...OTHERS, 'Profile')
const AFTER: Readonly<Record<string, readonly Control[]>> = {
  Profile: controlsNamed(...OTHERS, 'Security'),
  Security: controlsNamed(...OTHERS, ...SOUGHT),
}

function sceneOf(controls: readonly Control[], random: Random, isSought: Scene['isSought']): Scene {
  return {
    sight: aSight({ path: '/dashboard', controls }),
    random,
    engine: 'chromium',
    isOnline: true,
    tabCount: 1,
    seatCount: 1,
    paths: ['/dashboard'],
    keysOf: () => [],
    keyOf: (name) => name,
    isSought,
    isSoughtAt: () => false,
  }
}

/** How many controls of a screen, two away from the first, are used in several walks. Each leads back to the first. */
function usedBehind(isSoughtAtFirst: boolean): number {
  let count = 0
  for (let seed = 0; seed < WALKS; seed++) {
    const habits = new Habits(isSoughtAtFirst)
    const random = new Random(seed)
    const used = new Set<string>()
    let controls = HOME
    for (let step = 0; step < STEPS; step++) {
      const isSought = (name: string) => isSoughtAtFirst && SOUGHT.includes(name) && !used.has(name)
      const drawn = habits.draw(sceneOf(controls, random, isSought))
      const pressed = drawn.kind === 'press' ? drawn.target.name : ''
      if (SOUGHT.includes(pressed)) used.add(pressed)
      controls = AFTER[pressed] ?? HOME
    }
    count += used.size
  }
  return count
}

test('who looks for controls goes the way again that has led to some', () => {
  expect(usedBehind(true)).toBeGreaterThan(4 * usedBehind(false))
})

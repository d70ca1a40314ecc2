import type { Control } from '../sight.ts'
import type { Family, Scene } from './family.ts'

/** The grips of lists whose order a person makes. */
const GRIP_KEYS = ['workouts:sort.handle', 'execution:move.handle']
/** About one row, and several. */
const DISTANCES_PX = [-240, -70, 70, 240]

/** A row is dragged up or down by its grip. */
export const drag: Family<'drag'> = {
  offers: (scene) =>
    scene.sight.controls
      .filter((control) => isGrip(scene, control))
      .map(({ role, name, nth }) => ({
        step: { kind: 'drag', target: { role, name, nth }, by: scene.random.pick(DISTANCES_PX) },
        weight: 1,
        habit: 'drag',
      })),
  perform: {
    drag: async ({ target, by }, stage) => {
      const from = await stage.ask('find', target)
      if ('not' in from) return false
      await stage.pull(from, { x: from.x, y: Math.max(0, from.y + by) })
      return true
    },
  },
}

function isGrip({ keysOf }: Scene, { name }: Control): boolean {
  return keysOf(name).some((key) => GRIP_KEYS.includes(key))
}

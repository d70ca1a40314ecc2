import type { Control, Found, Layer, Sight } from '../sight.ts'
import type { Stage } from '../stage.ts'
import type { Closing, StepOf } from '../story.ts'
import type { Family, Scene } from './family.ts'
import { canGoBack, takeHistoryStep } from './way-back.ts'

const CLOSE_KEYS = ['shared:close', 'shared:cancel', 'execution:key.close']
/** A pull of this length closes a sheet, however slowly it is made. */
const PULL_PX = 400
/** Of a sheet that grows. */
const LOOKS = 20

export const closing: Family<'close'> = {
  offers: (scene) => {
    const top = scene.sight.layers.at(-1)
    if (!top) return []
    return closingsOf(scene, top).map((step) => ({ step, weight: 1, habit: `close ${top.kind} by ${step.way}` }))
  },
  perform: {
    close: async ({ way, target }, stage) => {
      const { layers } = await stage.look()
      if (layers.length === 0) return false
      return act({ way, target }, stage)
    },
  },
}

async function act({ way, target }: Pick<StepOf<'close'>, 'way' | 'target'>, stage: Stage) {
  switch (way) {
    case 'escape':
      await stage.page.keyboard.press('Escape')
      return true
    case 'button':
      return target !== null && stage.pressAt(await stage.ask('find', target))
    case 'beside':
      return stage.pressAt(await stage.ask('beside'))
    case 'back':
      return takeHistoryStep(stage, 'back')
    case 'swipe': {
      const handle = await restingHandle(stage)
      if ('not' in handle) return false
      await stage.pull(handle, { x: handle.x, y: handle.y + PULL_PX })
      return true
    }
  }
}

/** A sheet whose content comes late grows under the finger. */
async function restingHandle(stage: Stage): Promise<Found> {
  let handle = await stage.ask('handle')
  for (let looks = 0; looks < LOOKS; looks++) {
    await stage.rest()
    const before = JSON.stringify(handle)
    handle = await stage.ask('handle')
    if (JSON.stringify(handle) === before) break
  }
  return handle
}

/** All ways that a person may try on this overlay. */
function closingsOf({ sight, keysOf }: Scene, { kind, hasHandle }: Layer): readonly StepOf<'close'>[] {
  const step = (way: Closing, target: Control | null = null): StepOf<'close'> => ({
    kind: 'close',
    way,
    target: target && { role: target.role, name: target.name, nth: target.nth },
  })
  const button = closeButtonOf(sight, keysOf)
  return [
    step('escape'),
    ...(button ? [step('button', button)] : []),
    ...(kind !== 'keypad' ? [step('beside')] : []),
    ...(canGoBack(sight) ? [step('back')] : []),
    ...(hasHandle && kind !== 'menu' ? [step('swipe')] : []),
  ]
}

function closeButtonOf({ controls }: Sight, keysOf: Scene['keysOf']): Control | undefined {
  return controls.find(({ role, name }) => role === 'button' && keysOf(name).some((key) => CLOSE_KEYS.includes(key)))
}

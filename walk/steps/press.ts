import type { Control } from '../sight.ts'
import { type Family, habitOf, type Offer, type Scene } from './family.ts'

/** Text fields are typed into; a file has to be chosen. */
const isPressed = ({ field, leadsOut, name }: Control) => field === null && !leadsOut && name !== ''

/** They open a window of another company, or lead to its page. */
const OTHERS = ['profile:waysIn.link', 'auth:social.continueWith']

/** They end what a walk lives from, or ask for what only a person has. */
const RARE: Readonly<Record<string, number>> = {
  'profile:signOut.action': 0.1,
  'profile:delete.action': 0.05,
}

export const press: Family<'press' | 'choose'> = {
  offers: (scene) => [
    ...scene.sight.controls
      .filter((control) => isPressed(control) && !isOfOthers(scene, control))
      .map((control) => pressOf(scene, control)),
    ...scene.sight.controls.filter(({ field }) => field === 'select').map((control) => choiceOf(scene, control)),
  ],
  perform: {
    press: async ({ target }, stage) => stage.pressAt(await stage.ask('find', target)),
    choose: async ({ target, at }, stage) => {
      const found = await stage.ask('find', target)
      if ('not' in found) return false
      return stage.ask('choose', target, at)
    },
  },
}

function isOfOthers({ keysOf }: Scene, { name }: Control): boolean {
  return keysOf(name).some((key) => OTHERS.includes(key))
}

function pressOf(scene: Scene, { role, name, nth }: Control): Offer {
  const keys = scene.keysOf(name)
  const rarity = Math.min(1, ...keys.map((key) => RARE[key] ?? 1))
  return {
    step: { kind: 'press', target: { role, name, nth } },
    weight: rarity,
    isSought: scene.isSought(name),
    habit: habitOf(scene, { role, name }),
  }
}

function choiceOf(scene: Scene, { role, name, nth }: Control): Offer {
  const at = scene.random.int(0, 5)
  return {
    step: { kind: 'choose', target: { role, name, nth }, at },
    weight: 1,
    isSought: scene.isSought(name),
    habit: habitOf(scene, { role, name }),
  }
}

import type { Random } from '../../tooling/random.ts'
import type { Control } from '../sight.ts'
import { type Family, habitOf } from './family.ts'

/** Whatever people put into a field that takes words. */
const TEXTS = [
  'Pull day',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  'https://example.com/watch?v=a1B2c3D4e5F6g7H8i9J0&list=PLx0sYbCqOb8TBPRdmBHs5Iftvv9TPboYG&index=42',
  '🏋️‍♀️💪🏽🔥👨‍👩‍👧‍👦',
  'تمرين الصدر والكتفين',
  'אימון רגליים',
  '٤٢٫٥',
  '<b>bold</b> & "quoted" \'single\' \\ {{name}} %s',
  'line one\nline two',
  '   ',
  'x'.repeat(2_000),
  'Left elbow hurt a little, go lighter next time. '.repeat(40),
]

/** And into one that takes a figure. */
const FIGURES = ['0', '1', '8', '82,5', '82.5', '1.000', '١٢', '-5', '1e3', '99999', '12345678901234567890', '']

const WORDS = ['text', 'search', 'textarea', 'url', 'tel']
/** Of nobody: who signs up by chance is not known to the walk. */
const ADDRESSES = ['nobody', 'nobody@', 'nobody@barra.test']
const PASSWORDS = ['short', '']
const DATES = ['2026-01-31', '2019-12-31', '2030-01-01', '']

export const type: Family<'type'> = {
  offers: (scene) =>
    scene.sight.controls.flatMap((control) => {
      const text = textFor(control, scene.random)
      const { role, name, nth } = control
      if (text === null) return []
      const step = { kind: 'type', target: { role, name, nth }, text } as const
      return [{ step, weight: 1, isSought: scene.isSought(name), habit: `type into ${habitOf(scene, { role, name })}` }]
    }),
  perform: {
    type: async ({ target, text }, stage) => {
      if (!(await stage.pressAt(await stage.ask('find', target)))) return false
      return stage.ask('type', text)
    },
  },
}

function textFor({ field, role }: Control, random: Random): string | null {
  if (field === 'date') return random.pick(DATES)
  if (field === 'email') return random.pick(ADDRESSES)
  if (field === 'password') return random.pick(PASSWORDS)
  if (field === 'figure' || role === 'spinbutton') return random.pick(FIGURES)
  if (field === null || !WORDS.includes(field)) return null
  return random.chance(0.1) ? random.pick(FIGURES) : random.pick(TEXTS)
}

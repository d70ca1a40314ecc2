import { beforeEach, expect, test } from 'vitest'
import './eye.ts'

beforeEach(() => {
  document.body.innerHTML = ''
  walkEye.errors()
})

const show = (html: string) => {
  document.body.innerHTML = html
}
const names = () => walkEye.look().controls.map(({ role, name, nth }) => [role, name, nth])

test('controls are found by role and name, and told apart by their place', () => {
  show(`
    <button>Log <b>set</b></button> <button aria-label="Options">⋮</button> <button aria-label="Options">⋮</button>
    <label>Name <input></label> <input type="search" placeholder="Search"> <a href="/a">History</a>
    <button disabled>Off</button> <button hidden>Hidden</button> <div inert><button>Inert</button></div>`)
  expect(names()).toEqual([
    ['button', 'Log set', 0],
    ['button', 'Options', 0],
    ['button', 'Options', 1],
    ['textbox', 'Name', 0],
    ['searchbox', 'Search', 0],
    ['link', 'History', 0],
  ])
})

test('of an open dialog, only what it holds can be used', () => {
  show('<button>Under</button><dialog aria-label="Rename"><button>Save</button></dialog>')
  document.querySelector('dialog')?.showModal()
  expect(names()).toEqual([['button', 'Save', 0]])
  expect(walkEye.look().layers).toEqual([{ kind: 'dialog', name: 'Rename', hasHandle: false, isHistoryStep: false }])
})

test('a control without a name is told', () => {
  show('<button class="icon"><svg></svg></button>')
  expect(walkEye.look().nameless).toEqual([expect.stringContaining('button.icon')])
})

test('a hidden choice is pressed by its label, and a covered control not at all', async () => {
  show(`
    <label><input type="radio" style="position: absolute; clip-path: inset(50%)"> Kilograms</label>
    <button>Covered</button><div style="position: fixed; inset: 60px 0 0; background: red"></div>`)
  const radio = await walkEye.find({ role: 'radio', name: 'Kilograms', nth: 0 })
  expect('x' in radio && document.elementFromPoint(radio.x, radio.y)?.tagName).toBe('LABEL')
  show('<button>Covered</button><div style="position: fixed; inset: 0; background: red"></div>')
  expect(await walkEye.find({ role: 'button', name: 'Covered', nth: 0 })).toEqual({ not: 'covered' })
  expect(await walkEye.find({ role: 'button', name: 'Gone', nth: 0 })).toEqual({ not: 'not on the screen' })
})

test('a text replaces what is in the focused field', () => {
  show('<label>Note <textarea>before</textarea></label>')
  document.querySelector('textarea')?.focus()
  expect(walkEye.type('راحة 🏋️')).toBe(true)
  expect(document.querySelector('textarea')?.value).toBe('راحة 🏋️')
})

test('errors of the app are told once', () => {
  console.error('a part failed', { code: 7 })
  expect(walkEye.errors()).toEqual(['console.error: a part failed {"code":7}'])
  expect(walkEye.errors()).toEqual([])
})

test('a page without a word is blank after a while, and one with an outline is unfinished', async () => {
  show('<script>1</script>')
  expect(await walkEye.rest()).toEqual({ isBlank: true, unfinished: null })
  show('<p>Home</p>')
  expect(await walkEye.rest()).toEqual({ isBlank: false, unfinished: null })
})

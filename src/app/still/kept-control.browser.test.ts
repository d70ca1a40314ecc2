import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { keepControl, pressKeptControl } from './kept-control.ts'
import { STILL_ID } from './shown-still.ts'

const root = document.createElement('div')

beforeEach(() => {
  sessionStorage.clear()
  document.body.replaceChildren(root)
})

/** The root as a page that was loaded draws it, with how often each button was used. */
function draw(html: string): readonly ReturnType<typeof vi.fn>[] {
  root.innerHTML = html
  return [...root.querySelectorAll('button')].map((button) => {
    const used = vi.fn()
    button.addEventListener('click', used)
    return used
  })
}

const buttonAt = (index: number) => root.querySelectorAll('button')[index] ?? root

const LISTED = '<button>More</button><button>More</button><button>Finish</button>'

test('a control that was used before the page loaded anew is used once it is there, and once only', async () => {
  draw(LISTED)
  keepControl(buttonAt(1), root)
  draw('')
  const using = pressKeptControl(root)
  const uses = draw(LISTED)
  await using
  expect(uses.map((used) => used.mock.calls.length)).toEqual([0, 1, 0])
  await pressKeptControl(root)
  expect(uses.map((used) => used.mock.calls.length)).toEqual([0, 1, 0])
})

test('it is not used beneath a still', async () => {
  draw(LISTED)
  keepControl(buttonAt(2), root)
  const uses = draw(LISTED)
  const still = Object.assign(document.createElement('div'), { id: STILL_ID })
  document.body.append(still)
  const using = pressKeptControl(root)
  await new Promise(requestAnimationFrame)
  expect(uses[2]).not.toHaveBeenCalled()
  still.remove()
  await using
  expect(uses[2]).toHaveBeenCalledOnce()
})

test('a set that the tap log has checked off meanwhile is not opened again', async () => {
  const tick = (isPressed: boolean) => `<button data-completes="a" aria-pressed="${isPressed}">Check off</button>`
  draw(tick(false))
  keepControl(buttonAt(0), root)
  const [used] = draw(tick(true))
  await pressKeptControl(root)
  expect(used).not.toHaveBeenCalled()
})

test('on another screen nothing is used', async () => {
  draw(LISTED)
  keepControl(buttonAt(2), root)
  const before = location.href
  onTestFinished(() => history.replaceState(null, '', before))
  history.replaceState(null, '', '/another')
  const uses = draw(LISTED)
  await pressKeptControl(root)
  expect(uses[2]).not.toHaveBeenCalled()
})

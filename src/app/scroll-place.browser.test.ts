import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { entryState } from '#ui/history-entry.ts'
import { enterEntry } from './scroll-place.ts'

let made = 0

/** A history entry that no test has used. */
function anEntry(path: string) {
  made += 1
  return { key: `entry-${made}`, path, isReturn: false }
}

const lengthen = (px: number) => document.body.style.setProperty('min-height', `${px}px`)
const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Scrolls as a person does, until it has been heard. */
async function scroll(top: number): Promise<void> {
  scrollTo(0, top)
  await frame()
  await frame()
}

let leave: () => void

function enter(entry: Parameters<typeof enterEntry>[0]): void {
  leave = enterEntry(entry)
}

beforeEach(() => {
  lengthen(6_000)
  enter(anEntry('/start'))
  onTestFinished(() => {
    dispatchEvent(new Event('wheel'))
    document.body.style.removeProperty('min-height')
    scrollTo(0, 0)
  })
})

test('a new screen shows its top, and going back shows the place where the other was left', async () => {
  const list = anEntry('/workouts')
  enter(list)
  await scroll(700)
  expect(entryState(list.key).scrollTop).toBe(700)
  leave()
  enter(anEntry('/workouts/new'))
  expect(scrollY).toBe(0)
  leave()
  enter({ ...list, isReturn: true })
  expect(scrollY).toBe(700)
})

test('a new screen shows the part that its address names, and going back to it the place where it was left', async () => {
  const address = location.href
  const part = Object.assign(document.createElement('h2'), { id: 'iphone', textContent: 'On an iPhone' })
  part.style.marginBlockStart = '2000px'
  document.body.append(part)
  onTestFinished(() => {
    part.remove()
    history.replaceState(null, '', address)
  })
  leave()
  history.replaceState(null, '', '#iphone')
  const screen = anEntry('/resources')
  enter(screen)
  expect(part.getBoundingClientRect().top).toBeCloseTo(0, 0)
  await scroll(300)
  leave()
  enter(anEntry('/start'))
  leave()
  enter({ ...screen, isReturn: true })
  expect(scrollY).toBe(300)
  history.replaceState(null, '', '#nothing')
  leave()
  enter(anEntry('/other'))
  expect(scrollY).toBe(0)
})

test('an entry that is entered anew by a link shows its top', async () => {
  const list = anEntry('/workouts')
  enter(list)
  await scroll(700)
  leave()
  enter(anEntry('/profile'))
  leave()
  enter(list)
  expect(scrollY).toBe(0)
})

test('the same screen under another entry, as with another filter, stays where it is', async () => {
  enter(anEntry('/exercises'))
  await scroll(300)
  leave()
  const filtered = anEntry('/exercises')
  enter(filtered)
  expect([scrollY, entryState(filtered.key).scrollTop]).toEqual([300, 300])
})

test('going back to the same screen under its earlier entry shows the place where that was left', async () => {
  const result = anEntry('/workout/1/completed')
  enter(result)
  leave()
  enter(anEntry('/workout/1/completed'))
  await scroll(700)
  leave()
  enter({ ...result, isReturn: true })
  expect(scrollY).toBe(0)
})

test('a screen that is entered again without having been left stays where it is', async () => {
  const list = anEntry('/workouts')
  enter(list)
  await scroll(300)
  entryState(list.key).scrollTop = 50
  enter(list)
  expect(scrollY).toBe(300)
})

test('a screen that is returned to before the next one was there is put back to its place', async () => {
  const list = anEntry('/workouts')
  enter(list)
  await scroll(300)
  leave()
  // The placeholder in between is scrolled, and is not the screen.
  await scroll(20)
  expect(entryState(list.key).scrollTop).toBe(300)
  enter(list)
  expect(scrollY).toBe(300)
})

/** A list that was left at 3,000 px for another screen, and is too short now for that. */
function aShortenedList(): ReturnType<typeof anEntry> {
  const list = anEntry('/workouts')
  enter(list)
  entryState(list.key).scrollTop = 3_000
  leave()
  enter(anEntry('/profile'))
  leave()
  lengthen(innerHeight + 500)
  return list
}

test('a list that comes back in parts is shown at its place once it is long enough', async () => {
  const list = aShortenedList()
  await frame()
  enter({ ...list, isReturn: true })
  expect(scrollY).toBeLessThan(3_000)
  await frame()
  expect(entryState(list.key).scrollTop).toBe(3_000)
  lengthen(6_000)
  await expect.poll(() => scrollY).toBe(3_000)
  // It is there, and now follows the person.
  await scroll(2_000)
  lengthen(7_000)
  await frame()
  expect([scrollY, entryState(list.key).scrollTop]).toEqual([2_000, 2_000])
})

/** Comes in above what is read, as rows do that take longer than the others. */
function insertAbove(px: number): void {
  const rows = document.createElement('div')
  rows.style.height = `${px}px`
  document.body.prepend(rows)
  // Measured at once, the page is scrolled before anything hears of its new size.
  rows.getBoundingClientRect()
  onTestFinished(() => rows.remove())
}

test('a list that gets more rows above is still shown at its place, until the person scrolls', async () => {
  const list = aShortenedList()
  const row = document.createElement('p')
  row.style.margin = '0'
  row.style.height = '10000px'
  document.body.append(row)
  onTestFinished(() => row.remove())
  enter({ ...list, isReturn: true })
  expect(scrollY).toBe(3_000)
  await frame()
  insertAbove(500)
  await frame()
  await frame()
  expect([scrollY, entryState(list.key).scrollTop]).toEqual([3_000, 3_000])
  await scroll(2_000)
  insertAbove(500)
  await frame()
  await frame()
  expect([scrollY, entryState(list.key).scrollTop]).toEqual([2_500, 2_500])
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'a list that comes back stays where it is after a %s',
  async (act) => {
    const list = aShortenedList()
    enter({ ...list, isReturn: true })
    await frame()
    dispatchEvent(new Event(act))
    lengthen(6_000)
    await frame()
    await frame()
    expect(scrollY).toBeLessThan(1_000)
  },
)

test('another screen is not moved by a list that was still coming back', async () => {
  const list = aShortenedList()
  enter({ ...list, isReturn: true })
  await frame()
  leave()
  enter(anEntry('/exercises'))
  expect(scrollY).toBe(0)
  lengthen(6_000)
  await frame()
  await frame()
  expect(scrollY).toBe(0)
})

test('the browser restores nothing within the app, and a reload', () => {
  expect(history.scrollRestoration).toBe('manual')
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  enter(anEntry('/profile'))
  expect(history.scrollRestoration).toBe('manual')
})

import { expect, test } from '@playwright/test'
import { layoutFaults } from '../tooling/layout/layout-faults.ts'
import { layoutFaultsOf } from '../tooling/layout/page-layout.ts'
import { broken } from './support/access.ts'
import { shiftsOf, watchShifts } from './support/layout-shift.ts'

// The checks of every screen, on small pages: each fault is found and named, and what only looks like one is not.

const FAULTS: Readonly<Record<string, { readonly page: string; readonly named: readonly RegExp[] }>> = {
  'wider than its container': {
    page: '<div style="width: 200px"><p style="width: 300px">Wide</p></div>',
    named: [/^p “Wide”: wider than its container div “Wide”, at 0–300 in 0–200$/],
  },
  'a word wider than its container': {
    page: '<div style="width: 60px"><b>Hypertrophy-without-end</b></div>',
    named: [/^b “Hypertrophy-without-end”: wider than its container div/],
  },
  'wider than the sheet that scrolls it down': {
    page: '<dialog><div style="overflow-y: auto; width: 200px"><p style="width: 300px">Wide</p></div></dialog>',
    named: [/^p “Wide”: wider than its container div/],
  },
  'outside the screen': {
    page: '<p style="position: absolute; left: 350px; width: 100px">Out</p>',
    named: [/^p “Out”: outside the screen, at 350–450 × /],
  },
  'a button below the end of a bar': {
    page: '<div style="position: fixed; bottom: -50px"><button style="height: 60px">Finish</button></div>',
    named: [/^button “Finish”: outside the screen, /],
  },
  'a button that its card crops': {
    page: '<div style="overflow: hidden; height: 40px"><p style="height: 60px">Bench</p><button style="width: 48px; height: 48px" aria-label="Start"></button></div>',
    named: [/^button “Start”: out of reach, /],
  },
  'covered by a layer': {
    page: `<div style="position: fixed; bottom: 0"><button style="height: 60px">Log</button></div>
      <div style="position: fixed; inset: auto 0 0; height: 80px">Toast</div>`,
    named: [/^button “Log”: covered by div “Toast” at /],
  },
  'covered at the end of the page by a bar': {
    page: `<p style="height: 2000px">Long</p><button style="height: 48px">Save</button>
      <nav style="position: fixed; inset: auto 0 0; height: 80px">Tabs</nav>`,
    named: [/^button “Save”: covered by nav “Tabs” at /],
  },
  'what passes over a bar that stays': {
    page: `<nav style="position: sticky; top: 0; height: 60px"><a href="/a" style="display: block; height: 48px">Home</a></nav>
      <p style="height: 400px">Long</p>
      <div style="position: relative; z-index: 1; height: 30px; background: red">Range</div>
      <p style="height: 2000px">Longer</p>`,
    named: [/^“Home”: passed over by “Range” at 4\d\d px$/],
  },
  'below 24 px': {
    page: '<button style="font-size: 8px">Undo</button><br><button style="height: 48px">Skip</button>',
    named: [/^button “Undo”: below 24 px, /],
  },
  'text of a field that an iPhone zooms into': {
    page: '<label style="font-size: 14px">Reps<input style="font: inherit; min-height: 48px"></label>',
    named: [/^input “Reps”: text of 14 px$/],
  },
  'text of a select that lies unseen over its words': {
    page: '<select aria-label="Muscle" style="font-size: 12px; opacity: 0"><option>Chest</option></select>',
    named: [/^select “Muscle”: text of 12 px$/],
  },
  'cut off without an ellipsis': {
    page: '<p style="overflow: hidden; width: 40px; white-space: nowrap" title="Barbell bench press">Barbell bench press</p>',
    named: [/^Barbell bench press ⟂ P.*: cut off$/],
  },
  'cut off without a title': {
    page: '<p style="overflow: hidden; width: 40px; white-space: nowrap; text-overflow: ellipsis">Barbell bench press</p>',
    named: [/^Barbell bench press ⟂ P.*: cut off$/],
  },
}

const START = '<!doctype html><style>body { margin: 0; line-height: 1.2 }</style>'

for (const [fault, { page: content, named }] of Object.entries(FAULTS)) {
  test(`finds ${fault}`, async ({ page }) => {
    await page.setContent(START + content)
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    const found = await layoutFaultsOf(page)
    expect(found).toEqual(named.map((name) => expect.stringMatching(name)))
  })
}

test('finds what is below 44 px in a workout', async ({ page }) => {
  await page.setContent('<!doctype html><button style="width: 80px; height: 40px">Log</button>')
  expect(await page.evaluate(layoutFaults, { minTarget: 24 })).toEqual([])
  expect(await page.evaluate(layoutFaults, { minTarget: 44 })).toEqual(['button “Log”: below 44 px, 80 × 40'])
})

test('finds nothing where there is nothing to find', async ({ page }) => {
  await page.setContent(`${START}
    <style>.row { overflow-x: auto; width: 200px; white-space: nowrap }</style>
    <h1>Upper</h1>
    <div class="row"><button style="width: 150px; height: 48px">A</button><button style="width: 150px; height: 48px">B</button></div>
    <div style="padding: 4px; width: 200px"><p style="margin-inline: -4px">Bleeds</p></div>
    <p>Read the <a href="/terms">terms</a> first.</p>
    <span class="visually-hidden" style="position: absolute; left: -9px; clip-path: inset(50%)">For screen readers</span>
    <p style="overflow: hidden; width: 40px; white-space: nowrap; text-overflow: ellipsis" title="Bench press">Bench press</p>
    <label style="display: block; height: 48px; font-size: 14px"><input type="checkbox"> Warm up</label>
    <input aria-label="Weight" style="font-size: 16px; height: 48px">
    <p><button style="font-size: 8px; margin: 24px">Alone</button></p>
    <p style="height: 2000px">Long</p>
    <button style="height: 48px; margin-block-end: 100px">Save</button>
    <nav style="position: fixed; inset: auto 0 0; height: 80px">Tabs</nav>`)
  expect(await layoutFaultsOf(page)).toEqual([])
})

test('a modal covers the page behind it without a fault', async ({ page }) => {
  await page.setContent(
    '<!doctype html><button>Behind</button><dialog><button style="height: 48px">Done</button></dialog>',
  )
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  expect(await layoutFaultsOf(page)).toEqual([])
})

test('measures what moves by itself, and names it', async ({ page }) => {
  await watchShifts(page)
  const arriving = `${START}<div></div><p style="height: 300px; margin: 0">Moved</p>
    <script>requestAnimationFrame(() => requestAnimationFrame(() => { document.querySelector('div').style.height = '200px' }))</script>`
  await page.goto(`data:text/html,${encodeURIComponent(arriving)}`)
  await expect.poll(async () => (await shiftsOf(page)).sum).toBeGreaterThan(0.02)
  expect((await shiftsOf(page)).moved).toEqual([expect.stringMatching(/p\. “Moved” from .* to /)])
  await page.goto('data:text/html,<p>Still</p>')
  expect(await shiftsOf(page)).toEqual({ sum: 0, moved: [] })
})

test('finds what is not open to all, except by a rule or in a part that is left out', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><img src="data:,"></main></html>',
  )
  expect(await broken(page)).toEqual([expect.stringMatching(/^image-alt: <img .*\nFix any/)])
  expect(await broken(page, { runOnly: ['image-alt'] }, { include: 'main' })).toHaveLength(1)
  expect(await broken(page, { runOnly: ['color-contrast'] })).toEqual([])
  expect(await broken(page, { rules: { 'image-alt': { enabled: false } } })).toEqual([])
  expect(await broken(page, {}, { exclude: 'img' })).toEqual([])
})

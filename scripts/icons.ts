import { readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { browserLaunch } from '../tooling/browser.ts'

// Renders the PNG icons from the SVG ones. They are committed, so this runs only after a change.
const icons = [
  { from: 'icon.svg', to: 'icon-192.png', size: 192 },
  { from: 'icon.svg', to: 'icon-512.png', size: 512 },
  { from: 'maskable.svg', to: 'maskable-512.png', size: 512 },
  // iOS rounds the corners itself and shows transparency as black.
  { from: 'maskable.svg', to: 'apple-touch-icon.png', size: 180 },
  { from: 'maskable.svg', to: '../../native/icon.png', size: 1_024 },
]

const browser = await chromium.launch(browserLaunch())
for (const { from, to, size } of icons) {
  const drawing = await readFile(`public/icons/${from}`, 'utf8')
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${drawing}`)
  await writeFile(`public/icons/${to}`, await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()

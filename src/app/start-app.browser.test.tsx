import '#ui/base.css'
import { expect, onTestFinished, test } from 'vitest'
import { SIGN_UP_PATH } from '#contract/routes.ts'
import { firstDrawnAt } from '../../tests/support/first-drawn.ts'
import { startApp } from './start-app.tsx'

// The app as a browser starts it for a visitor, without a server. One start per file: an app stays for a page's life.

/** The files that the build names as needed after a login. */
function nameFilesOf(files: Readonly<Record<string, readonly string[]>>): void {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.dataset['files'] = JSON.stringify(files)
  document.head.append(script)
  onTestFinished(() => script.remove())
}

const isFetched = (href: string) => document.querySelector(`link[href="${href}"]`) !== null

test('the first frame is the whole screen in the language of its address, and what follows a login is fetched', async () => {
  nameFilesOf({ 'signed-in': ['/inside.js'], 'signed-in pt': ['/dentro.js'], 'signed-in es': ['/dentro-es.js'] })
  const first = await firstDrawnAt(`/pt-BR${SIGN_UP_PATH}`, startApp)
  expect(first.querySelector('h1')?.textContent).toBe('Crie sua conta')
  expect(first.querySelector('input[type=password]')).not.toBeNull()
  await expect.poll(() => isFetched('/dentro.js') && isFetched('/inside.js')).toBe(true)
  expect(isFetched('/dentro-es.js')).toBe(false)
})

import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setupI18n } from '#i18n/setup.ts'
import { refuseStorage, stubStorage } from '../../../tests/support/stub-storage.ts'
import { StorageNote } from './storage-note.tsx'

beforeEach(() => setupI18n('en-US', ['auth', 'shared']))
afterEach(() => vi.unstubAllGlobals())

const shown = () => renderToStaticMarkup(<StorageNote />)
const inBrowser = () => vi.stubGlobal('document', {})

test('a browser that forbids the storage is told of at the login, before a password is typed', () => {
  inBrowser()
  refuseStorage()
  expect(shown()).toContain('Your browser won’t let Barra keep you signed in')
})

test('one that allows it is not, and nothing stays in it', () => {
  inBrowser()
  const texts = stubStorage()
  expect(shown()).toBe('')
  expect(texts.size).toBe(0)
})

test('the page that the server sends says nothing of a storage that the build lacks', () => {
  refuseStorage()
  expect(shown()).toBe('')
})

import { expect, test, vi } from 'vitest'
import type { AvatarWish, KeptAvatar } from './avatar-store.ts'
import { PictureAddress, shownPicture } from './picture-address.ts'

const GOOGLE = 'https://firebasestorage.googleapis.com'
const FILE = '/v0/b/barra/o/avatars%2Fana%2F1-eu.webp?alt=media'
const URL_1 = `${GOOGLE}${FILE}`
const LOCAL = 'blob:local'

const bytes = (text: string) => new Blob([text])
const NOTHING: KeptAvatar = { wish: null, sent: null, stale: [] }
const picture = (path: string, text = 'wished'): AvatarWish => ({
  kind: 'picture',
  picture: bytes(text),
  path,
  atMs: 1,
})
const SENT: KeptAvatar = { ...NOTHING, sent: { url: URL_1, picture: bytes('sent') } }

test.each<[what: string, kept: KeptAvatar | null, profile: string | null, shown: string | null]>([
  ['nobody has a picture', null, null, null],
  ['the profile has one that this device does not know', null, URL_1, URL_1],
  ['the device keeps nothing', NOTHING, URL_1, URL_1],
  ['the device has sent the one of the profile', SENT, URL_1, LOCAL],
  ['another device has sent a later one', SENT, `${URL_1}&token=2`, `${URL_1}&token=2`],
  ['another device has removed it', SENT, null, null],
  ['a new one waits', { ...SENT, wish: picture('avatars/ana/2-eu.webp') }, URL_1, LOCAL],
  [
    'a new one waits, and there is none in the profile',
    { ...NOTHING, wish: picture('avatars/ana/2.webp') },
    null,
    LOCAL,
  ],
  ['its removal waits', { ...SENT, wish: { kind: 'removal', atMs: 2 } }, URL_1, null],
  ["it is in this server's own store, whatever host it names", null, `https://old.test${FILE}`, FILE],
  ['its own store is not encrypted', null, `http://localhost:3000${FILE}`, FILE],
  [
    'it is of another provider',
    null,
    'https://lh3.googleusercontent.com/a/photo',
    'https://lh3.googleusercontent.com/a/photo',
  ],
  ['its address only contains that of a store', null, `https://else.test/x?${FILE}`, `https://else.test/x?${FILE}`],
  ['its address only contains one', null, `see https://else.test${FILE}`, `see https://else.test${FILE}`],
])('which picture is shown if %s', (_what, kept, profile, shown) => {
  expect(shownPicture(kept, LOCAL, profile)).toBe(shown)
})

/** The addresses that the browser makes of bytes, and those that it was told to forget. */
function browser() {
  const made: unknown[] = []
  const revoked: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${made.push(file)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  return { made, revoked }
}

test('a picture keeps one address, from the moment it is chosen until after it was sent', () => {
  const { made, revoked } = browser()
  const address = new PictureAddress()
  const chosen = picture('avatars/ana/1-eu.webp')
  expect(address.of(null)).toBeNull()
  expect(address.of({ ...NOTHING, wish: chosen })).toBe('blob:1')
  expect(address.of({ ...NOTHING, wish: chosen })).toBe('blob:1')
  expect(address.of(SENT)).toBe('blob:1')
  expect(made).toEqual([chosen.kind === 'picture' && chosen.picture])
  expect(revoked).toEqual([])
})

test('the bytes of the picture before it are let go', () => {
  const { made, revoked } = browser()
  const address = new PictureAddress()
  expect(address.of(SENT)).toBe('blob:1')
  const next = picture('avatars/ana/2-eu.webp')
  expect(address.of({ ...SENT, wish: next })).toBe('blob:2')
  expect(revoked).toEqual(['blob:1'])
  expect(made).toEqual([SENT.sent?.picture, next.kind === 'picture' && next.picture])
  expect(address.of(NOTHING)).toBeNull()
  expect(address.of(null)).toBeNull()
  expect(revoked).toEqual(['blob:1', 'blob:2'])
})

test('while a removal waits the sent picture keeps its address, in case it is taken back', () => {
  browser()
  const address = new PictureAddress()
  expect(address.of({ ...SENT, wish: { kind: 'removal', atMs: 2 } })).toBe('blob:1')
  expect(address.of(SENT)).toBe('blob:1')
})

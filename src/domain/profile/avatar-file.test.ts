import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanFileName, sniffPictureType } from './avatar-file.ts'
import { avatarPath, ownerOfPath, pathOfDownloadUrl } from './avatar-path.ts'

const TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
const bytes = (...values: readonly (number | string)[]) =>
  Uint8Array.from(values.flatMap((value) => (typeof value === 'number' ? [value] : [...Buffer.from(value)])))

test.each([
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'image/png'],
  ['a WebP', bytes('RIFF', 0x10, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
  ['a WAV, which is RIFF too', bytes('RIFF', 0x10, 0, 0, 0, 'WAVEfmt '), null],
  ['a GIF', bytes('GIF89a'), null],
  ['an SVG, which can hold scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), null],
  ['HTML', bytes('<!doctype html>'), null],
  ['a PNG that ends in its first bytes', bytes(0x89, 'PN'), null],
  ['nothing', bytes(), null],
])('%s is detected by its bytes', (_name, content, type) => {
  expect(sniffPictureType(content)).toBe(type)
})

// proves 3.21
test.each([
  ['IMG_2041.JPG', 'image/webp', 'img-2041.webp'],
  ['Eu no espelho (2).jpeg', 'image/jpeg', 'eu-no-espelho-2.jpg'],
  ['Avanço.coração.png', 'image/png', 'avanco-coracao.png'],
  ['../../etc/passwd', 'image/jpeg', 'passwd.jpg'],
  ['C:\\fotos\\eu.png', 'image/png', 'eu.png'],
  ['筋トレ.png', 'image/png', 'picture.png'],
  ['', 'image/webp', 'picture.webp'],
  ['.hidden', 'image/webp', 'picture.webp'],
] as const)('%j becomes a name that is safe in a path', (name, type, cleaned) => {
  expect(cleanFileName(name, type)).toBe(cleaned)
})

// proves 3.21
test('a picture lies in the folder of its owner, under the moment it was chosen and its name', () => {
  expect(avatarPath('ana', 1_795_000_000_000.7, 'me.png')).toBe('avatars/ana/1795000000000-me.png')
})

// proves 3.21
test('any file name gives a path that belongs to the person and survives a URL', () => {
  const uid = fc.stringMatching(/^[A-Za-z0-9]{1,28}$/)
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...TYPES), uid, fc.nat(), (name, type, who, atMs) => {
      const cleaned = cleanFileName(name, type)
      const path = avatarPath(who, atMs, cleaned)
      expect(cleaned).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*\.(jpg|png|webp)$/)
      expect(cleanFileName(cleaned, type)).toBe(cleaned)
      expect(ownerOfPath(path)).toBe(who)
      const address = `https://example.org/v0/b/bucket/o/${encodeURIComponent(path)}?alt=media&token=1`
      expect(pathOfDownloadUrl(address)).toBe(path)
    }),
  )
})

test.each([
  'avatars/ana',
  'avatars/ana/',
  'avatars//x.png',
  'avatars/../ana/x.png',
  'avatars/ana/..',
  'avatars/ana/../../x.png',
  'avatars/ana/deeper/x.png',
  '/avatars/ana/x.png',
  'avatars/ana/x\0.png',
  'avatars/ana\\..\\x.png',
  'avatars/ana/..%2f..%2fx',
  'avatars/ana/x y.png',
  'avatars/ana/...',
  'avatars/./x.png',
  `avatars/ana/${'x'.repeat(201)}`,
  'xavatars/ana/x.png',
  'videos/ana/x.png',
  '',
])('%j belongs to nobody', (path) => {
  expect(ownerOfPath(path)).toBeNull()
})

test.each(['avatars/ana/.hidden', 'avatars/ana/me.', `avatars/ana/${'x'.repeat(200)}`])('%j is Ana’s', (path) => {
  expect(ownerOfPath(path)).toBe('ana')
})

test('a name is no longer than a path takes, and does not end in a hyphen where it is cut', () => {
  expect(cleanFileName(`${'a'.repeat(79)} b.png`, 'image/png')).toBe(`${'a'.repeat(79)}.png`)
  expect(cleanFileName('a.b.png', 'image/png')).toBe('a-b.png')
})

test('a path that is somebody’s leads into their folder and nowhere else', () => {
  const part = fc.string({ unit: fc.constantFrom('.', '/', '\\', '%', '2', 'f', 'a', '\0', ':', '-') })
  fc.assert(
    fc.property(part, part, (uid, name) => {
      const path = `avatars/${uid}/${name}`
      if (ownerOfPath(path) === null) return
      expect(new URL(path, 'file:///root/').pathname).toBe(`/root/${path}`)
      expect(path.split('/')).toHaveLength(3)
    }),
  )
})

test.each([
  'https://lh3.googleusercontent.com/a/photo=s96-c',
  'https://example.org/v0/b/bucket/o/%E0%A4%A',
  'blob:https://example.org/v0/b/x/o/y',
  'https://example.org/v0/b/bucket/o/',
  'https://example.org/v0/b//o/y',
  'https://example.org/v1/b/x/o/y',
  'https:///v0/b/x/o/y',
  '',
])('%j leads to no object of a store', (url) => {
  expect(pathOfDownloadUrl(url)).toBeNull()
})

test('an object’s address may be a plain one, as that of a store on one’s own machine', () => {
  expect(pathOfDownloadUrl('http://localhost:9199/v0/b/bucket/o/avatars%2Fana%2Fme.png#top')).toBe('avatars/ana/me.png')
})

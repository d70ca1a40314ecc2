import { expect, test, vi } from 'vitest'
import { connectPhone, type PhoneAnswers } from '../../../tests/support/native-bridge.ts'

const PIECE_BYTES = 3 * 256 * 1_024

/** A browser's reader, which Node lacks. */
class Reader {
  result: string | null = null
  error: unknown = null
  onload = () => undefined
  onerror = () => undefined
  readAsDataURL(blob: Blob): void {
    blob.arrayBuffer().then(
      (bytes) => {
        this.result = `data:text/csv;base64,${Buffer.from(bytes).toString('base64')}`
        this.onload()
      },
      (cause) => {
        this.error = cause
        this.onerror()
      },
    )
  }
}

/** A phone with a folder of shared files; `written` joins the pieces as the phone does. */
async function aPhone(answers: PhoneAnswers = {}) {
  vi.stubGlobal('FileReader', Reader)
  const phone = connectPhone({ 'Filesystem.writeFile': () => ({ uri: 'file:///cache/shared/log.csv' }), ...answers })
  const { shareFile } = await import('./share-file.ts')
  const written = () =>
    phone.calls.flatMap(([call, options]) =>
      call === 'Filesystem.writeFile' || call === 'Filesystem.appendFile'
        ? [Buffer.from((options as { data: string }).data, 'base64')]
        : [],
    )
  return { ...phone, shareFile, written }
}

const refuse = (message: string) => () => Promise.reject(new Error(message))

test('a file is written to an emptied folder of the cache, and shared from there', async () => {
  const { shareFile, calls } = await aPhone()
  expect(await shareFile('log.csv', new Blob(['a;b']))).toBe(true)
  expect(calls).toEqual([
    ['Filesystem.rmdir', { path: 'shared', directory: 'CACHE', recursive: true }],
    [
      'Filesystem.writeFile',
      { path: 'shared/log.csv', directory: 'CACHE', data: Buffer.from('a;b').toString('base64'), recursive: true },
    ],
    ['Share.share', { files: ['file:///cache/shared/log.csv'] }],
  ])
})

test.each([
  ['one piece', PIECE_BYTES, [PIECE_BYTES]],
  ['one piece and a byte', PIECE_BYTES + 1, [PIECE_BYTES, 1]],
  ['two and a half pieces', 2.5 * PIECE_BYTES, [PIECE_BYTES, PIECE_BYTES, PIECE_BYTES / 2]],
])('a file of %s crosses the bridge in pieces that make it up', async (_what, size, sizes) => {
  const bytes = Uint8Array.from({ length: size }, (_, at) => at % 251)
  const { shareFile, written, calls } = await aPhone()
  expect(await shareFile('log.csv', new Blob([bytes]))).toBe(true)
  expect(written().map((piece) => piece.length)).toEqual(sizes)
  expect(Buffer.concat(written()).equals(bytes)).toBe(true)
  const appended = calls.filter(([call]) => call === 'Filesystem.appendFile')
  const place = { path: 'shared/log.csv', directory: 'CACHE', data: expect.any(String) }
  expect(appended.map(([, options]) => options)).toEqual(sizes.slice(1).map(() => place))
})

test('a folder that is not there yet stops nothing', async () => {
  const { shareFile } = await aPhone({ 'Filesystem.rmdir': refuse('Folder does not exist.') })
  expect(await shareFile('log.csv', new Blob(['a']))).toBe(true)
})

test.each(['Share canceled', 'Share Cancelled'])('a person who turns back (%s) has shared nothing', async (message) => {
  const { shareFile } = await aPhone({ 'Share.share': refuse(message) })
  expect(await shareFile('log.csv', new Blob(['a']))).toBe(false)
})

test.each([
  ['no room for the file', { 'Filesystem.writeFile': refuse('No space left') }],
  ['nothing to share it with', { 'Share.share': refuse('No app') }],
  ['a failure that is no error', { 'Share.share': () => Promise.reject('cancelled') }],
])('a phone with %s is a failure', async (_what, answers) => {
  const { shareFile } = await aPhone(answers)
  await expect(shareFile('log.csv', new Blob(['a']))).rejects.toBeDefined()
})

test('a file that cannot be read is a failure, and nothing is shared', async () => {
  const unreadable = new Blob(['a'])
  const piece = new Blob(['a'])
  vi.spyOn(unreadable, 'slice').mockReturnValue(piece)
  vi.spyOn(piece, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'))
  const { shareFile, calls } = await aPhone()
  await expect(shareFile('log.csv', unreadable)).rejects.toMatchObject({ name: 'NotReadableError' })
  expect(calls.map(([call]) => call)).toEqual(['Filesystem.rmdir'])
})

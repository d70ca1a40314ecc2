import { expect, test } from 'vitest'
import { refuseForeignPicture } from './own-picture.ts'

const HOST = 'barra.example'
const firebase = { apiKey: '', authDomain: '', projectId: '', storageBucket: 'bucket' }
const GOOGLE = { firebase }
const LOCAL = { firebase, localObjectStore: true }
const FILE = '/v0/b/bucket/o/avatars%2Fana%2F1-me.jpg?alt=media&token=t'

const judge = (address: string, files: Parameters<typeof refuseForeignPicture>[3] = GOOGLE) =>
  refuseForeignPicture(address, 'ana', HOST, files)

test('a file that the person sent to the bucket is a picture', () => {
  expect(() => judge(`https://firebasestorage.googleapis.com${FILE}`)).not.toThrow()
  expect(() => judge(`http://${HOST}${FILE}`, LOCAL)).not.toThrow()
})

test.each([
  ['another host', `https://pictures.example${FILE}`],
  ['no encryption', `http://firebasestorage.googleapis.com${FILE}`],
  ['another bucket', `https://firebasestorage.googleapis.com${FILE.replace('bucket', 'other')}`],
  ["another person's folder", `https://firebasestorage.googleapis.com${FILE.replace('ana', 'ben')}`],
  ['a way out of the folder', `https://firebasestorage.googleapis.com${FILE.replace('ana%2F', 'ana%2F..%2F')}`],
  ['a broken path', `https://firebasestorage.googleapis.com${FILE.replace('ana', '%ff')}`],
  ['a script', 'javascript:alert(1)'],
  ['the metadata of a cloud', 'http://169.254.169.254/latest/meta-data'],
])('%s is refused', (_reason, address) => {
  expect(() => judge(address)).toThrow('not one of yours')
})

test('a server with its own file storage rejects Google’s URLs; without a bucket all are rejected', () => {
  expect(() => judge(`https://firebasestorage.googleapis.com${FILE}`, LOCAL)).toThrow()
  expect(() =>
    judge(`https://firebasestorage.googleapis.com${FILE}`, { firebase: { ...firebase, storageBucket: undefined } }),
  ).toThrow()
})

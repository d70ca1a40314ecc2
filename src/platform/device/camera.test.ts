import { expect, test, vi } from 'vitest'
import { CameraError, openCamera } from './camera.ts'

type Camera = (wanted: MediaStreamConstraints) => Promise<unknown>

function stubCamera(getUserMedia: Camera | undefined, isSecureContext = true) {
  vi.stubGlobal('isSecureContext', isSecureContext)
  vi.stubGlobal('navigator', getUserMedia ? { mediaDevices: { getUserMedia } } : {})
}

test('the rear camera is asked for, without sound, in enough pixels for a dense code', async () => {
  const stream = {}
  const asked: MediaStreamConstraints[] = []
  stubCamera(async (wanted) => {
    asked.push(wanted)
    return stream
  })
  expect(await openCamera()).toBe(stream)
  expect(asked).toEqual([
    { audio: false, video: { facingMode: 'environment', width: { ideal: 1_280 }, height: { ideal: 1_280 } } },
  ])
})

test('without https, or without the API, there is no camera', async () => {
  stubCamera(() => expect.unreachable('it is not secure'), false)
  await expect(openCamera()).rejects.toMatchObject({ name: 'CameraError', problem: 'insecure' })
  stubCamera(undefined)
  await expect(openCamera()).rejects.toMatchObject({ problem: 'missing' })
})

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
])('%s of the browser is the problem "%s"', async (name, problem) => {
  const cause = new DOMException('no', name)
  stubCamera(() => Promise.reject(cause))
  const failure = await openCamera().catch((failed: unknown) => failed)
  expect(failure).toBeInstanceOf(CameraError)
  expect(failure).toMatchObject({ message: `camera: ${problem}`, problem, cause })
})

test('a failure that is none of the browser is a missing camera', async () => {
  stubCamera(() => Promise.reject(Object.assign(new Error('no'), { name: 'NotAllowedError' })))
  await expect(openCamera()).rejects.toMatchObject({ problem: 'missing' })
})

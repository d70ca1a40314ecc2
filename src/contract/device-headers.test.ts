import { afterEach, expect, test, vi } from 'vitest'
import { aMeasurement, aSession } from '../../tests/builders.ts'
import { deviceTimeZone } from './device-headers.ts'
import { measurement } from './measurement.ts'
import { session } from './session.ts'

afterEach(() => void vi.restoreAllMocks())

function onDevice(timeZone: string | undefined, minutesBehindUtc: number): string {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutesBehindUtc)
  const options = Intl.DateTimeFormat().resolvedOptions()
  // The declared type has no undefined zone, though some browsers return one.
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValueOnce({
    ...options,
    timeZone: timeZone as string,
  })
  return deviceTimeZone()
}

test.each([
  ['America/Sao_Paulo', 180, 'America/Sao_Paulo'],
  ['Etc/Unknown', -540, 'Etc/GMT-9'],
  ['', 180, 'Etc/GMT+3'],
  [undefined, 0, 'UTC'],
  ['GMT+0300', -180, 'Etc/GMT-3'],
  ['Mars/Olympus', -330, 'Etc/GMT-5'],
  ['', -840, 'Etc/GMT-14'],
])('a device whose zone is %j, %i minutes behind UTC, is in %s', (named, offset, zone) => {
  expect(onDevice(named, offset)).toBe(zone)
  expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow()
})

test('documents of a device that stored no zone are valid, so that they reach the server', () => {
  expect(session.safeParse(aSession({ timeZone: '' })).success).toBe(true)
  expect(measurement.safeParse(aMeasurement({ timeZone: '' })).success).toBe(true)
})

import { afterAll, afterEach, beforeAll } from 'vitest'
import { type Device, type DeviceOptions, startDevice } from './device.ts'
import { FaultyWire } from './faulty-wire.ts'
import { type SyncServer, signedInAs, startSyncServer } from './sync-server.ts'

/** A server for the tests of one file, and people with devices. Devices end with their test, the server with the file. */
export function startPeople(word: string) {
  let server: SyncServer
  let people = 0
  const devices = new Set<Device>()

  const stop = async (name: string) => {
    const named = [...devices].filter((device) => device.name === name)
    for (const device of named) devices.delete(device)
    for (const device of named) await device.stop()
  }

  const startKept = async (options: DeviceOptions) => {
    const device = await startDevice(options)
    devices.add(device)
    return device
  }
  const stopAll = async () => {
    for (const { name } of [...devices]) await stop(name)
  }

  beforeAll(async () => {
    server = await startSyncServer()
  })
  afterEach(stopAll)
  afterAll(() => server.close())

  return {
    get server() {
      return server
    },
    /** A new person, and a function to start their devices. */
    aPerson() {
      people += 1
      const uid = `${word}-${people}`
      const start = async (name: string, wire = new FaultyWire(server.origin), replicate = true) => {
        const device = await startKept({ name: `${uid}-${name}`, wire, idToken: signedInAs(uid), replicate })
        return { ...device, wire }
      }
      return { uid, start }
    },
    /** A device with custom options. */
    startDevice: startKept,
    /** Stops a device before its test ends. */
    stop: ({ name }: Pick<Device, 'name'>) => stop(name),
    stopAll,
  }
}

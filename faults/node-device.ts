import { Worker } from 'node:worker_threads'
import { type Endpoint, type Remote, wrap } from 'comlink'
import type { Line } from './line.ts'
import type { NodeDeviceFace, NodeDeviceOptions } from './node-device.worker.ts'
import type { Person } from './person.ts'

/** A device with the real storage, outbox and replication in a separate thread, without a browser. */
export type NodeDevice = {
  readonly name: string
  readonly person: Person
  readonly line: Line
  readonly face: Remote<NodeDeviceFace>
  dispose(): Promise<void>
}

export async function startNodeDevice(
  name: string,
  person: Person,
  line: Line,
  emulatorPort: number,
): Promise<NodeDevice> {
  const { port1, port2 } = new MessageChannel()
  const options: NodeDeviceOptions = {
    name,
    url: line.url,
    emulatorPort,
    email: person.email,
    password: person.password,
  }
  const thread = new Worker(new URL('./node-device.worker.ts', import.meta.url), {
    workerData: { port: port2, options },
    // The global ports are Node's own.
    transferList: [port2 as never],
  })
  const failed = new Promise<never>((_, reject) => thread.once('error', reject))
  const face = wrap<NodeDeviceFace>(port1 as Endpoint)
  await Promise.race([face.start(), failed])
  failed.catch(() => undefined)
  return {
    name,
    person,
    line,
    face,
    dispose: async () => {
      port1.close()
      await thread.terminate()
    },
  }
}

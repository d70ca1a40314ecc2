import { createServer } from 'node:net'

export type PortVariable = 'PORT' | 'AUTH_EMULATOR_PORT' | 'METRICS_PORT'

export class PortTakenError extends Error {
  readonly port: number
  readonly variable: PortVariable

  constructor(port: number, variable: PortVariable) {
    super(`Port ${port} is taken`)
    this.port = port
    this.variable = variable
  }
}

/** Rejects with `PortTakenError` if the port is taken. Called before a build, to avoid a useless one. */
export function expectFreePort(host: string, port: number, variable: PortVariable): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, variable) : error),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

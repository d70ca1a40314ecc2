import { Worker } from 'node:worker_threads'
import { PortTakenError } from '../port.ts'
import type { WrittenMail } from './mails.ts'

export type EmulatorOptions = {
  readonly projectId: string
  readonly host: string
  readonly port: number
  /** Kept between starts. */
  readonly accountsFile: string
  readonly mailsDirectory: string
  /** The links in mails lead to this address. */
  readonly appUrl: string
  /** For files that firebase-tools would write to the home directory. */
  readonly settingsDirectory: string
}

export type EmulatorReport =
  | { readonly kind: 'listening' }
  | { readonly kind: 'failed'; readonly portTaken: boolean; readonly message: string }
  | { readonly kind: 'mail'; readonly mail: WrittenMail }
  | { readonly kind: 'trouble'; readonly message: string }

export type AuthEmulator = { stop(): Promise<void> }

/** Resolves once it listens; rejects with `PortTakenError` if the port is taken. */
export function startAuthEmulator(
  options: EmulatorOptions,
  on: { readonly mail: (mail: WrittenMail) => void; readonly trouble: (message: string) => void },
): Promise<AuthEmulator> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: options,
    env: { ...process.env, XDG_CONFIG_HOME: options.settingsDirectory, NO_UPDATE_NOTIFIER: '1' },
  })
  let listening = false
  return new Promise((resolve, reject) => {
    thread.on('message', (report: EmulatorReport) => {
      switch (report.kind) {
        case 'listening':
          listening = true
          return resolve({ stop: async () => void (await thread.terminate()) })
        case 'mail':
          return on.mail(report.mail)
        case 'trouble':
          return on.trouble(report.message)
        case 'failed':
          return reject(
            report.portTaken ? new PortTakenError(options.port, 'AUTH_EMULATOR_PORT') : new Error(report.message),
          )
      }
    })
    thread.on('error', (error) =>
      listening ? on.trouble(`The Auth emulator stopped: ${error.message}`) : reject(error),
    )
  })
}

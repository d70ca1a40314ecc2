import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import { DEFAULT_PASSWORD_POLICY } from '#domain/profile/password-policy.ts'
import { accountsSaver, restoreAccounts } from './accounts-file.ts'
import { loadEmulator } from './firebase-tools.ts'
import { writeMail } from './mails.ts'
import type { EmulatorOptions, EmulatorReport } from './start-auth-emulator.ts'

const POLICY = JSON.stringify({
  customStrengthOptions: { minPasswordLength: DEFAULT_PASSWORD_POLICY.minLength },
  allowedNonAlphanumericCharacters: [...DEFAULT_PASSWORD_POLICY.symbols],
  enforcementState: 'OFF',
  schemaVersion: 1,
})

// A separate thread: the emulator compiles its whole API at startup, while the database and the build use the other
// core, and it ends with the process in any case.
const options = workerData as EmulatorOptions

const { state, answer } = await loadEmulator(options.projectId)
restoreAccounts(options.accountsFile, state)
const saveAccounts = accountsSaver(options.accountsFile, state)
const mailed = new Set(state.oobs.keys())

const server = createServer((request, response) => {
  beforeAnswering(response, () => {
    saveAccounts()
    deliverMails()
  })
  if (!answerPasswordPolicy(request, response)) answer(request, response)
})
server.once('error', (error: NodeJS.ErrnoException) =>
  report({ kind: 'failed', portTaken: error.code === 'EADDRINUSE', message: error.message }),
)
server.listen(options.port, options.host, () => report({ kind: 'listening' }))

/** Before the first byte: a confirmed change is on disk, and if it cannot be stored the client gets no response. */
function beforeAnswering(response: ServerResponse, action: () => void): void {
  const writeHead = response.writeHead
  // Every response goes through writeHead, even without an explicit call.
  response.writeHead = ((...head: Parameters<typeof writeHead>) => {
    response.writeHead = writeHead
    try {
      action()
    } catch (cause) {
      report({ kind: 'trouble', message: `The accounts could not be written down: ${String(cause)}` })
      response.destroy()
    }
    return response.writeHead(...head)
  }) as typeof writeHead
}

function deliverMails(): void {
  for (const mail of state.oobs.values()) {
    if (mailed.has(mail.oobCode)) continue
    mailed.add(mail.oobCode)
    report({ kind: 'mail', mail: writeMail(options.mailsDirectory, mail, new Date(), options.appUrl) })
  }
}

function report(message: EmulatorReport): void {
  parentPort?.postMessage(message)
}

/** The emulator's 501 would log an error in the browser's console on each sign-up. False for other requests. */
function answerPasswordPolicy({ method, url = '' }: IncomingMessage, response: ServerResponse): boolean {
  const { pathname } = new URL(url, 'http://localhost')
  if (method !== 'GET' || pathname !== '/identitytoolkit.googleapis.com/v2/passwordPolicy') return false
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(POLICY)
  return true
}

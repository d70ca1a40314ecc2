import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { exportPKCS8, exportSPKI, generateKeyPair, importSPKI, jwtVerify } from 'jose'
import type { GoogleStandIn } from '../../server/doctor/google-door.ts'
import { listen } from '../../tooling/listen.ts'
import { LocalAgent } from './local-agent.ts'

/** A Google response: a status and JSON. Null hangs. */
export type GoogleAnswer = { readonly status?: number; readonly body: object } | null
export type GoogleAnswers = Readonly<Record<string, GoogleAnswer>>

const TOKEN = 'google-says-come-in'

/** A stand-in for Google's APIs: returns a token for the right key only, and requires it elsewhere. */
export async function startGoogleServer(project: string, folder: string) {
  const right = await serviceAccountOf(project)
  const stranger = await serviceAccountOf(project)
  // As files: only of those does the library hand on how it is to connect.
  const [serviceAccount, withdrawnServiceAccount] = [join(folder, 'key.json'), join(folder, 'withdrawn.json')]
  writeFileSync(serviceAccount, right.key)
  writeFileSync(withdrawnServiceAccount, stranger.key)
  const requests: string[] = []
  let answers: GoogleAnswers = {}
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://google.test')
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (pathname === '/token') {
      let sent = ''
      for await (const chunk of request) sent += chunk
      const isRight = await isSignedBy(right.publicKey, new URLSearchParams(sent).get('assertion') ?? '')
      if (isRight) return send(200, { access_token: TOKEN, expires_in: 3_600, token_type: 'Bearer' })
      return send(400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' })
    }
    requests.push(pathname)
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return send(401, {})
    const answer = answers[pathname]
    if (answer === null) return
    return answer ? send(answer.status ?? 200, answer.body) : send(404, { error: { code: 404 } })
  })
  const port = await listen(server)
  const standIn: GoogleStandIn = { origin: `http://127.0.0.1:${port}`, agent: new LocalAgent(port) }
  return {
    standIn,
    requests,
    serviceAccount,
    withdrawnServiceAccount,
    answerWith: (next: GoogleAnswers) => {
      answers = next
      requests.length = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function serviceAccountOf(project: string) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const key = {
    type: 'service_account',
    project_id: project,
    private_key_id: 'key-1',
    private_key: await exportPKCS8(privateKey),
    client_email: `barra@${project}.iam.gserviceaccount.com`,
    client_id: '1',
  }
  return { key: JSON.stringify(key), publicKey: await exportSPKI(publicKey) }
}

async function isSignedBy(publicKey: string, assertion: string): Promise<boolean> {
  try {
    await jwtVerify(assertion, await importSPKI(publicKey, 'RS256'))
    return true
  } catch {
    return false
  }
}

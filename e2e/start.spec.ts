import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { aSession } from '../tests/builders.ts'
import { freePort } from '../tooling/free-port.ts'
import { signIn, signUp } from '../tooling/identity.ts'
import { type Server, THE_BUILD } from '../tooling/server.ts'
import { wordsIn } from '../tooling/words.ts'
import { mailsIn } from './support/mails.ts'
import { test } from './support/test.ts'

// Starting, stopping and restarting the program, from the terminal.

const ANA = ['ana@example.org', 'supino-100'] as const

async function push(server: Server, token: string, document: object): Promise<Response> {
  return fetch(`${server.url}/api/sync/push`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      collection: 'sessions',
      schemaVersion: 0,
      rows: [{ assumedMasterState: null, newDocumentState: { ...document, _deleted: false } }],
    }),
  })
}

async function pull(server: Server, token: string): Promise<readonly { readonly id: string }[]> {
  const response = await fetch(`${server.url}/api/sync/pull?collection=sessions`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await response.json()) as { data: { documents: { id: string }[] } }
  return data.documents
}

/** Runs the program with the given ports until it ends. */
function run(variables: Record<string, string>): { readonly status: number | null; readonly output: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'barra-start-'))
  const { status, stdout, stderr } = spawnSync(process.execPath, ['server/main.ts', '--no-demo'], {
    env: { ...process.env, DATA_DIR: dataDir, DIST_DIR: THE_BUILD, ...variables },
    timeout: 240_000,
    encoding: 'utf8',
  })
  rmSync(dataDir, { recursive: true, force: true })
  return { status, output: stdout + stderr }
}

test('serves health, public configuration and page on one address', async ({ ownServer }) => {
  const server = await ownServer()
  const health = await (await fetch(`${server.url}/api/health`)).json()
  expect(health).toEqual({ data: { status: 'ok', version: expect.any(String), storage: 'pglite' } })

  const config = await (await fetch(`${server.url}/config.json`)).json()
  expect(config).toMatchObject({
    apiBase: '/api',
    firebase: { projectId: 'demo-barra' },
    authEmulatorUrl: `http://localhost:${server.emulatorPort}`,
  })

  const page = await fetch(`${server.url}/workouts`, { headers: { accept: 'text/html' } })
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(server.output()).toContain(server.url)
})

test('Ctrl-C exits with 0 and frees both ports', async ({ ownServer }) => {
  const server = await ownServer()
  expect(await server.stop()).toBe(0)
  await server.restart()
  expect((await fetch(`${server.url}/api/health`)).ok).toBe(true)
})

test('Ctrl-C ends an open stream', async ({ ownServer }) => {
  const server = await ownServer()
  const { idToken } = await signUp(server, ...ANA)
  const stream = await fetch(`${server.url}/api/sync/stream`, { headers: { authorization: `Bearer ${idToken}` } })
  expect(stream.headers.get('content-type')).toContain('text/event-stream')
  expect(await server.stop()).toBe(0)
})

test('killing npm start kills the server, even with -9', async () => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'barra-start-'))
  const npm = spawn('npm', ['start', '--', '--no-demo'], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DIST_DIR: THE_BUILD,
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(await freePort()),
    },
    stdio: 'ignore',
  })
  const answers = () =>
    fetch(`http://localhost:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(answers, { timeout: 240_000 }).toBe(true)
  npm.kill('SIGKILL')
  await expect.poll(answers).toBe(false)
  // After a clean exit, the data folder is unlocked.
  await expect.poll(() => existsSync(join(dataDir, 'database.lock'))).toBe(false)
  rmSync(dataDir, { recursive: true, force: true })
})

test('after kill -9 the account, its tokens and its documents are there again', async ({ ownServer }) => {
  const server = await ownServer()
  const account = await signUp(server, ...ANA)
  const session = aSession()
  expect((await push(server, account.idToken, session)).status).toBe(200)

  await server.kill()
  await server.restart()
  const again = await signIn(server, ...ANA)
  expect(again.uid).toBe(account.uid)
  expect(await pull(server, account.idToken)).toMatchObject([{ id: session.id }])
  expect(await pull(server, again.idToken)).toMatchObject([{ id: session.id }])
})

test('a verification mail is printed and stored in a file, and its link confirms the address', async ({
  ownServer,
  page,
}) => {
  const server = await ownServer()
  const say = await wordsIn('en-US')
  const { idToken } = await signUp(server, ...ANA)
  const address = `http://localhost:${server.emulatorPort}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`
  await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'VERIFY_EMAIL', idToken }),
  })
  await expect.poll(() => server.output()).toContain(`Mail to ${ANA[0]}`)
  const linkInFile = () => /http\S+/.exec(mailsIn(server)[0] ?? '')?.[0] ?? ''
  await expect.poll(linkInFile).toContain('http')
  const link = linkInFile()
  await expect.poll(() => server.output()).toContain(link)
  await page.goto(link)
  await expect(page.getByText(say('auth:callback.verifyEmail.done'))).toBeVisible()
})

test.describe('a taken port is reported, with its variable', () => {
  for (const variable of ['PORT', 'AUTH_EMULATOR_PORT']) {
    test(variable, async () => {
      const taken = await freePort()
      const other = createServer()
      await new Promise<void>((listening) => other.listen(taken, '127.0.0.1', listening))
      const ports = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) }
      const { status, output } = run({ ...ports, [variable]: String(taken) })
      other.close()
      expect(status).toBe(1)
      expect(output.trim().split('\n')).toEqual([
        `Port ${taken} is taken by another program. Stop it, or set ${variable} to another port.`,
      ])
    })
  }
})

test('a second server on the same data is refused, and the first continues', async ({ ownServer }) => {
  const server = await ownServer()
  const ports = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) }
  const { status, output } = run({ ...ports, DATA_DIR: server.dataFolder })
  expect(status).toBe(1)
  expect(output).toContain('is in use by process')
  expect((await fetch(`${server.url}/api/health`)).ok).toBe(true)
})

test('the first start makes the demo account with two years of training, a later one leaves it as it is', async ({
  ownServer,
}) => {
  const server = await ownServer({ demo: true })
  const { idToken } = await signIn(server, 'demo@barra.test', 'barra-demo')
  expect(server.output()).toContain('demo@barra.test / barra-demo')
  const digest = async () => {
    const response = await fetch(`${server.url}/api/sync/digest`, { headers: { authorization: `Bearer ${idToken}` } })
    return ((await response.json()) as { data: Record<string, { count: number }> }).data
  }
  const first = await digest()
  expect(first['sessions']?.count).toBeGreaterThan(300)
  expect(first['workouts']?.count).toBe(4)
  const status = await fetch(`${server.url}/api/subscriptions/status`, {
    headers: { authorization: `Bearer ${idToken}` },
  })
  expect(await status.json(), 'a demo that does not end with a trial').toMatchObject({
    data: { status: 'active', plan: 'annual', cancelAtPeriodEnd: false },
  })

  await server.stop()
  await server.restart()
  expect(await digest()).toEqual(first)
})

import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { MAX_PUSH_BYTES } from '#contract/limits.ts'
import { readEnvironment } from '../server/env.ts'
import { freePort } from '../tooling/free-port.ts'

// No container is built here: the image's files, as its Dockerfile names them, have to suffice for what runs in it.

const ROOT = join(import.meta.dirname, '..')
const lines = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split('\n')
const lastStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))
const image = mkdtempSync(join(tmpdir(), 'barra-image-'))

/** Copied from the repository, with the destination; copies from earlier stages have no place in it. */
const copied = lastStage
  .filter((line) => /^COPY (?!--from)/.test(line))
  .map((line) => line.split(' ').slice(1))
  .flatMap((words) => words.slice(0, -1).map((source) => ({ source, to: words.at(-1) ?? '' })))

beforeAll(() => {
  for (const { source, to } of copied) {
    cpSync(join(ROOT, source), join(image, to.endsWith('/') ? join(to, source.split('/').at(-1) ?? '') : to), {
      recursive: true,
    })
  }
  mkdirSync(join(image, 'dist'))
  writeFileSync(join(image, 'dist/index.html'), '<!doctype html>')
  for (const name of runtimePackages()) {
    mkdirSync(dirname(join(image, name)), { recursive: true })
    symlinkSync(join(ROOT, name), join(image, name))
  }
})
afterAll(() => rmSync(image, { recursive: true }))

/** Those that `npm ci --omit=dev` leaves. */
function runtimePackages(): readonly string[] {
  const lock = z.object({ packages: z.record(z.string(), z.object({ dev: z.boolean().optional() })) })
  const { packages } = lock.parse(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(path) && dev !== true)
    .map(([path]) => path)
}

function run(script: string, env: Readonly<Record<string, string>>, ...parameters: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...parameters], {
    cwd: image,
    encoding: 'utf8',
    env: { DATA_DIR: join(image, 'data'), ...env },
  })
  return { status, said: stdout + stderr }
}

test('the server gets as far as its database, in production', async () => {
  const port = await freePort()
  const { said } = run('server/start.js', {
    NODE_ENV: 'production',
    DATABASE_URL: `postgresql://barra@127.0.0.1:${port}/barra`,
    FIREBASE_PROJECT_ID: 'barra',
    FIREBASE_API_KEY: 'key',
    FIREBASE_SERVICE_ACCOUNT: '/run/secrets/firebase.json',
    APP_URL: 'https://barra.example',
    ALLOW_LOCAL_PAYMENTS: 'true',
    PORT: '0',
  })
  expect(said).toMatch(/^DATABASE_URL leads to no database that can be used: .*ECONNREFUSED.*\n$/)
})

test('the commands of an operator run', async () => {
  const DATABASE_URL = `postgresql://barra@127.0.0.1:${await freePort()}/barra`
  expect(run('scripts/keys.ts', {}, 'keys.env')).toMatchObject({ status: 0 })
  expect(run('scripts/new-epoch.ts', { DATABASE_URL }).said).toContain('The database cannot be reached')
  expect(run('scripts/doctor.ts', { PORT: 'eighty' }).said).toContain('Barra cannot start with these settings')
})

test('the context has every file that is copied, and no secret', () => {
  const context = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  expect(context[0]).toBe('*')
  const admitted = context.slice(1)
  expect(copied.length).toBeGreaterThan(4)
  for (const { source } of copied) expect(admitted).toContain(`!${source.split('/')[0]}`)
  expect(admitted.filter((line) => !line.startsWith('!') || /env|data|\.git|node_modules|deploy/.test(line))).toEqual(
    [],
  )
})

test('the image does not run as root, and its server gets the signals', () => {
  expect(lastStage).toContain('USER node')
  expect(lastStage).toContain('CMD ["node", "server/start.js"]')
})

const numberIn = (file: string, pattern: RegExp) => Number(pattern.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1])

test('the proxy lets the largest push through', () => {
  expect(numberIn('deploy/Caddyfile', /max_size (\d+)MB/) * 1_000_000).toBeGreaterThan(MAX_PUSH_BYTES)
})

test.each([
  ['compose.yaml', /stop_grace_period: (\d+)s/],
  ['deploy/barra.service', /^TimeoutStopSec=(\d+)$/m],
])('%s waits for the last request', (file, pattern) => {
  const { DRAIN_NOTICE_SECONDS, DRAIN_SECONDS } = readEnvironment({})
  const ofHangingWork = numberIn('server/main.ts', /STOP_LIMIT_MS = (\d)_000/)
  expect(numberIn(file, pattern)).toBeGreaterThan(DRAIN_NOTICE_SECONDS + DRAIN_SECONDS + ofHangingWork)
})

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkPrecacheIsComplete } from './complete.ts'
import { compressFiles } from './compress.ts'
import { type BuildRecord, carryOverEarlierBuilds, readLatestBuild } from './earlier-builds.ts'
import { fingerprintOfSources } from './fingerprint.ts'

let directory: string

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'barra-build-'))
})

afterEach(() => rmSync(directory, { recursive: true }))

function write(path: string, content: string): void {
  mkdirSync(dirname(join(directory, path)), { recursive: true })
  writeFileSync(join(directory, path), content)
}

describe('the fingerprint', () => {
  beforeEach(() => {
    write('src/app/main.tsx', 'one')
    write('package.json', '{}')
  })

  test('is the same for the same sources, and another for any change', () => {
    const before = fingerprintOfSources(directory)
    expect(fingerprintOfSources(directory)).toBe(before)
    write('src/app/main.tsx', 'two')
    expect(fingerprintOfSources(directory)).not.toBe(before)
  })

  test('changes with a renamed file, but not with a test', () => {
    const before = fingerprintOfSources(directory)
    write('src/app/main.test.tsx', 'test')
    expect(fingerprintOfSources(directory)).toBe(before)
    rmSync(join(directory, 'src/app/main.tsx'))
    write('src/app/start.tsx', 'one')
    expect(fingerprintOfSources(directory)).not.toBe(before)
  })
})

describe('the precache', () => {
  const worker = (...files: readonly string[]) =>
    `precache([${files.map((file) => `["/${file}","47DEQpj8",0]`).join(',')}])`

  beforeEach(() => {
    write('index.html', '')
    write('assets/page.js', '')
    write('assets/font.woff2', '')
    write('builds/latest.json', '{}')
    write('.vite/manifest.json', '{}')
  })

  test('is complete with every file of the page', () => {
    write('sw.js', worker('index.html', 'assets/page.js', 'assets/font.woff2'))
    expect(() => checkPrecacheIsComplete(directory)).not.toThrow()
  })

  test('fails the build where a file is not in it', () => {
    write('sw.js', worker('index.html', 'assets/page.js'))
    expect(() => checkPrecacheIsComplete(directory)).toThrow('not precached: assets/font.woff2')
  })

  test('fails the build where it names a file that is not there', () => {
    write('sw.js', worker('index.html', 'assets/page.js', 'assets/font.woff2', 'assets/gone.js'))
    expect(() => checkPrecacheIsComplete(directory)).toThrow('not built: assets/gone.js')
  })
})

describe('earlier builds', () => {
  const NOW = Date.parse('2026-11-21T12:00:00.000Z')
  const daysAgo = (days: number) => new Date(NOW - days * 86_400_000).toISOString()
  const record = (id: string, builtAt: string, assets: string[]): BuildRecord => ({
    id,
    version: '1.0.0',
    builtAt,
    assets,
  })

  function build(folder: string, { id, builtAt, assets }: BuildRecord): void {
    for (const name of [id, 'latest']) {
      write(`${folder}/builds/${name}.json`, JSON.stringify(record(id, builtAt, assets)))
    }
    for (const asset of assets) write(`${folder}/${asset}`, id)
  }

  // proves 7.49
  test('stay reachable for 90 days, and no longer', () => {
    build('old', record('ancient', daysAgo(91), ['assets/ancient.js']))
    build('old', record('recent', daysAgo(89), ['assets/recent.js', 'assets/shared.js']))
    write('old/assets/recent.js.br', 'compressed')
    build('new', record('now', daysAgo(0), ['assets/now.js', 'assets/shared.js']))
    carryOverEarlierBuilds(join(directory, 'old'), join(directory, 'new'), NOW)

    expect(existsSync(join(directory, 'new/assets/recent.js'))).toBe(true)
    expect(existsSync(join(directory, 'new/assets/recent.js.br'))).toBe(true)
    expect(existsSync(join(directory, 'new/assets/ancient.js'))).toBe(false)
    expect(readFileSync(join(directory, 'new/assets/shared.js'), 'utf8')).toBe('now')
    expect(readLatestBuild(join(directory, 'new'))?.id).toBe('now')
    expect(existsSync(join(directory, 'new/builds/recent.json'))).toBe(true)
  })

  test('a first build has none, and a broken record is none', () => {
    build('new', record('now', daysAgo(0), []))
    expect(() => carryOverEarlierBuilds(join(directory, 'gone'), join(directory, 'new'), NOW)).not.toThrow()
    write('new/builds/latest.json', '{"id":')
    expect(readLatestBuild(join(directory, 'new'))).toBeUndefined()
  })
})

test('compresses worthwhile files both ways, but not pictures and small files', async () => {
  const text = 'repetition '.repeat(500)
  write('assets/page.js', text)
  write('assets/small.js', 'tiny')
  write('icon.png', text)
  await compressFiles(directory)
  expect(brotliDecompressSync(readFileSync(join(directory, 'assets/page.js.br'))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(directory, 'assets/page.js.gz'))).toString()).toBe(text)
  expect(existsSync(join(directory, 'assets/small.js.br'))).toBe(false)
  expect(existsSync(join(directory, 'icon.png.br'))).toBe(false)
})

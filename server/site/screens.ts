import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCALES } from '#contract/vocabulary.ts'

export type IsScreen = (path: string) => boolean

const LANGUAGE = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`, 'i')

/** Written from the app's route table. A build without that file has a screen at every path. */
export function readScreens(root: string): IsScreen {
  const file = join(root, 'site/screens.json')
  if (!existsSync(file)) return () => true
  const patterns = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  return screensAt(patterns)
}

/** Matches like the app's router: a parameter is one segment; case and a trailing slash do not count. */
export function screensAt(patterns: readonly string[]): IsScreen {
  const sources = patterns.map((pattern) => pattern.split('/').map(segment).join('/').replace(/\/$/, ''))
  const screens = new RegExp(`^(${sources.join('|')})/?$`, 'i')
  return (path) => screens.test(path.replace(LANGUAGE, '') || '/')
}

function segment(part: string): string {
  return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')
}

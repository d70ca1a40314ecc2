import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LOCALES } from '#contract/vocabulary.ts'

/** Whether the app has a screen at a path. */
export type IsScreen = (path: string) => boolean

const LANGUAGE = new RegExp(`^/(${LOCALES.join('|')})(?=/|$)`, 'i')

/**
 * Reads which screens the app of a build has, as the build wrote them down from the app's own table of routes. A build
 * that says nothing of its screens has one at every address.
 */
export function readScreens(root: string): IsScreen {
  const file = join(root, 'site/screens.json')
  if (!existsSync(file)) return () => true
  const patterns = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  return screensAt(patterns)
}

/** Matches as the app's router does: a parameter is one segment; letter case and a slash at the end do not count. */
export function screensAt(patterns: readonly string[]): IsScreen {
  const sources = patterns.map((pattern) => pattern.split('/').map(segment).join('/').replace(/\/$/, ''))
  const screens = new RegExp(`^(${sources.join('|')})/?$`, 'i')
  return (path) => screens.test(path.replace(LANGUAGE, '') || '/')
}

function segment(part: string): string {
  return part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')
}

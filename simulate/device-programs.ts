import { compileProgram, type Program } from './engine/bundle.ts'
import { GLOBAL_NAMES } from './engine/globals.ts'
import { sourceWithPlant } from './plants.ts'
import type { Page } from './realm/page.ts'

export type Programs = {
  readonly page: Program<{ readonly page: Page }>
  readonly workers: Readonly<Record<string, Program<unknown>>>
  readonly serviceWorker: Program<{ sendOutbox(): Promise<void> }>
}

/** Of the app that knows the documents of today, and of the one that knows those of the next schema version. */
export const BUILDS = [0, 1] as const
export type Build = (typeof BUILDS)[number]

const programs = new Map<Build, Programs>()

/** Compiles the devices' programs. Once for all stories, before time is virtual. */
export async function compileDevicePrograms(): Promise<void> {
  for (const build of BUILDS) programs.set(build, await compileBuild(build))
}

async function compileBuild(build: Build): Promise<Programs> {
  const change = (path: string, source: string) => ofBuild(build, path, sourceWithPlant(path, source))
  const compile = <Exports>(entry: string) => compileProgram<Exports>(entry, GLOBAL_NAMES, change)
  return {
    page: await compile('../realm/page.ts'),
    workers: {
      'replication.worker.ts': await compile('../../workers/replication.worker.ts'),
      'data.worker.ts': await compile('../../workers/data.worker.ts'),
      'second-copy.worker.ts': await compile('../../workers/second-copy.worker.ts'),
    },
    serviceWorker: await compile('../../sw/send-outbox.ts'),
  }
}

export function compiledPrograms(build: Build): Programs {
  const compiled = programs.get(build)
  if (!compiled) throw new Error('compileDevicePrograms comes first')
  return compiled
}

const VERSION_FILE = '/src/contract/vocabulary.ts'
const VERSION = /(export const SCHEMA_VERSION = )(\d+)/

/** The source as a later build has it: its documents are of a later version, whose shape is the same. */
function ofBuild(build: Build, path: string, source: string): string {
  if (build === 0 || !path.endsWith(VERSION_FILE)) return source
  if (!VERSION.test(source)) throw new Error(`${path} names no schema version`)
  return source.replace(VERSION, (_, words: string, version: string) => `${words}${Number(version) + build}`)
}

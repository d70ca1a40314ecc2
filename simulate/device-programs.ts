import { compileProgram, type Program } from './engine/bundle.ts'
import { GLOBAL_NAMES } from './engine/globals.ts'
import { sourceWithPlant } from './plants.ts'
import type { Page } from './realm/page.ts'

export type Programs = {
  readonly page: Program<{ readonly page: Page }>
  readonly workers: Readonly<Record<string, Program<unknown>>>
  readonly serviceWorker: Program<{ sendOutbox(): Promise<void> }>
}

let programs: Programs | null = null

/** Compiles the devices' programs. Once for all stories, before time is virtual. */
export async function compileDevicePrograms(): Promise<void> {
  const compile = <Exports>(entry: string) => compileProgram<Exports>(entry, GLOBAL_NAMES, sourceWithPlant)
  programs = {
    page: await compile('../realm/page.ts'),
    workers: {
      'replication.worker.ts': await compile('../../workers/replication.worker.ts'),
      'data.worker.ts': await compile('../../workers/data.worker.ts'),
      'second-copy.worker.ts': await compile('../../workers/second-copy.worker.ts'),
    },
    serviceWorker: await compile('../../sw/send-outbox.ts'),
  }
}

export function compiledPrograms(): Programs {
  if (!programs) throw new Error('compileDevicePrograms comes first')
  return programs
}

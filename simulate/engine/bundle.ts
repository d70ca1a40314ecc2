import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'
import { ownTabChannel } from '../../scripts/build/tab-channel.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A program that can be started repeatedly: each time its modules are instantiated on the given globals. */
export type Program<Exports> = (globals: Readonly<Record<string, unknown>>) => Exports

/**
 * Bundles a file with its imports into one function, as for the browser. Starting a process calls it, so that no memory
 * carries over, and no two share a clock, id or cache.
 */
export async function compileProgram<Exports>(
  entry: string,
  names: readonly string[],
  change: (path: string, source: string) => string = (_, source) => source,
): Promise<Program<Exports>> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL(entry, import.meta.url)),
    cwd: ROOT,
    platform: 'browser',
    plugins: [ownTabChannel(), { name: 'changed', transform: (source, path) => change(path, source) }],
    transform: { define: { 'import.meta.url': JSON.stringify('https://barra.app/src/app/main.ts') } },
    resolve: { conditionNames: ['browser', 'import', 'default'] },
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'cjs', exports: 'named', codeSplitting: false })
  await bundle.close()
  const code = `const exports = {}\n${output[0].code}\nreturn exports`
  const start = compileFunction(code, [...names], { filename: `program:${entry}` })
  return (globals) => start(...names.map((name) => globals[name])) as Exports
}

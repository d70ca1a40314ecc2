import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { rolldown } from 'rolldown'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A program that can be started any number of times: each time its modules are made anew, over the globals given. */
export type Program<Exports> = (globals: Readonly<Record<string, unknown>>) => Exports

/**
 * Makes one function of a file and all that it imports, as for the browser. A process that starts is a call of it, so
 * that nothing of one process's memory is left to the next, and no two share a clock, an id or a cache.
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
    plugins: [{ name: 'changed', transform: (source, path) => change(path, source) }],
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

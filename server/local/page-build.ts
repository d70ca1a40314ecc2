import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

export class BuildFailed extends Error {}

/** `given`, or `dist`, built first if sources are newer. Production never builds: it serves the tested build. */
export async function pageBuild(options: {
  readonly root: string
  readonly given: string | undefined
  readonly mayBuild: boolean
}): Promise<string> {
  const directory = resolve(options.root, options.given ?? 'dist')
  if (options.given === undefined && options.mayBuild) await build(options.root)
  if (!existsSync(join(directory, 'index.html'))) {
    throw new BuildFailed(`There is no build of the page in ${directory}: run npm run build first`)
  }
  return directory
}

/** In a separate process, so that the bundler's memory is released. */
function build(root: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' })
  const stop = () => void child.kill()
  process.once('exit', stop)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', stop)
      if (code === 0) resolve()
      else reject(new BuildFailed('The page could not be built'))
    })
  })
}

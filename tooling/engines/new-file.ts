import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from './until.ts'

/** The text of the file that this act brings into the folder, once a browser has written all of it. */
export async function newFileIn(folder: string, act: () => Promise<void>): Promise<string> {
  const before = readdirSync(folder)
  await act()
  let latest = ''
  return until(
    async () => {
      const name = readdirSync(folder).find((file) => !before.includes(file) && !file.endsWith('.part'))
      const text = name === undefined ? '' : await readFile(join(folder, name), 'utf8')
      if (text !== '' && text === latest) return text
      latest = text
      return undefined
    },
    () => `no file came into ${folder}`,
  )
}

import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { until } from './until.ts'

export type NewFile = { readonly name: string; readonly content: Buffer }

/** The file that this act brings into the folder, once a browser has written all of it. */
export async function newFileIn(folder: string, act: () => Promise<void>): Promise<NewFile> {
  const before = readdirSync(folder)
  await act()
  let latest = Buffer.of()
  return until(
    async () => {
      const name = readdirSync(folder).find((file) => !before.includes(file) && !file.endsWith('.part'))
      if (name === undefined) return undefined
      const content = await readFile(join(folder, name))
      if (content.length > 0 && content.equals(latest)) return { name, content }
      latest = content
      return undefined
    },
    () => `no file came into ${folder}`,
  )
}

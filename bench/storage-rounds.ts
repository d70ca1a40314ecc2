import { createProfile } from './browser.ts'
import { type Bench, seedFrom } from './case.ts'
import type { StoragePage } from './pages/storage.ts'
import { remote } from './remote.ts'
import type { Round } from './rounds.ts'

const LAUNCHES = 3
const WARM_UPS = 3

type Options = { readonly rounds: number; readonly warmUps: number; readonly seed: number }

/** Rounds on a filled database, over several launches of the browser. */
export async function storageRounds<Name extends string>(
  { pages, dice }: Bench,
  name: string,
  rounds: number,
  play: (page: StoragePage, options: Options) => Promise<readonly Round<Name>[]>,
): Promise<readonly Round<Name>[]> {
  const profile = createProfile(name)
  const played: Round<Name>[] = []
  for (let launch = 0; launch < LAUNCHES; launch++) {
    const { page, close } = await profile.launch()
    await page.goto(`${pages}/bench/pages/storage.html`)
    const storage = await remote<StoragePage>(page)
    if (launch === 0) await storage.fill()
    played.push(...(await play(storage, { rounds, warmUps: WARM_UPS, seed: seedFrom(dice) })))
    await close()
  }
  profile.remove()
  return played
}

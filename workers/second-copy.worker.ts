import { expose } from 'comlink'
import { withLock } from '#shared/with-lock.ts'
import { blankEarlier, claimRoom, type ReserveFile, readReserve, writeReserve } from '#storage/reserve/reserve.ts'
import { copyIn, hasCopies, withCopy, withoutAccount } from '#storage/reserve/second-copies.ts'
import type { SecondCopyApi } from './second-copy.api.ts'

const NAME = 'barra-second-copies'

const api: SecondCopyApi = {
  prepare: () => inReserve(claimRoom),
  keep: (place, copy) => change((text) => withCopy(text, place, copy)),
  read: (place) => inReserve((file) => copyIn(readReserve(file), place)),
  forget: (place) => change((text) => withCopy(text, place, undefined)),
  forgetAccount: async (account) => {
    await change((text) => withoutAccount(text, account))
    // Of copies that were forgotten long before, too.
    await inReserve(blankEarlier)
  },
  holds: (account) => inReserve((file) => hasCopies(readReserve(file), account)),
}

function change(next: (text: string | null) => string): Promise<void> {
  return inReserve((file) => {
    const text = readReserve(file)
    const changed = next(text)
    if (changed !== (text ?? '{}')) writeReserve(file, changed)
  })
}

/** One tab at a time: the handle is exclusive. */
function inReserve<Result>(work: (file: ReserveFile) => Result): Promise<Result> {
  return withLock(NAME, async () => {
    const folder = await navigator.storage.getDirectory()
    const file = await folder.getFileHandle(NAME, { create: true })
    const handle = await file.createSyncAccessHandle()
    try {
      return work(handle)
    } finally {
      handle.close()
    }
  })
}

expose(api)

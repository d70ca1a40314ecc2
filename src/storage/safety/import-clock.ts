import type { Stamp } from '#contract/document.ts'
import { isImportStamp, nextImportStamp } from '#domain/import/import-stamps.ts'
import { laterStamp } from '#domain/merge/hybrid-clock.ts'
import { deviceId } from '../stamps.ts'

let lastStamp: Stamp | undefined

/** An import's stamp, later than those of all imports among `seen` and all earlier ones of this thread. */
export function importStampAfter(seen: Iterable<Stamp>): Stamp {
  let latest = lastStamp
  for (const stamp of seen) if (isImportStamp(stamp)) latest = latest ? laterStamp(latest, stamp) : stamp
  lastStamp = nextImportStamp(Date.now(), latest, deviceId())
  return lastStamp
}

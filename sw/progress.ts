import { PRECACHE_CHANNEL } from '#contract/precache.ts'
import { type PrecachedFile, sizeOf } from './precache-list.ts'

/**
 * Tells every page how much is stored, whenever that is another percentage. Call the returned function for each file
 * that is stored from now on.
 */
export function tellProgress(
  files: readonly PrecachedFile[],
  missing: readonly PrecachedFile[],
): (file: PrecachedFile) => void {
  const channel = new BroadcastChannel(PRECACHE_CHANNEL)
  const left = new Set(missing)
  const total = sizeOf(files)
  let done = total - sizeOf(missing)
  let shown = -1
  return (file) => {
    if (!left.delete(file)) return
    done += file[2]
    const percent = Math.floor((done / total) * 100)
    if (percent === shown) return
    shown = percent
    channel.postMessage(percent)
  }
}

/** How much of the files is stored, in whole percent; 100 only where none is missing. */
export function storedPercent(files: readonly PrecachedFile[], missing: readonly PrecachedFile[]): number {
  const total = sizeOf(files)
  return Math.floor(((total - sizeOf(missing)) / total) * 100)
}

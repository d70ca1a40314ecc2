import type { Database } from '#storage/documents.ts'

const LOOK_AGAIN_MS = 30
/** A screen asks its questions in turns: between two of them nothing is under way. */
const QUIET_LOOKS = 2
const AT_THE_LATEST_MS = 1_500

/**
 * Opens RxDB once the first screen is painted, which the disk has answered without it. `isBusy`: whether that screen is
 * still loading or asking. A command opens it earlier.
 */
export function openAfterPaint(database: Database, isBusy: () => boolean): void {
  const latest = performance.now() + AT_THE_LATEST_MS
  let quiet = 0
  const look = () => {
    if (database.isOpen()) return
    quiet = isBusy() ? 0 : quiet + 1
    if (quiet >= QUIET_LOOKS || performance.now() >= latest) database.open().catch(() => undefined)
    else setTimeout(look, LOOK_AGAIN_MS)
  }
  look()
}

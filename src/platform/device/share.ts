import { downloadFile } from './download.ts'
import { currentShell } from './shell.ts'

/** Whether there is a sheet of the system by which a file can be handed to another app. */
export function canShare(file: File): boolean {
  if (currentShell() !== null) return true
  try {
    // Not every browser has it, and one may know it and refuse this kind of file.
    return navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}

/** Whether a file can be kept without that sheet, which in the shell is the only way out. */
export function canSave(): boolean {
  return currentShell() === null
}

/**
 * Hands a file to whichever app the person chooses; where the browser will not, it is downloaded. To be called right
 * after a press. Resolves to false where they turned back; rejects where there is no room for it.
 */
export async function shareFile(file: File): Promise<boolean> {
  if (currentShell() || !canShare(file)) return downloadFile(file.name, file)
  try {
    await navigator.share({ files: [file] })
    return true
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return false
    return downloadFile(file.name, file)
  }
}

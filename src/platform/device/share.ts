import { downloadFile } from './download.ts'
import { currentShell } from './shell.ts'

/** Whether the system's share sheet accepts a file. */
export function canShare(file: File): boolean {
  if (currentShell() !== null) return true
  try {
    // Not every browser has it, and some refuse this kind of file.
    return navigator.canShare({ files: [file] })
  } catch {
    return false
  }
}

/** Whether a file can be saved without that sheet, which in the native app is the only way. */
export function canSave(): boolean {
  return currentShell() === null
}

/**
 * By an app that the person chooses; if the browser refuses, by a download. Call it right after a press. False if they
 * cancelled; rejects without room for it.
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

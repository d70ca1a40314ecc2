import { currentShell } from './shell.ts'

/** Safari reads the content after the click has returned, and may ask the person before it does. */
const READ_AFTER_MS = 60_000

/** In the native app the person chooses the target; false if they cancelled. Rejects without room for it. */
export async function downloadFile(name: string, file: Blob): Promise<boolean> {
  const shell = currentShell()
  if (shell) return shell.shareFile(name, file)
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_AFTER_MS)
  return true
}

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

/** Chromium's save dialog; other browsers have none. */
type FilePicker = {
  readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>
}

/** `download`: the browser may ask, once the file is complete. */
export type SavePlace =
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle }
  | { readonly kind: 'download' }
  | { readonly kind: 'given-up' }

/** So that the file can be written in chunks. Call it right after a press. */
export async function askWhereToSave(suggestedName: string): Promise<SavePlace> {
  const { showSaveFilePicker } = window as FilePicker
  // In the native app the system's sheet asks, once the file is complete.
  if (!showSaveFilePicker || currentShell()) return { kind: 'download' }
  try {
    return { kind: 'file', handle: await showSaveFilePicker.call(window, { suggestedName }) }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return { kind: 'given-up' }
    // Forbidden in a frame or by a policy.
    return { kind: 'download' }
  }
}

import { currentShell } from './shell.ts'

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

import { currentShell } from './shell.ts'

/** Chromium's own dialog for saving; elsewhere there is none. */
type FilePicker = {
  readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>
}

/** Where a person wants a file to go. `download`: the browser asks, or does not, once the file is made. */
export type SavePlace =
  | { readonly kind: 'file'; readonly handle: FileSystemFileHandle }
  | { readonly kind: 'download' }
  | { readonly kind: 'given-up' }

/** Asks where to save a file, so that it can be written bit by bit. To be called right after a press. */
export async function askWhereToSave(suggestedName: string): Promise<SavePlace> {
  const { showSaveFilePicker } = window as FilePicker
  // In the shell the system's own sheet asks, once there is a file.
  if (!showSaveFilePicker || currentShell()) return { kind: 'download' }
  try {
    return { kind: 'file', handle: await showSaveFilePicker.call(window, { suggestedName }) }
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return { kind: 'given-up' }
    // A frame or a policy forbids it.
    return { kind: 'download' }
  }
}

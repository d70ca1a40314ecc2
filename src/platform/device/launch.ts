import { INDEX_PATH, TRANSFER_PATH } from '#contract/routes.ts'
import { readDeepLink } from '#domain/deep-link.ts'
import { isTransfer, keepReceivedFile } from './received-file.ts'

/** https://wicg.github.io/web-app-launch/ and files of https://wicg.github.io/manifest-incubations/: Chromium only. */
type LaunchParams = { readonly targetURL?: string; readonly files?: readonly { getFile(): Promise<File> }[] }
type LaunchQueue = { setConsumer(consumer: (launch: LaunchParams) => void): void }

let isFirst = true

/** A shortcut opens its screen without a reload, a file the screen that reads it. `go` gets path and query. */
export function listenForLaunches(go: (path: string) => void): void {
  if (!('launchQueue' in window)) return
  // Checked above; no type library has it.
  const queue = window.launchQueue as LaunchQueue
  queue.setConsumer(({ targetURL, files = [] }) => {
    const path = targetURL === undefined ? null : readDeepLink(targetURL, location.origin)
    // The first launch loaded this page, whose URL may have redirected already. The icon alone navigates nowhere.
    if (path !== null && path !== INDEX_PATH && !isFirst) go(path)
    isFirst = false
    void files[0]?.getFile().then(
      async (file) => {
        // Open to everybody, and on another screen than the one for files opened by the system.
        if (await isTransfer(file)) go(TRANSFER_PATH)
        keepReceivedFile(file)
      },
      () => undefined,
    )
  })
}

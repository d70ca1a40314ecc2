import { HAND_OVER_PATH, INDEX_PATH } from '#contract/routes.ts'
import { readDeepLink } from '#domain/deep-link.ts'
import { isHandOver, keepReceivedFile } from './received-file.ts'

/** https://wicg.github.io/web-app-launch/ and the files of https://wicg.github.io/manifest-incubations/: Chromium's alone so far. */
type LaunchParams = { readonly targetURL?: string; readonly files?: readonly { getFile(): Promise<File> }[] }
type LaunchQueue = { setConsumer(consumer: (launch: LaunchParams) => void): void }

let isFirst = true

/**
 * Follows how the installed app is opened while it is open already: a shortcut leads to its screen without loading the
 * page anew, a file goes to the screen that reads it. `go` is called with a path and query of this app.
 */
export function listenForLaunches(go: (path: string) => void): void {
  if (!('launchQueue' in window)) return
  // Checked above; no library of types knows it.
  const queue = window.launchQueue as LaunchQueue
  queue.setConsumer(({ targetURL, files = [] }) => {
    const path = targetURL === undefined ? null : readDeepLink(targetURL, location.origin)
    // The first launch loaded this page: its address is there already, and may have led on. The icon alone leads nowhere.
    if (path !== null && path !== INDEX_PATH && !isFirst) go(path)
    isFirst = false
    void files[0]?.getFile().then(
      async (file) => {
        // It is for everybody, and its screen is another than the one that the system opens files with.
        if (await isHandOver(file)) go(HAND_OVER_PATH)
        keepReceivedFile(file)
      },
      () => undefined,
    )
  })
}

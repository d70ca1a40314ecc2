import { testBrowserLaunch } from '../../tooling/browser.ts'

/** Ends the run with a clear sentence where no browser is installed. */
export default function requireBrowser(): void {
  testBrowserLaunch()
}

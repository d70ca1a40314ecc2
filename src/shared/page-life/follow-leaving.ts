import { beginPage, endPage } from './end-with-page.ts'

/** Ends what has registered when the page is put aside, for as long as it lives. Call once. */
export function followLeaving(page: Window): void {
  beginPage()
  page.addEventListener('pagehide', ({ persisted }) => persisted && endPage())
  page.addEventListener('pageshow', ({ persisted }) => persisted && beginPage())
}

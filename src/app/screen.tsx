import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { splitLocale } from '#i18n/locale-address.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ScreenRoute } from './feature-table.ts'
import { useMessage } from './use-message.ts'

type ScreenProps = { readonly route: ScreenRoute }

/** One screen with what every screen has: a title, the focus at its heading, and a way out of an error. */
export function Screen({ route }: ScreenProps) {
  const { pathname } = useLocation()
  return (
    // The same page in another language keeps what was typed into it.
    <ErrorBoundary key={splitLocale(pathname).path}>
      <Suspense fallback={<Skeleton shape="row" count={3} />}>
        <Titled title={route.title}>
          <route.Content />
        </Titled>
      </Suspense>
    </ErrorBoundary>
  )
}

type TitledProps = { readonly title: MessageKey; readonly children: ReactNode }

function Titled({ title, children }: TitledProps) {
  const { t } = useTranslation('shared')
  const name = useMessage(title)
  useEffect(() => {
    document.title = `${name} · ${t('appName')}`
  }, [name, t])
  useArrival()
  return children
}

let isFirstArrival = true

/** Puts reader and eye at the top of a screen that was gone to. Going back leaves the scrolling to the browser. */
export function useArrival(): void {
  const { pathname } = useLocation()
  const { path } = splitLocale(pathname)
  const navigation = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another arrival
  useEffect(() => {
    // The page's first screen was not gone to: the browser has put the reader at its top already.
    if (isFirstArrival) {
      isFirstArrival = false
      return
    }
    if (navigation !== 'POP') window.scrollTo(0, 0)
    return keepAtHeading()
  }, [path, navigation])
}

/**
 * Puts the focus at the heading, and there again when the screen replaces its heading as its data comes, until the
 * person does something. A screen that has put the focus into one of its fields keeps it there.
 */
function keepAtHeading(): () => void {
  const main = document.querySelector('main')
  if (!main) return () => undefined
  const observer = new MutationObserver(() => focusHeading(main))
  const stop = () => observer.disconnect()
  focusHeading(main)
  observer.observe(main, { childList: true, subtree: true })
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { once: true, capture: true })
  return stop
}

function focusHeading(main: HTMLElement): void {
  const isInUse = main.contains(document.activeElement) && document.activeElement !== main
  if (isInUse || document.querySelector('dialog[open]')) return
  const heading = main.querySelector('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { splitLocale } from '#i18n/locale-address.ts'
import type { MessageKey } from '#i18n/messages.ts'
import { checkMessages } from '#i18n/setup.ts'
import { HistoryEntry } from '#ui/history-entry.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import type { ScreenRoute } from './feature-table.ts'
import { enterEntry } from './scroll-place.ts'
import { namespaceOf, useMessage } from './use-message.ts'

type ScreenProps = { readonly route: ScreenRoute }

/** One screen with the common parts: a title, focus on its heading, and error recovery. */
export function Screen({ route }: ScreenProps) {
  const { pathname, key } = useLocation()
  return (
    // The same page in another language keeps its typed input.
    <ErrorBoundary key={splitLocale(pathname).path}>
      <Suspense fallback={<Skeleton shape="screen" count={4} />}>
        <HistoryEntry value={key}>
          <Titled title={route.title}>
            <route.Content />
          </Titled>
        </HistoryEntry>
      </Suspense>
    </ErrorBoundary>
  )
}

type TitledProps = { readonly title: MessageKey; readonly children: ReactNode }

function Titled({ title, children }: TitledProps) {
  const { t } = useTranslation('shared')
  const name = useMessage(title)
  checkMessages(namespaceOf(title))
  useShownPath()
  useEffect(() => {
    document.title = `${name} · ${t('appName')}`
  }, [name, t])
  useArrival()
  return children
}

/** The address changes before its screen is there. */
function useShownPath(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    document.documentElement.dataset['path'] = pathname
    return () => {
      delete document.documentElement.dataset['path']
    }
  }, [pathname])
}

let isFirstArrival = true

/** Moves the focus to a new screen's heading, and scrolls to its top or, going back, to where it was left. */
export function useArrival(): void {
  const { pathname, key } = useLocation()
  const { path } = splitLocale(pathname)
  const navigation = useNavigationType()
  useLayoutEffect(() => enterEntry({ key, path, isReturn: navigation === 'POP' }), [key, path, navigation])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another arrival
  useEffect(() => {
    // The first screen is no navigation: the browser has put the reader at its top already.
    if (isFirstArrival) {
      isFirstArrival = false
      return
    }
    return keepAtHeading()
  }, [path, navigation])
}

/**
 * Focuses the heading, and again if the screen replaces it as its data arrives, until the person acts. A screen that
 * focuses one of its fields keeps it.
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

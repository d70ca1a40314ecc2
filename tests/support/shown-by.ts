import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The first answer of a hook, as a screen gets it that is drawn once. */
export function shownBy<Shown>(useShown: () => Shown): Shown | undefined {
  const seen: Shown[] = []
  renderToStaticMarkup(createElement(Screen<Shown>, { useShown, show: (shown) => seen.push(shown) }))
  return seen[0]
}

type ScreenProps<Shown> = { readonly useShown: () => Shown; readonly show: (shown: Shown) => void }

function Screen<Shown>({ useShown, show }: ScreenProps<Shown>) {
  show(useShown())
  return null
}

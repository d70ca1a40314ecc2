export type BackSituation = {
  /** A dialog, a sheet, a menu or the keypad covers the screen. */
  readonly hasLayer: boolean
  readonly canGoBack: boolean
}

export type BackDecision = 'close layer' | 'go back' | 'exit'

/** Closes the topmost part: an overlay, then the screen, then the app. A running workout continues in every case. */
export function decideBack({ hasLayer, canGoBack }: BackSituation): BackDecision {
  if (hasLayer) return 'close layer'
  return canGoBack ? 'go back' : 'exit'
}

/** What Android's back button finds. */
export type BackSituation = {
  /** A dialog, a sheet, a menu or the keypad lies over the screen. */
  readonly hasLayer: boolean
  /** There is a screen to go back to. */
  readonly canGoBack: boolean
}

export type BackDecision = 'close layer' | 'go back' | 'exit'

/** Takes away what lies on top: a layer, then the screen, then the app. A workout that runs goes on in every case. */
export function decideBack({ hasLayer, canGoBack }: BackSituation): BackDecision {
  if (hasLayer) return 'close layer'
  return canGoBack ? 'go back' : 'exit'
}

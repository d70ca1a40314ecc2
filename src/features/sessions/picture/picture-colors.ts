export type PictureTheme = 'dark' | 'light'

const TOKENS = ['page', 'text', 'quiet', 'line', 'pressed', 'accent', 'accent-soft', 'on-accent'] as const

export type PictureColors = Readonly<Record<(typeof TOKENS)[number], string>> & { readonly fontFamily: string }

/** The app's colors in a theme, even if it is not the current one. */
export function pictureColors(theme: PictureTheme): PictureColors {
  const probe = document.createElement('div')
  probe.dataset['theme'] = theme
  probe.hidden = true
  document.body.append(probe)
  try {
    const style = getComputedStyle(probe)
    const colors = Object.fromEntries(TOKENS.map((token) => [token, style.getPropertyValue(`--color-${token}`).trim()]))
    // One for each token.
    return { ...colors, fontFamily: style.getPropertyValue('--font-text') } as PictureColors
  } finally {
    probe.remove()
  }
}

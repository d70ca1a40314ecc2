const KEY = 'walk.text-size'

/** As a browser has it for all texts of its pages: reloaded ones, too. */
export function setTextSize(percent: number): void {
  sessionStorage.setItem(KEY, String(percent))
  keepTextSize()
}

/** Call it before the page's own scripts. */
export function keepTextSize(): void {
  try {
    const percent = sessionStorage.getItem(KEY)
    if (percent !== null) document.documentElement.style.fontSize = `${percent}%`
  } catch {
    // The page has no origin.
  }
}

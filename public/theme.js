// A classic script in the head, because the theme has to be known before the first pixel: modules run after it.
// The rule is written down in the specification: 'theme' as stored, else what the system prefers.
{
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    let stored = null
    try {
      stored = localStorage.getItem('theme')
    } catch {
      // Storage is blocked: what the system prefers has to do.
    }
    const dark = stored === 'dark' || (stored === null && system.matches)
    root.dataset.theme = dark ? 'dark' : 'light'
  }
  show()
  // A phone that turns dark in the evening takes an open app along.
  system.addEventListener('change', show)

  // The system's bars have the color of the theme that is shown, whatever the system prefers.
  const bars = [...document.querySelectorAll('meta[name=theme-color]')]
  const [dark, light] = bars.map(({ content }) => content)
  const paint = () => {
    for (const bar of bars) bar.content = root.dataset.theme === 'dark' ? dark : light
  }
  paint()
  new MutationObserver(paint).observe(root, { attributeFilter: ['data-theme'] })
}

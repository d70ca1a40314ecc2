// A classic script in the head, because the theme has to be known before the first pixel: modules run after it.
// The rule is written down in the specification: 'theme' as stored, else what the system prefers.
{
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    let stored = null
    try {
      stored = localStorage.getItem('theme')
    } catch {
      // Storage is blocked: what the system prefers has to do.
    }
    const dark = stored === 'dark' || (stored === null && system.matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }
  show()
  // A phone that turns dark in the evening takes an open app along.
  system.addEventListener('change', show)
}

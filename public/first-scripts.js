// A classic script in the head: modules run only once the page is read, and what they fetch first is on its way by then.
// The build writes the files, and for whom they are, onto this element.
{
  const SLICE = 6
  const isRefused = (pattern) => {
    try {
      return !new RegExp(pattern)
    } catch {
      return true
    }
  }
  const isTooOld =
    typeof URL.canParse !== 'function' ||
    !('showPopover' in HTMLElement.prototype) ||
    !('databases' in IDBFactory.prototype) ||
    typeof BroadcastChannel !== 'function' ||
    isRefused('(?<=a)b')
  const unfit = isTooOld ? 'too-old' : globalThis.crypto?.subtle ? '' : 'insecure'
  // The app does not start; browser-floor.js says why.
  if (unfit) document.documentElement.dataset.unfit = unfit

  const files = JSON.parse(document.currentScript?.dataset.files ?? '{}')
  const { pathname } = location
  let account = null
  let language = navigator.language
  let hasStill = false
  try {
    account = localStorage.getItem('barra.account')
    language = localStorage.getItem('user-locale') ?? language
    hasStill = localStorage.getItem(`barra.still:${pathname}`) !== null
  } catch {
    // Storage is blocked: everything is fetched when it is asked for.
    account = undefined
  }
  const addLink = (link) =>
    document.head.append(Object.assign(document.createElement('link'), { crossOrigin: '' }, link))
  const filesFor = (...starts) =>
    starts.flatMap((start) => [start, `${start} ${language.slice(0, 2)}`]).flatMap((name) => files[name] ?? [])
  /** All at once, or a few per task: what is touched meanwhile is answered in between. */
  const fetchAhead = (hrefs, atOnce = hrefs.length) => {
    for (const href of hrefs.slice(0, atOnce))
      addLink(href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href })
    if (hrefs.length > atOnce) setTimeout(fetchAhead, 0, hrefs.slice(atOnce), atOnce)
  }
  if (unfit) {
    // Nothing is needed.
  } else if (account) {
    // Browsers take a while to start IndexedDB: a question that nobody waits for starts it while the code is fetched.
    globalThis.indexedDB?.databases?.().catch(() => undefined)
    const frame = pathname.endsWith('/execute') ? 'workout' : 'frame'
    const screen = filesFor('signed-in', frame, pathname, `${pathname} notices`)
    // The still of the screen has the browser to itself.
    if (hasStill) document.addEventListener('barra-still-settled', () => fetchAhead(screen, SLICE), { once: true })
    else fetchAhead(screen)
  } else if (account === null && pathname.endsWith('/auth/login')) {
    fetchAhead(filesFor('login'))
    if (!globalThis.Capacitor && !navigator.serviceWorker?.controller) {
      fetchAhead(filesFor('inside'))
      // Signing in begins with it.
      addLink({ rel: 'preload', as: 'fetch', href: '/config.json' })
    }
  }
}

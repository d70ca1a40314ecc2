// A classic script in the head: modules run only once the page is read, and what they would fetch first can be on its
// way by then. The build writes the files onto this script's own element, for whom they are.
{
  const { signedIn = '', workout = '', frame = '' } = document.currentScript?.dataset ?? {}
  let account = null
  try {
    account = localStorage.getItem('barra.account')
  } catch {
    // Storage is blocked: everything is fetched when it is asked for.
  }
  if (account !== null) {
    // Browsers take a while to start IndexedDB: a question that nobody waits for starts it while the code is fetched.
    globalThis.indexedDB?.databases?.().catch(() => undefined)
    const files = `${signedIn} ${location.pathname.endsWith('/execute') ? workout : frame}`
    for (const href of files.split(' ').filter(Boolean)) {
      const isStyle = href.endsWith('.css')
      const link = Object.assign(document.createElement('link'), { href, crossOrigin: '' })
      link.rel = isStyle ? 'preload' : 'modulepreload'
      if (isStyle) link.as = 'style'
      document.head.append(link)
    }
  }
}

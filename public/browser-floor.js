// A classic script in a syntax that every browser with modules reads. The logo would stay for ever where the app's modules
// fail: a part of the language or of the platform is missing that they are built on, or they do not come.
{
  const tooOld = [
    [
      'pt-BR',
      'Este navegador é antigo demais para o Barra. Atualize para iOS ou Safari 17, Chrome ou Edge 120, Firefox 126, ou mais novo.',
    ],
    [
      'en-US',
      'This browser is too old for Barra. Update to iOS or Safari 17, Chrome or Edge 120, Firefox 126, or later.',
    ],
    [
      'es-ES',
      'Este navegador es demasiado antiguo para Barra. Actualiza a iOS o Safari 17, Chrome o Edge 120, Firefox 126, o una versión posterior.',
    ],
  ]
  const saved = {
    'pt-BR': ' O que você registrou continua salvo.',
    'en-US': ' What you logged is still saved.',
    'es-ES': ' Lo que registraste sigue guardado.',
  }
  // Somebody without an account here has logged nothing.
  const hasLogged = () => {
    try {
      return localStorage.getItem('barra.account') !== null
    } catch {
      return false
    }
  }
  const insecure = [
    ['pt-BR', 'Neste endereço o Barra não consegue salvar nada. Abra por um endereço que comece com https://.'],
    ['en-US', 'Barra can save nothing at this address. Open it at an address that begins with https://.'],
    ['es-ES', 'En esta dirección Barra no puede guardar nada. Ábrelo en una dirección que empiece por https://.'],
  ]
  const notStarted = [
    ['pt-BR', 'O Barra não terminou de carregar. O que você registrou continua salvo. Recarregue para tentar de novo.'],
    ['en-US', 'Barra couldn’t finish loading. What you logged is still saved. Reload to try again.'],
    ['es-ES', 'Barra no terminó de cargar. Lo que registraste sigue guardado. Recarga para intentarlo de nuevo.'],
  ]
  const say = (paragraphs) => {
    const notice = document.createElement('main')
    notice.className = 'browser-floor'
    notice.setAttribute('role', 'alert')
    const logo = document.createElement('img')
    logo.src = '/icons/icon.svg'
    logo.alt = 'Barra'
    notice.append(logo)
    const own = navigator.language.slice(0, 2)
    const isOwn = ([language]) => language.startsWith(own)
    for (const [language, text] of [...paragraphs.filter(isOwn), ...paragraphs.filter((other) => !isOwn(other))]) {
      const paragraph = document.createElement('p')
      paragraph.lang = language
      paragraph.textContent = text
      notice.append(paragraph)
    }
    document.body.append(notice)
    return notice
  }
  // A stored file may be damaged: the service worker fetches it anew. One of an older version does not answer.
  const filesChecked = () =>
    new Promise((resolve) => {
      const { controller } = navigator.serviceWorker || {}
      if (!controller) return resolve()
      const { port1: ours, port2: theirs } = new MessageChannel()
      ours.onmessage = resolve
      setTimeout(resolve, 10000)
      controller.postMessage({ type: 'CHECK_FILES', isThorough: true }, [theirs])
    })
  // Chromium answers the scripts of a reload from memory, damaged ones too, unless they are asked for in between. Without a
  // service worker, the damaged ones are in the browser's own cache.
  const partsFetchedAnew = () => {
    const fetchAnew = ({ name }) =>
      fetch(name, { cache: 'reload', signal: AbortSignal.timeout(10000) }).then((response) => response.blob())
    const parts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    return Promise.all(parts.map((part) => fetchAnew(part).catch(() => undefined)))
  }
  const sayNotStarted = () => {
    const notice = say(notStarted)
    notice.classList.add('not-started')
    const button = document.createElement('button')
    button.textContent = 'Recarregar · Reload · Recargar'
    const checked = filesChecked()
    button.onclick = () => {
      button.disabled = true
      void checked.then(partsFetchedAnew).then(() => location.reload())
    }
    notice.append(button)
    return notice
  }
  // Looks are counted, not time: a page that was suspended wakes with every time over.
  const lookEveryMs = 500
  const looksAtFailure = 8
  const looksAtWait = 30
  const followStart = (root) => {
    let looks = 0
    let looksSinceFailure = 0
    let notice
    const timer = setInterval(() => {
      if (root.querySelector('main, h1, h2, button')) {
        if (notice) notice.remove()
        clearInterval(timer)
        return
      }
      // main.tsx writes it, unless it failed itself.
      const start = root.dataset.start || (document.readyState === 'complete' ? 'failed' : '')
      looks += 1
      // The page may be about to load itself anew.
      if (start === 'failed') looksSinceFailure += 1
      if (!notice && (looks > looksAtWait || looksSinceFailure > looksAtFailure)) notice = sayNotStarted()
    }, lookEveryMs)
  }
  const begin = () => {
    // first-scripts.js found it.
    const { unfit } = document.documentElement.dataset
    const ending = hasLogged() ? saved : {}
    if (unfit === 'too-old') say(tooOld.map(([language, text]) => [language, text + (ending[language] || '')]))
    else if (unfit) say(insecure)
    else followStart(document.getElementById('root'))
  }
  if (document.body) begin()
  else addEventListener('DOMContentLoaded', begin)
}

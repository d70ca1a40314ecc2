// A classic script in a syntax that every browser with modules reads: where a part of the language or of the platform is
// missing that the app is built on, its modules fail, and without this the logo would stay for ever.
{
  const lookbehind = '(?<=a)b'
  const isRefused = (pattern) => {
    try {
      return !new RegExp(pattern)
    } catch {
      return true
    }
  }
  const isMissing =
    typeof URL.canParse !== 'function' ||
    !('showPopover' in HTMLElement.prototype) ||
    !('databases' in IDBFactory.prototype) ||
    isRefused(lookbehind)
  const paragraphs = [
    [
      'pt-BR',
      'Este navegador é antigo demais para o Barra. Atualize para iOS ou Safari 17, Chrome ou Edge 120, Firefox 126, ou mais novo. O que você registrou continua salvo.',
    ],
    [
      'en-US',
      'This browser is too old for Barra. Update to iOS or Safari 17, Chrome or Edge 120, Firefox 126, or later. What you logged is still saved.',
    ],
    [
      'es-ES',
      'Este navegador es demasiado antiguo para Barra. Actualiza a iOS o Safari 17, Chrome o Edge 120, Firefox 126, o una versión posterior. Lo que registraste sigue guardado.',
    ],
  ]
  const say = () => {
    const notice = document.createElement('main')
    notice.className = 'browser-floor'
    notice.setAttribute('role', 'alert')
    for (const [language, text] of paragraphs) {
      const paragraph = document.createElement('p')
      paragraph.lang = language
      paragraph.textContent = text
      notice.append(paragraph)
    }
    document.body.append(notice)
  }
  if (isMissing) {
    if (document.body) say()
    else addEventListener('DOMContentLoaded', say)
  }
}

import { DASHBOARD_PATH } from '#contract/routes.ts'

/** For a device that has lost the app's own page, and with it every translation. */
const TEXTS = [
  [
    'pt-BR',
    'Tentar de novo',
    'Ir para o início',
    'Parte do Barra sumiu deste dispositivo. O que você registrou continua salvo aqui. Conecte-se à internet e tente de novo.',
  ],
  [
    'en-US',
    'Try again',
    'Back to home',
    'Part of Barra is missing from this device. What you logged is still saved here. Connect to the internet and try again.',
  ],
  [
    'es-ES',
    'Reintentar',
    'Ir al inicio',
    'Falta una parte de Barra en este dispositivo. Lo que registraste sigue guardado aquí. Conéctate a internet e inténtalo de nuevo.',
  ],
] as const

const STYLE =
  'body{max-width:36em;margin:auto;padding:24px;font:1rem/1.5 sans-serif}a{display:inline-block;padding:12px 24px 12px 0}'
/** The link without an address is to this one. */
const SECTIONS = TEXTS.map(
  ([language, again, home, text]) =>
    `<section lang="${language}"><p>${text}</p><a href="">${again}</a><a href="${DASHBOARD_PATH}">${home}</a></section>`,
).join('')

/** A page in every language, in place of the browser's own error page. It asks again by itself with the connection. */
export function missingPage(): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Barra</title><style>${STYLE}</style><main><h1>Barra</h1>${SECTIONS}</main><script>addEventListener('online',()=>location.reload())</script></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** For a device that has lost the app's own page, and with it every translation. */
const PARAGRAPHS = [
  [
    'pt-BR',
    'Parte do Barra sumiu deste dispositivo. O que você registrou continua salvo aqui. Conecte-se à internet e recarregue a página.',
  ],
  [
    'en-US',
    'Part of Barra is missing from this device. What you logged is still saved here. Connect to the internet and reload the page.',
  ],
  [
    'es-ES',
    'Falta una parte de Barra en este dispositivo. Lo que registraste sigue guardado aquí. Conéctate a internet y recarga la página.',
  ],
] as const

/** A page in every language, in place of the browser's own error page. */
export function missingPage(): Response {
  const paragraphs = PARAGRAPHS.map(([language, text]) => `<p lang="${language}">${text}</p>`).join('')
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Barra</title><main><h1>Barra</h1>${paragraphs}</main></html>`
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

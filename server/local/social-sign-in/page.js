// @ts-check
// Runs in the browser, in the window that the app opens (src/platform/identity/social-stand-in.ts reads the answer).

const NAMES = { google: 'Google', facebook: 'Facebook', github: 'GitHub', twitter: 'X' }
const ANSWER_KEY = 'barra.social-answer'

const WORDS = {
  'en-US': {
    title: 'Sign in with {{provider}}',
    lead: 'This page stands in for {{provider}} on this computer. Barra believes whoever you say you are.',
    email: 'Email',
    name: 'Name',
    verified: '{{provider}} has confirmed this email',
    submit: 'Continue',
    cancel: 'Cancel',
    fail: 'Make the sign-in fail',
  },
  'pt-BR': {
    title: 'Entrar com {{provider}}',
    lead: 'Esta página faz o papel do {{provider}} neste computador. O Barra acredita em quem você disser que é.',
    email: 'E-mail',
    name: 'Nome',
    verified: 'O {{provider}} confirmou este e-mail',
    submit: 'Continuar',
    cancel: 'Cancelar',
    fail: 'Fazer o login falhar',
  },
  'es-ES': {
    title: 'Entrar con {{provider}}',
    lead: 'Esta página hace de {{provider}} en este ordenador. Barra da por bueno quien digas que eres.',
    email: 'Correo electrónico',
    name: 'Nombre',
    verified: '{{provider}} ha confirmado este correo',
    submit: 'Continuar',
    cancel: 'Cancelar',
    fail: 'Hacer que falle el acceso',
  },
}

const query = new URLSearchParams(location.search)
const provider = query.get('provider') ?? 'google'
const language = query.get('lang') ?? ''
const words = WORDS[language] ?? WORDS['en-US']

document.documentElement.lang = words === WORDS[language] ? language : 'en-US'
for (const element of document.querySelectorAll('[data-text]')) {
  element.textContent = words[element.dataset.text].replaceAll('{{provider}}', NAMES[provider] ?? provider)
}
document.title = document.querySelector('h1').textContent

const form = document.querySelector('form')
// Google vouches for its own addresses; the others hand on what somebody once typed.
form.elements.verified.checked = provider === 'google'
form.addEventListener('submit', (event) => {
  event.preventDefault()
  const email = form.elements.email.value.trim().toLowerCase()
  const name = form.elements.name.value.trim() || email.split('@')[0]
  const claims = { sub: `${provider}-${email}`, email, email_verified: form.elements.verified.checked, name }
  answer({ kind: 'person', provider, claims })
})
document.querySelector('#cancel').addEventListener('click', () => answer({ kind: 'cancelled' }))
document.querySelector('#fail').addEventListener('click', () => answer({ kind: 'failed' }))

/** To the window that opened this one, or to the page that this one leads back to. */
function answer(given) {
  const message = { type: 'barra.social-sign-in', answer: given }
  if (opener) return opener.postMessage(message, location.origin)
  sessionStorage.setItem(ANSWER_KEY, JSON.stringify(message))
  location.replace(returnPath())
}

/** Only back into the app, whatever the address says. */
function returnPath() {
  const path = query.get('return') ?? ''
  return /^\/[^/\\]/.test(path) ? path : '/auth/callback'
}

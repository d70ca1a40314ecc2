import '#i18n/messages.ts'

/** How an iPhone or iPad gets the app, and what it then lacks. */
const messages = {
  title: 'Add Barra to your home screen',
  'apart.title': 'On your home screen, Barra starts empty',
  'apart.text': 'iPhone and iPad keep its data separate from your browser’s.',
  'apart.account': 'Sign in there once with {{email}}, and everything the server has will arrive.',
  'apart.waiting_zero': 'Wait until this says “{{synced}}.”',
  'apart.waiting_one': 'Wait until this says “{{synced}}.” {{count}} change isn’t on the server yet.',
  'apart.waiting_other': 'Wait until this says “{{synced}}.” {{count}} changes aren’t on the server yet.',
  'apart.synced': '{{synced}}: everything is on the server.',
  'apart.guest':
    'What you logged without an account stays in this browser. Create your account here and it will be there when you sign in, or save a file now and import it there.',
  'apart.visitor':
    'With an account, wait until the top of the screen says “{{synced}}” and sign in there once: everything will arrive. What you logged without an account stays in this browser, unless you save it as a file and import it there.',
  'apart.signUp': 'Create an account',
  'apart.file': 'Save as a file',
  'step.bar': 'Tap Share in the bar at the bottom.',
  'step.menu': 'Tap ••• at the bottom right, then “Share.”',
  'step.menu.else': 'If the Share button is in the bar, tap it right there.',
  'step.top': 'Tap Share at the top right.',
  'step.address': 'Tap Share at the end of the address bar.',
  'step.browser': 'Open your browser’s menu and tap “Share.”',
  'step.elsewhere': 'You’re inside another app, which can’t do this. Open {{host}} in Safari.',
  'step.row': 'Scroll down and tap “Add to Home Screen.”',
  'step.row.else': 'If you don’t see it, tap “View More” first.',
  'step.add': 'Tap “Add.”',
  'step.add.else': 'If there’s a switch for opening it as a web app, leave it on.',
  'step.icon': 'Open Barra with its new icon.',
} as const

export default messages

declare module '#i18n/messages.ts' {
  interface Messages {
    install: typeof messages
  }
}

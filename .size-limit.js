import { routeScripts } from './scripts/build/route-scripts.ts'

// What a page fetches until its first screen stands, gzipped: its words are those of one language. Workers run beside
// it; the identity provider, and what keeps up with the server, come after the first paint.
const scripts = (...chunks) => routeScripts('dist', chunks)
const APP = ['main', 'app', 'src/i18n/shared/en-US.ts', 'src/app/messages/en-US.ts']

export default [
  {
    name: 'a running workout',
    path: scripts(...APP, 'src/app/restricted-screen.tsx', 'execution', 'src/features/execution/messages/en-US.ts'),
    limit: '289.5 kB',
    gzip: true,
  },
  {
    name: 'logging in',
    path: scripts(...APP, 'src/features/auth/login-screen.tsx', 'src/features/auth/messages/en-US.ts'),
    limit: '155.6 kB',
    gzip: true,
  },
  {
    name: 'public site',
    path: scripts('src/app/site.ts'),
    limit: '9 kB',
    gzip: true,
  },
  {
    // A module of the app among those that this shares would bring the whole app into a page of the site.
    name: 'contact form of the public site',
    path: scripts('src/app/site.ts', 'src/features/site/contact/follow-contact-form.ts'),
    limit: '10.5 kB',
    gzip: true,
  },
]

import { routeScripts } from './scripts/build/route-scripts.ts'

// What a page fetches until its first screen stands, gzipped: its words are those of one language. Workers run beside
// it; RxDB, the identity provider, and what keeps up with the server, come after the first paint.
const scripts = (...chunks) => routeScripts('dist', chunks)
const APP = ['main', 'app', 'src/i18n/shared/en-US.ts', 'src/app/messages/en-US.ts']

const words = (feature) => `src/features/${feature}/messages/en-US.ts`
// The frame of every screen but a running workout.
const SIGNED_IN = [...APP, 'signed-in', 'storage', 'frame', 'running-dock', 'src/shared/messages/en-US.ts']

export default [
  {
    name: 'a set checked off in a still, the login typed into',
    path: ['dist/theme.js', 'dist/first-scripts.js', 'dist/still.js'],
    limit: '4.6 kB',
    gzip: true,
  },
  {
    name: 'a running workout',
    path: scripts(...APP, 'src/app/restricted-screen.tsx', 'execution', words('execution')),
    limit: '219.2 kB',
    gzip: true,
  },
  {
    name: 'a set on the disk',
    path: scripts(...APP, 'src/app/restricted-screen.tsx', 'execution', words('execution'), 'database'),
    limit: '295.4 kB',
    gzip: true,
  },
  {
    name: 'list of workouts',
    path: scripts(...SIGNED_IN, 'src/features/workouts/list/workouts-screen.tsx', words('workouts')),
    limit: '193 kB',
    gzip: true,
  },
  {
    name: 'dashboard',
    path: scripts(...SIGNED_IN, 'src/features/dashboard/dashboard-screen.tsx', words('dashboard')),
    limit: '191.1 kB',
    gzip: true,
  },
  {
    name: 'logging in',
    path: scripts(...APP, 'src/features/auth/login-screen.tsx', words('auth')),
    limit: '150.4 kB',
    gzip: true,
  },
  {
    name: 'public site',
    path: scripts('src/app/site.ts'),
    limit: '10.9 kB',
    gzip: true,
  },
  {
    // A module of the app among those that this shares would bring the whole app into a page of the site.
    name: 'contact form of the public site',
    path: scripts('src/app/site.ts', 'src/features/site/contact/follow-contact-form.ts'),
    limit: '12.3 kB',
    gzip: true,
  },
]

import type { Feature } from '../feature.ts'

// Whoever tries Barra out without an account hands over and receives as everybody else does.
const ANYBODY = { access: 'public', layout: 'default' } as const

export default {
  routes: [
    {
      path: '/hand-over',
      ...ANYBODY,
      title: 'hand-over:receive.title',
      load: () => import('./receive/receive-screen.tsx'),
    },
    {
      path: '/hand-over/send',
      ...ANYBODY,
      title: 'hand-over:send.title',
      load: () => import('./send/send-screen.tsx'),
    },
  ],
} satisfies Feature

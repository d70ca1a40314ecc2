import { HAND_OVER_PATH, SEND_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

// Also available without an account.
const ANYBODY = { access: 'public', layout: 'default' } as const

export default {
  routes: [
    {
      path: HAND_OVER_PATH,
      ...ANYBODY,
      title: 'hand-over:receive.title',
      load: () => import('./receive/receive-screen.tsx'),
    },
    {
      path: SEND_PATH,
      ...ANYBODY,
      title: 'hand-over:send.title',
      load: () => import('./send/send-screen.tsx'),
    },
  ],
} satisfies Feature

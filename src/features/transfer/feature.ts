import { SEND_PATH, TRANSFER_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

// Also available without an account.
const ANYBODY = { access: 'public', layout: 'default' } as const

export default {
  routes: [
    {
      path: TRANSFER_PATH,
      ...ANYBODY,
      title: 'transfer:receive.title',
      load: () => import('./receive/receive-screen.tsx'),
    },
    {
      path: SEND_PATH,
      ...ANYBODY,
      title: 'transfer:send.title',
      load: () => import('./send/send-screen.tsx'),
    },
  ],
} satisfies Feature

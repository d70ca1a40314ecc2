import { executionPath, FREE_SESSION_PATH, OTHER_FREE_SESSION_PATH, SAMPLE_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

const load = () => import('./entry/execute-screen.tsx')
const RUNNING = { access: 'login', layout: 'none', title: 'execution:title', load } as const

export default {
  routes: [
    { path: executionPath(':id'), ...RUNNING },
    { path: FREE_SESSION_PATH, ...RUNNING },
    { path: OTHER_FREE_SESSION_PATH, ...RUNNING },
    {
      path: SAMPLE_PATH,
      access: 'public',
      layout: 'none',
      title: 'execution:sampleTitle',
      load: () => import('./sample/sample-screen.tsx'),
    },
  ],
  dock: { load: () => import('./session/running-dock.tsx') },
} satisfies Feature

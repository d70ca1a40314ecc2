import type { Feature } from '../feature.ts'

const load = () => import('./entry/execute-screen.tsx')
const RUNNING = { access: 'login', needsSubscription: true, layout: 'none', title: 'execution:title', load } as const

export default {
  routes: [
    { path: '/workout/:id/execute', ...RUNNING },
    { path: '/workout/execute', ...RUNNING },
    { path: '/workouts/execute', ...RUNNING },
    {
      path: '/test-workout-v2',
      access: 'public',
      layout: 'none',
      title: 'execution:sampleTitle',
      load: () => import('./sample/sample-screen.tsx'),
    },
  ],
  dock: { load: () => import('./session/running-dock.tsx') },
} satisfies Feature

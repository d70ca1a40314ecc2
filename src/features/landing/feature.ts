import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/',
      access: 'guest',
      layout: 'none',
      title: 'landing:title',
      load: () => import('./landing-screen.tsx'),
    },
  ],
} satisfies Feature

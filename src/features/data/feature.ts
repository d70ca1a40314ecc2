import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/profile/data',
      access: 'login',
      layout: 'default',
      title: 'data:title',
      load: () => import('./data-screen.tsx'),
    },
    {
      path: '/profile/data/import',
      access: 'login',
      layout: 'default',
      title: 'data:import.title',
      load: () => import('./import/import-screen.tsx'),
    },
    {
      path: '/profile/data/bin',
      access: 'login',
      layout: 'default',
      title: 'data:bin.title',
      load: () => import('./bin/bin-screen.tsx'),
    },
  ],
  notice: { load: () => import('./export/copy-notice.tsx') },
} satisfies Feature

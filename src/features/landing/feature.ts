import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/',
      access: 'guest',
      layout: 'none',
      title: 'landing:title',
      load: () => import('./home/index-screen.tsx'),
      site: { description: 'landing:description' },
    },
    {
      path: '/landing-page',
      access: 'public',
      layout: 'landing-page',
      title: 'landing:title',
      load: () => import('./home/home-screen.tsx'),
      // The same page for those who are signed in, and are sent on from `/`.
      site: { description: 'landing:description', canonical: '/' },
    },
    {
      path: '/landing-page/solution',
      access: 'public',
      layout: 'landing-page',
      title: 'landing:solution.title',
      load: () => import('./solution/solution-screen.tsx'),
      site: { description: 'landing:solution.description' },
    },
    {
      path: '/landing-page/resources',
      access: 'public',
      layout: 'landing-page',
      title: 'landing:resources.title',
      load: () => import('./resources/resources-screen.tsx'),
      site: { description: 'landing:resources.description' },
    },
  ],
} satisfies Feature

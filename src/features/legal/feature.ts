import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/terms',
      access: 'public',
      layout: 'content',
      title: 'legal:terms.title',
      load: () => import('./terms-screen.tsx'),
      site: { description: 'legal:terms.description' },
    },
    {
      path: '/privacy',
      access: 'public',
      layout: 'content',
      title: 'legal:privacy.title',
      load: () => import('./privacy-screen.tsx'),
      site: { description: 'legal:privacy.description' },
    },
  ],
} satisfies Feature

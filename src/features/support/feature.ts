import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/support',
      access: 'public',
      layout: 'default-sidebar',
      title: 'support:title',
      load: () => import('./support-screen.tsx'),
      site: { description: 'support:description' },
    },
    {
      path: '/support/faq',
      access: 'public',
      layout: 'default-sidebar',
      title: 'support:faq.title',
      load: () => import('./faq-screen.tsx'),
      site: { description: 'support:faq.description' },
    },
  ],
} satisfies Feature

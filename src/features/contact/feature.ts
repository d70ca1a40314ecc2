import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/support/contact',
      access: 'public',
      layout: 'default-sidebar',
      title: 'contact:title',
      load: () => import('./contact-screen.tsx'),
      site: { description: 'contact:description' },
    },
    {
      path: '/landing-page/contact',
      access: 'public',
      layout: 'landing-page',
      title: 'contact:title',
      load: () => import('./contact-screen.tsx'),
      site: { description: 'contact:description', canonical: '/support/contact' },
    },
  ],
} satisfies Feature

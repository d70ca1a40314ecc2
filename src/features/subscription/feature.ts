import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/subscription',
      access: 'login',
      layout: 'default',
      title: 'subscription:title',
      load: () => import('./plans/plans-screen.tsx'),
    },
    {
      path: '/subscription/success',
      access: 'login',
      layout: 'default',
      title: 'subscription:success.title',
      load: () => import('./success/success-screen.tsx'),
    },
    {
      path: '/subscription/billing',
      access: 'login',
      layout: 'default',
      title: 'subscription:billing.title',
      load: () => import('./manage/billing-screen.tsx'),
    },
    {
      path: '/profile/subscription',
      access: 'login',
      layout: 'default',
      title: 'subscription:manage.title',
      load: () => import('./manage/manage-screen.tsx'),
    },
  ],
  dock: { load: () => import('./paywall/paywall-dock.tsx') },
  notice: { load: () => import('./notices/access-notice.tsx') },
} satisfies Feature

import { BILLING_PATH, CHECKOUT_SUCCESS_PATH, PLANS_PATH, PROFILE_PATH, SUBSCRIPTION_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: PLANS_PATH,
      under: PROFILE_PATH,
      access: 'login',
      layout: 'default',
      title: 'subscription:title',
      load: () => import('./plans/plans-screen.tsx'),
    },
    {
      path: CHECKOUT_SUCCESS_PATH,
      under: PROFILE_PATH,
      access: 'login',
      layout: 'default',
      title: 'subscription:success.title',
      load: () => import('./success/success-screen.tsx'),
    },
    {
      path: BILLING_PATH,
      under: PROFILE_PATH,
      access: 'login',
      layout: 'default',
      title: 'subscription:billing.title',
      load: () => import('./manage/billing-screen.tsx'),
    },
    {
      path: SUBSCRIPTION_PATH,
      access: 'login',
      layout: 'default',
      title: 'subscription:manage.title',
      load: () => import('./manage/manage-screen.tsx'),
    },
  ],
  dock: { load: () => import('./paywall/paywall-dock.tsx') },
  notice: { load: () => import('./notices/access-notice.tsx') },
} satisfies Feature

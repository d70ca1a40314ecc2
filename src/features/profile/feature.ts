import { CircleUserRound } from 'lucide-react'
import { PLANS_PATH, PREFERENCES_PATH, PROFILE_PATH, PROFILE_PRIVACY_PATH, SECURITY_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: PROFILE_PATH,
      access: 'login',
      layout: 'default',
      title: 'profile:title',
      load: () => import('./overview/overview-screen.tsx'),
      navigation: { order: 60, name: 'app:place.profile', icon: CircleUserRound },
    },
    {
      path: PREFERENCES_PATH,
      access: 'login',
      layout: 'default',
      title: 'profile:section.preferences',
      load: () => import('./preferences/preferences-screen.tsx'),
    },
    {
      path: SECURITY_PATH,
      access: 'login',
      layout: 'default',
      title: 'profile:section.security',
      load: () => import('./security/security-screen.tsx'),
    },
    {
      path: PROFILE_PRIVACY_PATH,
      access: 'login',
      layout: 'default',
      title: 'profile:section.privacy',
      load: () => import('./privacy/privacy-screen.tsx'),
    },
  ],
  // The plans are reached from the subscription: the list of sections stays.
  frame: { paths: [PROFILE_PATH, PLANS_PATH], load: () => import('./section-panes.tsx') },
} satisfies Feature

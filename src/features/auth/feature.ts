import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: '/auth/login',
      access: 'guest',
      layout: 'none',
      title: 'auth:login.title',
      load: () => import('./login-screen.tsx'),
    },
    {
      path: '/auth/signup',
      access: 'guest',
      layout: 'none',
      title: 'auth:signup.title',
      load: () => import('./sign-up-screen.tsx'),
    },
    {
      path: '/auth/forgot-password',
      access: 'guest',
      layout: 'none',
      title: 'auth:forgot.title',
      load: () => import('./forgot-password-screen.tsx'),
    },
    // The links of mails lead here, for somebody who is signed in as well as for somebody who is not.
    {
      path: '/auth/callback',
      access: 'public',
      layout: 'none',
      title: 'auth:callback.title',
      load: () => import('./callback-screen.tsx'),
    },
    {
      path: '/auth/account-deleted',
      access: 'public',
      layout: 'blank',
      title: 'auth:deleted.title',
      load: () => import('./account-deleted-screen.tsx'),
    },
  ],
} satisfies Feature

import {
  ACCOUNT_DELETED_PATH,
  AUTH_CALLBACK_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  SIGN_UP_PATH,
} from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: LOGIN_PATH,
      access: 'guest',
      layout: 'none',
      title: 'auth:login.title',
      load: () => import('./login-screen.tsx'),
    },
    {
      path: SIGN_UP_PATH,
      access: 'guest',
      layout: 'none',
      title: 'auth:signup.title',
      load: () => import('./sign-up-screen.tsx'),
    },
    {
      path: FORGOT_PASSWORD_PATH,
      access: 'guest',
      layout: 'none',
      title: 'auth:forgot.title',
      load: () => import('./forgot-password-screen.tsx'),
    },
    // The target of mail links, for signed-in people and visitors.
    {
      path: AUTH_CALLBACK_PATH,
      access: 'public',
      layout: 'none',
      title: 'auth:callback.title',
      load: () => import('./callback-screen.tsx'),
    },
    {
      path: ACCOUNT_DELETED_PATH,
      access: 'public',
      layout: 'blank',
      title: 'auth:deleted.title',
      load: () => import('./account-deleted-screen.tsx'),
    },
  ],
  dock: { load: () => import('./identity-dock.tsx') },
} satisfies Feature

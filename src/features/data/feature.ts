import { DATA_PATH, IMPORT_PATH, TRASH_PATH } from '#contract/routes.ts'
import type { Feature } from '../feature.ts'

export default {
  routes: [
    {
      path: DATA_PATH,
      access: 'login',
      layout: 'default',
      title: 'data:title',
      load: () => import('./data-screen.tsx'),
    },
    {
      path: IMPORT_PATH,
      access: 'login',
      layout: 'default',
      title: 'data:import.title',
      load: () => import('./import/import-screen.tsx'),
    },
    {
      path: TRASH_PATH,
      access: 'login',
      layout: 'default',
      title: 'data:trash.title',
      load: () => import('./trash/trash-screen.tsx'),
    },
  ],
  notice: { load: () => import('./export/copy-notice.tsx') },
} satisfies Feature

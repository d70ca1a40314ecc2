import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Sincronización',
  'status.synced': 'Todo está en el servidor',
  'status.waiting_zero': 'Trayendo lo que hay en el servidor',
  'status.waiting_one': '{{count}} cambio en camino',
  'status.waiting_other': '{{count}} cambios en camino',
  'status.offline': 'Sin conexión. Todo está a salvo en este móvil y se enviará solo más tarde.',
  'status.attention': 'Hace falta que mires algo',
  'status.local': 'Este entreno vive solo en este móvil.',
  'problem.refused': 'El servidor no aceptó todo. Aquí está a salvo: mira abajo por qué, corrígelo o reinténtalo.',
  'problem.reauthenticate':
    'Vuelve a entrar para sincronizar. Hasta entonces todo se queda en este móvil y puedes seguir entrenando.',
  'problem.client-outdated':
    'Esta versión de Barra es demasiado antigua para leer lo que hay en el servidor. Lo que registras se sigue enviando. Actualiza para continuar.',
  'problem.storage':
    'Un cambio del servidor no se pudo guardar en este móvil. Libera espacio: Barra lo reintenta solo.',
  signIn: 'Volver a entrar',
  lastSynced: 'Último intercambio: {{when}}',
  neverSynced: 'Aún no se ha intercambiado nada con el servidor',
  syncNow: 'Sincronizar ahora',
  compare: 'Comparar con el servidor',
  comparing: 'Comparando…',
  compareEqual: 'Este móvil y el servidor tienen lo mismo.',
  compareDifferent: 'Había una diferencia. Se está intercambiando todo de nuevo.',
  compareFailed: 'No se puede contactar con el servidor. No ha cambiado nada.',
  export: 'Exportar lo pendiente',
  waitingTitle: 'En espera',
  refusedTitle: 'No aceptado por el servidor',
  emptyTitle: 'Nada en espera',
  emptyText:
    'Todo lo que registras se guarda primero en este móvil y aparece aquí hasta que el servidor también lo tiene.',
  since: 'desde {{when}}',
  why: 'Motivo',
  issueAt: '{{path}}: {{message}}',
  'collection.sessions': 'Sesión',
  'collection.workouts': 'Entreno',
  'collection.exercises': 'Ejercicio',
  'collection.folders': 'Carpeta',
  'collection.measurements': 'Medida',
  'collection.preferences': 'Preferencias',
} satisfies Translation<typeof english>

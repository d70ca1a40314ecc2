import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Sincronización',
  'status.synced': 'Todo está en el servidor.',
  'status.waiting_zero': 'Recibiendo los datos del servidor',
  'status.waiting_one': '{{count}} cambio en camino',
  'status.waiting_other': '{{count}} cambios en camino',
  'status.sending': 'Enviando {{done}} de {{total}}. Todo está a salvo en este dispositivo.',
  'status.fetching': 'Recibiendo {{done}} de {{total}} del servidor',
  'status.offline': 'Sin conexión. Todo está a salvo en este dispositivo y se enviará cuando vuelva la conexión.',
  'status.attention': 'Algo requiere tu atención',
  'status.local': 'Tus entrenos solo están en este dispositivo.',
  'problem.refused':
    'El servidor no ha aceptado algunos cambios, que siguen a salvo aquí. Mira abajo por qué y corrígelos o reintenta el envío.',
  'problem.reauthenticate':
    'Vuelve a iniciar sesión para sincronizar. Hasta entonces todo se queda en este dispositivo y puedes seguir entrenando.',
  'problem.client-outdated':
    'Esta versión de Barra es demasiado antigua para leer lo que hay en el servidor, pero lo que registras se sigue enviando. Actualiza Barra para sincronizarlo todo.',
  'problem.storage':
    'Un cambio del servidor no se ha podido guardar en este dispositivo. Libera espacio y Barra volverá a intentarlo.',
  'problem.server-full':
    'Tu cuenta está llena y el servidor no acepta nada más, pero todo está a salvo en este dispositivo y puedes seguir entrenando. Exporta una copia y escríbenos.',
  exportAll: 'Exportar una copia',
  signIn: 'Iniciar sesión',
  lastSynced: 'Última sincronización: {{when}}',
  neverSynced: 'Aún sin sincronizar',
  syncNow: 'Sincronizar ahora',
  compare: 'Comparar con el servidor',
  comparing: 'Comparando…',
  compareEqual: 'Este dispositivo y el servidor coinciden.',
  compareDifferent: 'Este dispositivo y el servidor no coincidían. Se está sincronizando todo de nuevo.',
  compareFailed:
    'No se ha podido comparar con el servidor. No ha cambiado nada; revisa la conexión e inténtalo de nuevo.',
  export: 'Exportar lo que está en cola',
  waitingTitle: 'En cola',
  refusedTitle: 'Rechazado por el servidor',
  counting: 'Contando lo que está en cola…',
  emptyTitle: 'Todo sincronizado',
  emptyText:
    'Todo lo que registras se guarda primero en este dispositivo y aparece aquí hasta que llega también al servidor.',
  since: 'Sin sincronizar desde el {{when}}',
  why: 'Motivo',
  issueAt: '{{path}}: {{message}}',
  issueSet: 'Serie {{number}}',
  'field.weight': 'Peso',
  'field.reps': 'Reps',
  'field.seconds': 'Tiempo',
  'field.distance': 'Distancia',
  'field.rpe': 'RPE',
  'field.note': 'Nota',
  'field.name': 'Nombre',
  'collection.sessions': 'Entreno',
  'collection.workouts': 'Rutina',
  'collection.exercises': 'Ejercicio',
  'collection.folders': 'Carpeta',
  'collection.measurements': 'Medida',
  'collection.preferences': 'Preferencias',
} satisfies Translation<typeof english>

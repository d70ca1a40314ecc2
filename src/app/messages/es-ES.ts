import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  skip: 'Ir al contenido',
  navigation: 'Principal',
  'place.home': 'Inicio',
  'place.routines': 'Rutinas',
  'place.exercises': 'Ejercicios',
  'place.progress': 'Progreso',
  'place.history': 'Historial',
  'place.profile': 'Perfil',
  'site.login': 'Entrar',
  'site.dashboard': 'Abrir Barra',
  'sync.synced': 'Sincronizado',
  'sync.waiting_zero': 'Sincronizando',
  'sync.waiting_one': '{{count}} en cola',
  'sync.waiting_other': '{{count}} en cola',
  'sync.sending': 'Enviando {{done}} de {{total}}',
  'sync.fetching': 'Recibiendo {{done}} de {{total}}',
  'sync.offline_zero': 'Sin conexión',
  'sync.offline_one': 'Sin conexión · {{count}} en cola',
  'sync.offline_other': 'Sin conexión · {{count}} en cola',
  'sync.attention': 'Requiere atención',
  'sync.local': 'En este dispositivo',
  'manifest.description': 'El diario de entreno que funciona donde no hay cobertura',
  'manifest.continue': 'Seguir con el entreno',
  'manifest.start': 'Empezar entreno',
  'notFound.title': 'Página no encontrada: {{path}}',
  'notFound.text': 'No hay nada en esta dirección. Tus entrenos siguen donde estaban.',
  'notFound.home': 'Volver al inicio',
  'failed.title': 'Algo ha ido mal',
  'failed.text':
    'No se ha podido abrir esta pantalla. Lo que has registrado está guardado en este dispositivo. Recarga para intentarlo de nuevo.',
  'failed.reload': 'Recargar',
  'failed.stuck':
    'Sin conexión, Barra no puede volver a cargarse en este dispositivo. No cierres esta página, para no perder lo que ves, e inténtalo de nuevo cuando tengas conexión.',
  'failed.home': 'Ir al inicio',
  'missing.title': 'Esta pantalla aún no está en este dispositivo',
  'storage.full.title': 'No queda espacio en este dispositivo',
  'storage.full.text':
    'Barra necesita algo de espacio libre para abrir tus entrenos, que siguen a salvo. Borra fotos, vídeos o apps que ya no uses e inténtalo de nuevo.',
  'storage.blocked.title': 'El navegador no deja que Barra guarde datos',
  'storage.blocked.text':
    'No se ha borrado nada. Cierra otras pestañas de Barra, sal de la navegación privada, permite que este sitio guarde datos e inténtalo de nuevo.',
  'storage.unanswered.title': 'El almacenamiento de este dispositivo no responde',
  'storage.unanswered.text':
    'No se ha borrado nada. Cierra Barra por completo, con todas sus pestañas, y vuelve a abrirla.',
  'storage.outdated.title': 'Aquí ya se ha usado una versión más nueva de Barra',
  'storage.outdated.text':
    'Tus entrenos están a salvo, pero esta versión no puede abrirlos. Recarga para actualizar en cuanto tengas conexión.',
  'storage.unknown.title': 'No se han podido abrir tus entrenos',
  'storage.unknown.text':
    'No se ha borrado nada. Cierra otras pestañas de Barra e inténtalo de nuevo; si sigue igual, reinicia el navegador. No borres los datos de este sitio: ahí está lo que falta por sincronizar.',
  'health.stuck.title': 'Barra no puede guardar ahora mismo',
  'health.stuck.text':
    'El almacenamiento de este dispositivo no responde. Cierra Barra por completo, con todas sus pestañas, y vuelve a abrirla. Las series marcadas como guardadas están a salvo.',
  'health.closed.title': 'Se ha interrumpido el guardado',
  'health.closed.text':
    'El navegador ha cerrado el almacenamiento de Barra y la app lo está abriendo otra vez. Comprueba que se ha guardado tu última serie.',
  'health.lost.title': 'Se han borrado los datos de Barra en este dispositivo',
  'health.lost.writing': 'Lo que ves en pantalla sigue aquí. Barra lo está guardando otra vez.',
  'health.lost.written':
    'El navegador, o alguien que lo usa, ha borrado los datos del sitio. Lo que tenías en pantalla se ha guardado otra vez y lo sincronizado se descargará del servidor. Puede que antes tengas que volver a iniciar sesión.',
  'health.lost.refused':
    'El navegador no deja que Barra guarde tus datos otra vez. Lo que ves solo está en esta pantalla: no la cierres y guárdalo en un archivo.',
  'health.lost.save': 'Guardar en un archivo',
  'health.lost.saveFailed': 'No se ha podido crear el archivo. No cierres esta pantalla e inténtalo de nuevo.',
  'health.outdated.title': 'Barra se ha actualizado en otra pestaña',
  'health.outdated.text':
    'Esta pestaña ya no puede guardar nada. Lo registrado hasta ahora está a salvo. Recarga para seguir.',
  'unplaced.title': 'No se han podido añadir estas series',
  'unplaced.text':
    'Las marcaste mientras se abría Barra, pero su entreno se ha eliminado. Si las necesitas, anótalas antes de cerrar este aviso.',
  'unplaced.set': '{{exercise}}: {{figures}}',
  'news.title': 'Novedades de Barra',
  'news.text':
    'Gráficas de cada ejercicio, un mapa del cuerpo con los músculos que entrenas, medidas con objetivos e importación desde Strong, Hevy, FitNotes y StrongLifts.',
  'news.seen': 'Entendido',
  'update.ready': 'Hay una versión nueva de Barra. Se instalará cuando termines lo que estás haciendo.',
} satisfies Translation<typeof english>

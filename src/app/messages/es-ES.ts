import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  skip: 'Ir al contenido',
  navigation: 'Principal',
  'site.login': 'Entrar',
  'site.dashboard': 'Abrir Barra',
  'sync.synced': 'Sincronizado',
  'sync.waiting_zero': 'Sincronizando',
  'sync.waiting_one': '{{count}} en cola',
  'sync.waiting_other': '{{count}} en cola',
  'sync.sending': 'Enviando {{done}} de {{total}}',
  'sync.fetching': 'Trayendo {{done}} de {{total}}',
  'sync.offline_zero': 'Sin conexión',
  'sync.offline_one': 'Sin conexión · {{count}} en cola',
  'sync.offline_other': 'Sin conexión · {{count}} en cola',
  'sync.attention': 'Te necesita',
  'sync.local': 'En este dispositivo',
  'manifest.description': 'Registro de entrenos para quien entrena donde no hay cobertura',
  'manifest.continue': 'Continuar entreno',
  'manifest.start': 'Empezar entreno',
  'notFound.title': 'Página no encontrada: {{path}}',
  'notFound.text': 'No hay nada en esta dirección. Tus entrenos siguen donde estaban.',
  'notFound.home': 'Volver al inicio',
  'failed.title': 'Error interno del servidor',
  'failed.text':
    'Esta pantalla no se ha abierto. Lo que has registrado está guardado en este dispositivo. Recarga para intentarlo de nuevo.',
  'failed.reload': 'Recargar',
  'failed.stuck':
    'Sin conexión, Barra no puede volver a abrirse en este dispositivo. Deja esta página abierta: lo que ves sigue aquí.',
  'failed.home': 'Ir al inicio',
  'missing.title': 'Esta pantalla aún no está en este dispositivo',
  'missing.text': 'Llega cuando haya conexión y se queda guardada. Lo que registraste está a salvo aquí.',
  'storage.full.title': 'No queda espacio en este dispositivo',
  'storage.full.text':
    'Barra no puede abrir tus entrenos sin algo de espacio libre. Lo guardado sigue guardado: borra fotos, vídeos o apps que ya no uses y inténtalo de nuevo.',
  'storage.blocked.title': 'El navegador no deja guardar a Barra',
  'storage.blocked.text':
    'No se ha borrado nada. Cierra otras pestañas de Barra, sal de la navegación privada, permite que este sitio guarde datos y inténtalo de nuevo.',
  'storage.outdated.title': 'Ha pasado por aquí una versión más nueva de Barra',
  'storage.outdated.text':
    'Tus entrenos están a salvo y ahora son de la versión nueva. Recarga para recibirla; sin conexión, espera a que vuelva.',
  'storage.unknown.title': 'No se han podido abrir tus entrenos',
  'storage.unknown.text':
    'No se ha borrado nada. Cierra otras pestañas de Barra y inténtalo de nuevo; si sigue igual, reinicia el navegador. No borres los datos de este sitio: ahí está lo que falta por sincronizar.',
  'health.closed.title': 'Se ha interrumpido el guardado',
  'health.closed.text':
    'El navegador ha cortado el acceso al almacenamiento. Barra lo está abriendo otra vez; comprueba tu última serie.',
  'health.lost.title': 'Se han borrado los datos de este dispositivo',
  'health.lost.writing': 'Lo que ves en pantalla sigue aquí. Barra lo está guardando otra vez.',
  'health.lost.written':
    'El navegador, o alguien que lo usa, ha borrado los datos del sitio. Lo que estaba abierto se ha guardado otra vez; lo sincronizado vuelve del servidor. Puede que Barra te pida antes la contraseña.',
  'health.lost.refused':
    'El navegador no deja que Barra lo guarde otra vez. Lo que ves solo está en esta pantalla: no la cierres y guárdalo en un archivo.',
  'health.lost.save': 'Guardar en un archivo',
  'health.lost.saveFailed': 'No se ha podido crear el archivo. Deja esta pantalla abierta e inténtalo de nuevo.',
  'health.outdated.title': 'Barra se ha actualizado en otra pestaña',
  'health.outdated.text':
    'Esta pestaña ya no puede guardar. Lo registrado hasta ahora está a salvo. Recarga para seguir.',
  'news.title': 'Novedades en Barra',
  'news.text':
    'Gráficas de cada ejercicio, los músculos que entrenas sobre el cuerpo, medidas con objetivos y tu historial de Strong, Hevy, FitNotes y StrongLifts.',
  'news.seen': 'Entendido',
  'update.ready': 'Hay una versión nueva de Barra. Entrará en cuanto no estés en mitad de nada.',
} satisfies Translation<typeof english>

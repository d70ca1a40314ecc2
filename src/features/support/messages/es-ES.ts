import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Ayuda',
  description: 'Ayuda con Barra: respuestas para quien entrena, qué probar primero y una persona a quien escribir.',
  heading: '¿Qué se ha atascado?',
  lead: 'Lo primero: lo que registraste está en tu móvil. Ahora, veamos.',
  'way.faq': 'Preguntas y respuestas',
  'way.faq.text': 'Cobertura, series, dispositivos, dinero y datos.',
  'way.contact': 'Escríbenos',
  'way.contact.text': 'Lo lee una persona y responde por correo.',
  'way.guides': 'Guías',
  'way.guides.text': 'El primer entreno, la pantalla de inicio, RPE y calentamiento.',
  'aid.title': 'Prueba esto primero',
  'aid.phone.title': 'Una serie se queda en «en este dispositivo»',
  'aid.phone.text':
    'Ahí está a salvo. Abre el estado de la sincronización, arriba en la app: dice qué espera y por qué. Si te pide iniciar sesión otra vez, hazlo; si el servidor no ha aceptado algo, ves el motivo y puedes corregirlo.',
  'aid.open.title': 'Barra no se abre sin cobertura',
  'aid.open.text':
    'Ábrela una vez con conexión y espera a que la pantalla de inicio diga «Listo». En navegación privada, y en el navegador de algunas apps, no se puede guardar nada: usa tu navegador de siempre.',
  'aid.stale.title': 'Dos dispositivos muestran cosas distintas',
  'aid.stale.text':
    'Dales conexión a los dos y abre Barra en ambos. En el estado de la sincronización, «Comparar con el servidor» encuentra y arregla cualquier diferencia.',
  'aid.space.title': 'El móvil dice que no hay espacio',
  'aid.space.text':
    'Quita fotos, vídeos o apps que ya no necesites. No borres los datos de este sitio: ahí están las series que el servidor aún no tiene.',
  'faq.title': 'Preguntas y respuestas',
  'faq.description':
    '¿Barra funciona de verdad sin cobertura? ¿Puedo perder una serie? ¿Qué pasa cuando acaba la prueba? Respuestas para quien entrena.',
  'faq.heading': 'Tú preguntas, nosotros respondemos.',
  'faq.lead': 'Lo que Barra hace, y lo que aún no hace.',
  'faq.more': '¿No está aquí?',
  'faq.write': 'Escríbenos',
  'faq.signal.question': '¿Funciona de verdad sin nada de cobertura?',
  'faq.signal.answer':
    'Sí. Cuando ya has abierto Barra con conexión y has iniciado sesión, la app, tus entrenos, tu historial y la biblioteca de ejercicios están en el móvil. Puedes cerrarla, reiniciar el teléfono, abrirla en modo avión y registrar un entreno entero.',
  'faq.offline.question': '¿Qué pasa con lo que registro sin cobertura?',
  'faq.offline.answer':
    'Queda escrito en el móvil al momento y espera ahí. En cuanto hay conexión, Barra lo envía por su cuenta; si la conexión se corta a medias, sigue donde se quedó. Arriba en la app ves siempre cuántos cambios esperan.',
  'faq.need.question': '¿Para qué necesito conexión?',
  'faq.need.answer':
    'Para crear la cuenta o iniciar sesión, para pagar, para escribirnos y para que tus series lleguen al servidor y a tus otros dispositivos. Nada que esté entre tú y la siguiente serie.',
  'faq.lost.question': '¿Puedo perder una serie?',
  'faq.lost.answer':
    'Una serie solo se marca cuando está escrita en tu móvil. A partir de ahí, ni una batería agotada ni una app cerrada se llevan nada. Lo que sí puede llevársela es el propio móvil, antes de que la serie llegue al servidor: un teléfono roto o perdido, o alguien que borre los datos de este sitio en el navegador. Por eso cada marca dice si el servidor ya la tiene, y por eso conviene instalar Barra en la pantalla de inicio.',
  'faq.devices.question': '¿Puedo usarla en dos dispositivos?',
  'faq.devices.answer':
    'En cuantos quieras. Si registras en dos sin cobertura, se unen serie a serie cuando se encuentran. Si los dos cambiaron el mismo número, cuenta el cambio más reciente; no desaparece ninguna serie registrada.',
  'faq.locked.question': '¿Suena el descanso con la pantalla bloqueada?',
  'faq.locked.answer':
    'Depende del móvil, y Barra te lo dice antes del primer descanso. Algunos duermen las apps web al bloquear la pantalla; en esos, Barra mantiene la pantalla encendida mientras entrenas, si puede. El tiempo siempre es correcto cuando lo miras.',
  'faq.app.question': '¿Está en la tienda de apps?',
  'faq.app.answer':
    'Todavía no. Barra se instala desde el navegador: tiene su icono, se abre en su propia ventana y funciona sin conexión. Cómo hacerlo en tu dispositivo está en las guías. Las apps de Android e iOS están en camino; lo que registres aquí estará allí, porque la cuenta es la misma.',
  'faq.units.question': '¿Kilos o libras?',
  'faq.units.answer':
    'Los dos, incluso mezclados. Un peso se guarda como lo escribiste: 100 lb siguen siendo 100 lb, aunque las veas en kilos. Puedes tener varios gimnasios, cada uno con sus barras y discos.',
  'faq.sets.question': '¿Tiene superseries, descendentes y AMRAP?',
  'faq.sets.answer':
    'Sí: calentamiento, efectivas, descendentes, al fallo, AMRAP y myo-reps, rangos de repeticiones, RPE o RIR, series por tiempo y superseries que se alternan solas.',
  'faq.exercises.question': 'Falta mi ejercicio. ¿Puedo añadirlo?',
  'faq.exercises.answer':
    'Cuantos quieras, con los músculos que trabaja, su material y su descanso habitual. Los incluidos que nunca haces se pueden ocultar.',
  'faq.correct.question': 'La semana pasada escribí algo mal. ¿Puedo corregirlo?',
  'faq.correct.answer':
    'Sí. Abre el entreno en el historial y corrígelo. Lo eliminado se puede recuperar. Cambiar un entreno planeado nunca cambia lo que ya hiciste con él.',
  'faq.charts.question': '¿Me enseña si progreso?',
  'faq.charts.answer':
    'Sí, ejercicio a ejercicio: 1RM estimada, serie más pesada, volumen y el máximo de repeticiones con cada peso, en el periodo que quieras. También las series por músculo, tu peso y tus medidas, y los totales. Los récords se anuncian en el momento en que los haces. Todo se calcula en el móvil, así que funciona sin cobertura.',
  'faq.import.question': '¿Puedo traer mi historial de otra app?',
  'faq.import.answer':
    'Sí: de Strong, Hevy, FitNotes y StrongLifts, con el archivo CSV que exporta la app, y de los archivos JSON y CSV de la propia Barra. Está en tu perfil, en Tus datos. Antes de guardar nada ves qué hay en el archivo y qué ejercicio pasa a ser cuál; entra todo o no entra nada, y se puede deshacer. El archivo nunca sale de tu dispositivo.',
  'faq.trial.question': '¿Qué pasa cuando acaba la prueba?',
  'faq.trial.answer':
    'No se cobra nada: no hay ninguna tarjeta guardada. A partir de ahí necesitas un plan para empezar entrenos y ver la pantalla de inicio. Un entreno en marcha nunca se interrumpe.',
  'faq.without.question': '¿Qué puedo hacer sin plan?',
  'faq.without.answer':
    'Leer y corregir todo tu historial, preparar entrenos, consultar ejercicios, exportarlo todo y eliminar tu cuenta. El entreno de prueba de la página de inicio no necesita ni cuenta.',
  'faq.cancel.question': '¿Cómo cancelo?',
  'faq.cancel.answer':
    'En tu perfil, en Suscripción: al final del periodo, que conservas hasta su último día, o al momento. Hasta entonces puedes cambiar de idea.',
  'faq.export.question': '¿Cómo saco mis datos?',
  'faq.export.answer':
    'En tu perfil, en Tus datos: un archivo JSON con todo, o tus series y medidas en CSV para una hoja de cálculo. Funciona sin conexión y sin plan.',
  'faq.delete.question': '¿Qué se borra cuando elimino mi cuenta?',
  'faq.delete.answer':
    'Tu entreno, perfil, foto y acceso, en el servidor y en ese dispositivo, y se acaba tu suscripción. Nadie puede recuperarlo. La Política de privacidad dice lo poco que queda, y por qué.',
  'faq.share.question': 'Varios usamos un mismo móvil. ¿Funciona?',
  'faq.share.answer':
    'Cada cuenta tiene su propia base de datos en el móvil. Cierras sesión y entra la siguiente persona. Si algo no se ha enviado aún, Barra lo dice y lo guarda hasta que vuelvas a entrar.',
} satisfies Translation<typeof english>

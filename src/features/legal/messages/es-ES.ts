import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  since: 'En vigor desde el {{date}}',
  contents: 'En esta página',
  write: 'Escríbenos',
  'terms.title': 'Términos de uso',
  'terms.description':
    'Qué puedes esperar de Barra, cuánto cuesta, cómo irte y qué te pedimos, con palabras sencillas.',
  'terms.lead': 'Lo que vale entre tú y nosotros cuando usas Barra, con palabras sencillas.',
  'terms.what.title': 'Qué es Barra',
  'terms.what.text':
    'Barra es un diario de entreno: una app que funciona en tu navegador, guarda tu entreno en tu dispositivo y lo copia a nuestro servidor. «Nosotros» somos quienes mantenemos el servidor de esta dirección.',
  'terms.account.title': 'Tu cuenta',
  'terms.account.text':
    'Puedes probar un entreno sin cuenta. Con ella, da un correo que sea tuyo, guarda tu contraseña para ti y avísanos si alguien entró. Una persona, una cuenta; varias cuentas pueden usar un mismo dispositivo.',
  'terms.data.title': 'Lo que registras es tuyo',
  'terms.data.text':
    'Conservas todos los derechos sobre lo que registras. Nos dejas guardarlo y enviarlo a tus propios dispositivos, porque ese es el servicio, y para nada más. Puedes exportarlo cuando quieras, con plan o sin él.',
  'terms.trial.title': 'La prueba',
  'terms.trial.text':
    'Una cuenta nueva empieza con una prueba gratis, una vez por persona. No se pide tarjeta y no se cobra nada cuando acaba. La app siempre dice cuántos días quedan.',
  'terms.plan.title': 'Plan, precio y renovación',
  'terms.plan.text':
    'Empezar entrenos, la pantalla de inicio y las páginas de progreso necesitan la prueba o un plan. El historial, la exportación, la planificación y la biblioteca de ejercicios, no.\nUn plan se paga al mes o al año, al precio que ves antes de pagar, y se renueva por el mismo tiempo hasta que canceles. Si un precio cambia, para ti cambia como pronto en tu próxima renovación, y te avisamos antes.',
  'terms.leave.title': 'Cancelar',
  'terms.leave.text':
    'Cancelas en tu perfil. Al final del periodo: conservas todo hasta su último día y no se cobra nada más. Al momento: el acceso acaba enseguida, sin reembolso del resto del periodo. Los derechos de desistimiento o de reembolso que te da la ley de tu país valen además de esto y quedan intactos.',
  'terms.health.title': 'Tu cuerpo',
  'terms.health.text':
    'Barra registra y calcula; no es médico ni entrenador. Los programas y las cifras, como las del calentamiento, son generales. Si algo duele, para; en caso de enfermedad, embarazo o vuelta de una lesión, pregunta a quien pueda explorarte.',
  'terms.offline.title': 'Cuando el servidor no está',
  'terms.offline.text':
    'Intentamos que el servidor esté accesible y no prometemos que lo esté siempre. La app está hecha para que eso no te cueste nada: lo que registras está primero en tu dispositivo. Mientras una serie no diga «en el servidor», la única copia está en tu dispositivo; cuídalo.',
  'terms.fair.title': 'Lo que te pedimos',
  'terms.fair.text':
    'No entres en cuentas ajenas, no sobrecargues el servidor a propósito y no guardes lo que está prohibido. Podemos cerrar la cuenta que lo haga. Aun así puedes pedir tu entreno en un archivo.',
  'terms.liability.title': 'Responsabilidad',
  'terms.liability.text':
    'Respondemos de lo que hagamos a propósito o por negligencia grave, de los daños a la vida y la salud y donde la ley lo diga. Más allá, respondemos solo de lo típico y previsible en un servicio como este.',
  'terms.changes.title': 'Cambios en estos términos',
  'terms.changes.text':
    'Si estos términos cambian en algo que te importe, te lo decimos antes de que valga. Si no estás de acuerdo, cancela y llévate tus datos. La ley de consumo del país donde vives vale en todo caso.',
  'terms.contact.title': 'Preguntas',
  'terms.contact.text': 'Escríbenos con el formulario de contacto.',
  'privacy.title': 'Política de privacidad',
  'privacy.description':
    'Qué guarda Barra de ti, en tu dispositivo y en el servidor, cuánto tiempo, quién más lo ve y cómo exportarlo y borrarlo.',
  'privacy.lead': 'Qué guarda Barra de ti, dónde, cuánto tiempo, y cómo te deshaces de ello.',
  'privacy.short.title': 'En breve',
  'privacy.short.text':
    'Tu entreno está en tu dispositivo y, cuando tienes cuenta, en nuestro servidor. No vendemos nada de ello, no mostramos anuncios y no contamos visitas: en Barra no hay rastreadores ni servicios de analítica. Puedes exportarlo y borrarlo todo por tu cuenta.',
  'privacy.device.title': 'En tu dispositivo',
  'privacy.device.text':
    'En el almacenamiento del navegador: tus entrenos, sesiones, ejercicios y medidas, en una base de datos por cuenta; lo que espera a ser enviado; borradores; una copia de lo que el servidor dijo de tu perfil y tu suscripción; y los archivos de la app, para que se abra sin conexión.\nPequeños ajustes: idioma, tema y de quién es la cuenta abierta. Una cookie, «user-locale», guarda el idioma durante un año. Barra no pone ninguna otra cookie.\nTu entreno sale del dispositivo cuando cierras sesión y el servidor lo tiene todo, cuando eliminas tu cuenta o cuando borras los datos del sitio en el navegador. Un entreno probado sin cuenta nunca sale del dispositivo, salvo que lo lleves a una.',
  'privacy.permissions.title': 'Lo que la app le pide a tu móvil',
  'privacy.permissions.text':
    'Solo lo que usas y cuando lo usas. Notificaciones, para el final del descanso: las crea el propio dispositivo, sin ningún servicio push. La pantalla, que sigue encendida mientras entrenas. El número en el icono de la app, por lo que aún espera a ser enviado. El compromiso del navegador de conservar tus datos. La foto de perfil es la que eliges, y se recorta en el dispositivo antes de enviarse. Nada de esto nos cuenta nada de ti.',
  'privacy.server.title': 'En nuestro servidor',
  'privacy.server.text':
    'El mismo entreno, para que lo tengan tus otros dispositivos; tu correo y tu nombre; y lo que más escribas en tu perfil: foto, fecha de nacimiento, género, peso, altura, experiencia, objetivos, limitaciones, zona horaria e idioma. Todo eso es opcional, salvo correo y nombre.\nLas versiones de un documento que se sobrescribieron se guardan 30 días, para poder arreglar un error. Lo que el servidor no pudo aceptar se guarda aparte, para que no se pierda.\nEl peso, las limitaciones y el entreno pueden decir algo de tu salud. Los usamos para mostrártelos, y para nada más.',
  'privacy.identity.title': 'Iniciar sesión',
  'privacy.identity.text':
    'El inicio de sesión lo hace Firebase Authentication, un servicio de Google: guarda tu correo, tu nombre, tu contraseña en una forma que no se puede leer de vuelta y cuándo entraste. Nunca vemos tu contraseña. Si entras con Google, Facebook u otro proveedor que se ofrezca, ese proveedor sabe que usas Barra, y recibimos de él tu nombre, correo y foto. Tu foto de perfil se guarda en el almacenamiento de archivos del mismo servicio o en nuestro servidor. Si el servidor está preparado para ello, reCAPTCHA, también de Google, comprueba que las fotos vengan de la app; solo se carga para eso.',
  'privacy.payment.title': 'Pagar',
  'privacy.payment.text':
    'De los pagos se encarga Stripe. Tu tarjeta va a Stripe y nunca a nosotros. Guardamos qué cliente eres allí, tu plan, su precio, moneda y fechas. Stripe guarda las facturas el tiempo que exige la ley fiscal.\nPara dar la prueba una vez por persona guardamos una huella con clave de la cuenta y del correo. No dice quién eres y permanece después de eliminar la cuenta.',
  'privacy.contact.title': 'Escribirnos',
  'privacy.contact.text':
    'Lo que envías con el formulario de contacto (nombre, correo, mensaje, idioma) se guarda en nuestro servidor, aparte de tu cuenta, y se envía por correo a quienes responden. Se borra del servidor al cabo de un año, o antes si lo pides.',
  'privacy.place.title': 'Dónde estás',
  'privacy.place.text':
    'Qué moneda ves se decide en tu dispositivo, por el idioma y la zona horaria del navegador. Cuando eso deja dudas y el servidor está preparado para ello, las pantallas con precios preguntan a un servicio de qué país es tu dirección de red. Si piden tu ubicación es para elegir la moneda y nada más: va a un servicio que dice el país, redondeada a un kilómetro más o menos. Solo se guarda el país, en tu dispositivo; la ubicación no se guarda. Funciona igual si dices que no.',
  'privacy.log.title': 'Lo que anota el servidor',
  'privacy.log.text':
    'Como todo servidor, el nuestro anota las peticiones (hora, dirección, página, respuesta) para funcionar con seguridad y encontrar fallos. Si llegan demasiadas de una misma dirección, se rechazan. Lo que registras o escribes nunca va en esas notas.',
  'privacy.others.title': 'Quién más',
  'privacy.others.text':
    'Nadie, salvo quienes trabajan para nosotros en el servicio: Google (inicio de sesión y fotos), Stripe (pagos) y quienes alojan el servidor y llevan nuestro correo. Algunos están fuera de tu país; por contrato deben proteger tus datos como pide su ley.',
  'privacy.rights.title': 'Tus derechos',
  'privacy.rights.text':
    'Puedes ver, corregir, llevarte y borrar lo que se guarda de ti, y oponerte a su uso; lo dicen el RGPD y la LGPD, y lo cumplimos para todo el mundo. Casi todo lo haces en tu perfil: corrígelo allí, expórtalo allí como archivo JSON, también sin conexión y sin plan. Para lo demás, escríbenos. También puedes reclamar ante la autoridad de protección de datos de tu país (en España, la AEPD).',
  'privacy.deletion.title': 'Eliminar tu cuenta',
  'privacy.deletion.text':
    'En tu perfil, en Privacidad. Acaba con tu suscripción y borra tu entreno, perfil, foto, el cliente en Stripe y tu acceso, en el servidor y en ese dispositivo, al momento y para siempre.\nLo que queda: una nota de que ese número de cuenta fue eliminado, para que un dispositivo antiguo no la traiga de vuelta; la huella de la prueba; lo que Stripe deba guardar; y copias de seguridad del servidor hasta que se sobrescriban. Los demás dispositivos borran lo que tienen cuando vuelven a llegar al servidor.',
  'privacy.changes.title': 'Cambios',
  'privacy.changes.text':
    'Si algo de esto cambia, cambia la fecha de arriba, y si es importante te lo decimos en la app.',
} satisfies Translation<typeof english>

import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'El diario de entreno que funciona sin cobertura',
  description:
    'Barra guarda cada serie en tu móvil en cuanto la marcas, con cobertura o sin ella, y la sincroniza cuando vuelve la señal. Prueba un entreno sin crear cuenta.',
  'frame.home': 'Barra: ir al inicio',
  'frame.places': 'Principal',
  'frame.languages': 'Idioma',
  'frame.login': 'Entrar',
  'frame.open': 'Abrir Barra',
  'frame.install': 'Instalar Barra',
  'frame.solution': 'Cómo funciona',
  'frame.resources': 'Guías',
  'frame.support': 'Ayuda',
  'frame.contact': 'Contacto',
  'frame.product': 'Barra',
  'frame.help': '¿Necesitas ayuda?',
  'frame.legal': 'Legal',
  'frame.tryIt': 'Probar un entreno',
  'frame.signUp': 'Crear cuenta',
  'frame.faq': 'Preguntas y respuestas',
  'frame.terms': 'Términos de uso',
  'frame.privacy': 'Política de privacidad',
  'frame.farewell': 'Hecha para lugares donde el móvil se queda sin cobertura.',
  signUp: 'Crear cuenta',
  tryIt: 'Probar un entreno ahora',
  tryNote:
    'Sin cuenta, sin tarjeta. El entreno de prueba se queda en tu dispositivo hasta que decidas qué hacer con él.',
  headlineSignal: 'Cero barras de cobertura.',
  headlineBar: 'Una barra cargada.',
  lead: 'Barra es un diario de entreno para gimnasios en sótanos. Cada serie se guarda en tu móvil en cuanto la marcas, y llega a tu cuenta cuando vuelve la señal.',
  'frame.browsers': 'Funciona en Safari 17 (iOS 17), Chrome y Edge 120, Firefox 126 y versiones posteriores.',
  'picture.workout':
    'Un entreno en marcha en Barra: la serie que toca se ve grande, con los números de la última vez al lado y un botón enorme para marcarla.',
  'picture.keypad': 'El teclado de pesos de Barra, con los discos dibujados en la barra.',
  'picture.dashboard':
    'La pantalla de inicio de Barra: el próximo entreno, la semana y si el móvil está listo para entrenar sin cobertura.',
  'picture.history': 'El historial en Barra: cada entreno con su fecha, duración y series.',
  'picture.builder': 'Una rutina a medio crear en Barra: ejercicios con sus series, pesos y descansos.',
  'floor.street': 'A pie de calle',
  'floor.stairs': 'La escalera',
  'floor.gym': 'El gimnasio',
  'floor.locker': 'El vestuario',
  'stairs.title': 'Queda una rayita. Ya lo llevas todo encima.',
  'stairs.text':
    'Antes de bajar, la pantalla de inicio de Barra responde a una pregunta: ¿todo listo? Ahí abajo no hay que descargar nada para entrenar.',
  'stairs.app': 'La propia app, que se abre incluso en modo avión',
  'stairs.training': 'Tus rutinas, todo tu historial y los números de la última vez',
  'stairs.library': 'La biblioteca de ejercicios con instrucciones, en español',
  'stairs.pass': 'Tu suscripción, comprobada en el propio móvil: no te quedas fuera por estar en un sótano',
  'gym.title': 'Un toque por serie. Sin esperas.',
  'gym.text':
    'Los números de tu rutina ya están puestos: si haces la serie como estaba prevista, basta un toque. El descanso empieza solo, y cuando acaba te espera la siguiente serie.',
  'gym.last.title': 'La última vez, junto a cada serie',
  'gym.last.text': 'Lo que hiciste en esa misma serie la última vez, al lado de lo que haces ahora.',
  'gym.plates.title': 'Discos en la barra',
  'gym.plates.text':
    'El teclado dibuja los discos que tienes que poner, con las barras y los discos de tu gimnasio. En kilos o en libras.',
  'gym.rest.title': 'Un cronómetro de descanso que no falla',
  'gym.rest.text': 'Se guía por la hora del móvil, así que sigue siendo exacto con la pantalla bloqueada.',
  'gym.undo.title': 'Un toque por error se deshace enseguida',
  'gym.undo.text': 'Un desliz con el pulgar lleno de magnesio te cuesta un toque, no una serie.',
  'mishap.title': 'Venga, intenta perder una serie.',
  'mishap.text': 'Una serie solo se ve marcada cuando ya está guardada en tu móvil, nunca antes. Así que:',
  'mishap.battery.title': '¿Sin batería?',
  'mishap.battery.text': 'Pon el móvil a cargar, abre Barra y seguirás en la misma serie.',
  'mishap.tab.title': '¿Has cerrado la app?',
  'mishap.tab.text': 'El entreno sigue donde estaba. El gesto de volver atrás nunca lo termina.',
  'mishap.lock.title': '¿Pantalla bloqueada?',
  'mishap.lock.text':
    'El descanso sigue contando. Barra te dice de antemano si tu móvil puede avisarte con la pantalla bloqueada.',
  'mishap.two.title': '¿Móvil y tablet?',
  'mishap.two.text': 'Registra series en los dos sin cobertura: cuando se sincronicen, se conservarán todas.',
  'up.title': 'De vuelta arriba, todo se sincroniza solo.',
  'up.text':
    'Con la primera rayita, tus series van a tu cuenta y, de ahí, a tus otros dispositivos. Cada check dice dónde está su serie: en este dispositivo o en el servidor.',
  'up.outbox': 'Una lista de lo que aún no ha llegado al servidor, que puedes ver, reenviar y exportar',
  'up.conflict': 'Dos versiones de un entreno, unidas serie a serie sin perder nada de lo registrado',
  'up.export': 'Todo lo que has registrado, en un archivo, cuando lo quieras',
  'up.languages': 'Portugués, inglés y español, cada uno escrito desde cero, sin traducir',
  'up.more': 'Cómo funciona, en detalle',
  'price.title': 'Un solo plan. Con todo.',
  'price.lead':
    'Una cuenta nueva empieza con una prueba gratis, sin tarjeta. Verás el precio exacto para tu país antes de pagar.',
  'price.monthly': 'Mensual',
  'price.annual': 'Anual',
  'price.perMonth': 'al mes',
  'price.monthlyTerms': 'Se renueva cada mes hasta que canceles.',
  'price.annualTerms': '{{price}} una vez al año. Se renueva cada año hasta que canceles.',
  'price.free': 'No se cobra nada cuando acaba la prueba: tú decides si eliges un plan',
  'price.yours': 'Sin plan sigues viendo, corrigiendo y exportando todo lo que has registrado',
  'price.leave': 'Cancela en tu perfil y conserva el acceso hasta el último día que has pagado',
  'ending.title': 'Te espera la siguiente serie. La red puede esperar.',
  'solution.title': 'Cómo funciona',
  'solution.description':
    'De la rutina que preparas en casa a la última serie del gimnasio: cómo Barra guarda tus entrenos en el móvil y los lleva al servidor sin perder una serie.',
  'solution.heading': 'Con el móvil basta.',
  'solution.lead':
    'La mayoría de las apps piden permiso a un servidor para enseñarte tus propios entrenos. Barra los guarda en tu móvil y avisa al servidor después. Todo lo demás sale de ahí.',
  'solution.before.title': 'Antes: planifica una sola vez',
  'solution.before.1.title': 'Empieza con un programa o desde cero',
  'solution.before.1.text':
    'Añade un programa ya preparado, como full body, torso/pierna, empuje/tirón/pierna o 5×5, y cámbialo como quieras.',
  'solution.before.2.title': 'Cada ejercicio, por el nombre que usas',
  'solution.before.2.text':
    'La búsqueda perdona las tildes olvidadas, las erratas y las palabras en otro orden. ¿Falta algún ejercicio? Añade todos los que quieras.',
  'solution.before.3.title': 'Las series, como tú las haces',
  'solution.before.3.text':
    'Calentamiento, series descendentes, AMRAP, rangos de repeticiones, objetivo de RPE, un descanso para cada ejercicio y superseries.',
  'solution.before.4.title': 'Borradores que no se pierden',
  'solution.before.4.text':
    'Cierra la app con una rutina a medias: el borrador sigue ahí cuando vuelves. También puedes deshacer y rehacer.',
  'solution.during.title': 'Durante: los ojos en la barra',
  'solution.during.1.title': 'La serie que toca, grande; las demás, pequeñas',
  'solution.during.1.text':
    'El peso y las repeticiones se leen con el brazo estirado, y el botón para marcar la serie queda bajo el pulgar.',
  'solution.during.2.title': 'Un teclado hecho para pesos',
  'solution.during.2.text':
    'Números con coma o con punto, botones de más y menos, RPE y discos. 100 lb siguen siendo 100 lb, aunque cambies de unidad.',
  'solution.during.3.title': 'Cambia de idea',
  'solution.during.3.text':
    'Añade, quita, sustituye y reordena ejercicios y series mientras entrenas. Las superseries se alternan solas.',
  'solution.during.4.title': 'Pausa, sal, vuelve',
  'solution.during.4.text':
    'Tu entreno en marcha te espera al pie de cada pantalla. Si se te olvida terminarlo, Barra te propone una hora de fin.',
  'solution.after.title': 'Después: queda registrado',
  'solution.after.1.title': 'Cada entreno, tal como fue',
  'solution.after.1.text':
    'Cada entreno guarda su propia copia de lo planificado y lo hecho: si después cambias o eliminas la rutina, el entreno no cambia.',
  'solution.after.2.title': 'Corrige, repite, retoma',
  'solution.after.2.text':
    'Corrige un error al día siguiente, repite un buen entreno o retoma uno que dejaste sin terminar. Los entrenos eliminados se pueden restaurar.',
  'solution.after.3.title': 'Tu historial de cada ejercicio',
  'solution.after.3.text': 'Abre un ejercicio y mira todo lo que has hecho, serie a serie.',
  'solution.after.4.title': 'Series por músculo',
  'solution.after.4.text': 'Consulta qué músculos has trabajado en cada entreno y con cuántas series.',
  'solution.data.title': 'Tus datos: en el móvil, en el servidor, en un archivo',
  'solution.data.1.title': 'Un check que dice la verdad',
  'solution.data.1.text':
    '«En este dispositivo» cuando la serie ya está guardada; «en el servidor» cuando el servidor ha confirmado esa misma serie.',
  'solution.data.2.title': 'Tus datos, cuando los quieras',
  'solution.data.2.text': 'La exportación funciona sin conexión y sin plan. Es un archivo JSON con todo.',
  'solution.data.3.title': 'Varias personas, un móvil',
  'solution.data.3.text':
    'Cada cuenta tiene su propia base de datos. Si cierras sesión con series sin enviar, Barra te avisa y las conserva.',
  'solution.data.4.title': 'Eliminar es eliminar',
  'solution.data.4.text':
    'Al eliminar tu cuenta se borran del servidor tus entrenos, tu perfil, tu foto y tus datos de inicio de sesión, y se cancela tu suscripción.',
  'resources.title': 'Guías',
  'resources.description':
    'Tu primer entreno con Barra en cinco pasos, cómo ponerla en la pantalla de inicio, RPE y RIR en una tabla, las series de aproximación y los tipos de serie.',
  'resources.heading': 'Primero la teoría, luego el peso.',
  'resources.lead': 'Guías cortas sobre Barra y sobre los números de los que se habla en el gimnasio.',
  'resources.start.title': 'Tu primer entreno en cinco pasos',
  'resources.start.1': 'Crea una cuenta, o pulsa «Probar un entreno ahora» para empezar sin ella.',
  'resources.start.2':
    'En Rutinas, añade un programa ya preparado o crea una rutina con su nombre, sus ejercicios y sus series.',
  'resources.start.3': 'Pulsa Empezar. Haz la serie, cambia los números si han sido otros y márcala.',
  'resources.start.4': 'Descansa hasta que suene el cronómetro. Un toque añade o quita 15 segundos.',
  'resources.start.5':
    'Pulsa Terminar. Si quedan series sin hacer, Barra te dice cuántas y eliges si conservarlas o quitarlas.',
  'resources.install.title': 'Pon Barra en la pantalla de inicio',
  'resources.install.text':
    'Barra funciona en el navegador; instalada, se abre como cualquier app y es menos probable que el navegador borre sus datos.',
  'resources.install.iphone': 'iPhone y iPad',
  'resources.install.iphone.others':
    'En Chrome, Compartir está al final de la barra de direcciones; en el iPad, arriba a la derecha; en otros navegadores, en su menú. Dentro de otra app, como Instagram, abre antes esta página en Safari.',
  'resources.install.android': 'Android',
  'resources.install.android.how':
    'Abre Barra en Chrome, pulsa el menú de los tres puntos y luego «Instalar aplicación».',
  'resources.install.desktop': 'Ordenador',
  'resources.install.desktop.how': 'En Chrome o Edge, pulsa el icono de instalar al final de la barra de direcciones.',
  'resources.effort.title': '¿Cuánto te ha costado? RPE y RIR',
  'resources.effort.text':
    'El RPE dice lo dura que fue una serie; el RIR, cuántas repeticiones te quedaban. Es la misma escala vista desde sus dos extremos.',
  'resources.effort.feels': 'Sensación',
  'resources.effort.10': 'No quedaba ninguna repetición.',
  'resources.effort.9': 'Quedaba una repetición, ni una más.',
  'resources.effort.8': 'Quedaban dos repeticiones. Serie dura, pero con técnica limpia.',
  'resources.effort.7': 'Quedaban tres repeticiones. La barra aún subía rápido.',
  'resources.effort.6': 'Quedaban cuatro repeticiones. Vale para la última serie de calentamiento.',
  'resources.warmUp.title': 'Calentar con series de aproximación',
  'resources.warmUp.text':
    'Para un ejercicio pesado con barra: pocas repeticiones, cada vez más peso y nada que canse. Los porcentajes son del peso de tu primera serie efectiva.',
  'resources.warmUp.set': 'Serie',
  'resources.warmUp.weight': 'Peso',
  'resources.warmUp.reps': 'Reps',
  'resources.warmUp.emptyBar': 'Barra vacía',
  'resources.kinds.title': 'Los tipos de serie',
  'resources.kinds.warm-up': 'Prepara y no cansa. No cuenta para el volumen.',
  'resources.kinds.working': 'La serie normal de la rutina. Cuenta para el volumen.',
  'resources.kinds.drop': 'Bajas el peso y sigues, sin descanso.',
  'resources.kinds.failure': 'Hasta que no sale ni una repetición más.',
  'resources.kinds.amrap': 'Todas las repeticiones que puedas con buena técnica.',
  'resources.kinds.myo': 'Una serie larga y luego otras cortas, con unas pocas respiraciones de descanso entre ellas.',
  'legal.since': 'En vigor desde el {{date}}',
  'legal.contents': 'En esta página',
  'legal.write': 'Escríbenos',
  'legal.terms.title': 'Términos de uso',
  'legal.terms.description':
    'Qué puedes esperar de Barra, cuánto cuesta, cómo darte de baja y qué te pedimos, con palabras sencillas.',
  'legal.terms.lead': 'Lo que acordamos tú y nosotros cuando usas Barra, con palabras sencillas.',
  'legal.terms.what.title': 'Qué es Barra',
  'legal.terms.what.text':
    'Barra es un diario de entreno: una app que funciona en tu navegador, guarda tus entrenos en tu dispositivo y los copia a nuestro servidor. «Nosotros» somos quienes gestionamos el servidor de esta dirección web.',
  'legal.terms.account.title': 'Tu cuenta',
  'legal.terms.account.text':
    'Puedes probar un entreno sin cuenta. Si creas una, usa un correo que sea tuyo, no compartas tu contraseña y avísanos si alguien más ha entrado en tu cuenta. Cada persona puede tener una sola cuenta, y en un mismo dispositivo se pueden usar varias.',
  'legal.terms.data.title': 'Lo que registras es tuyo',
  'legal.terms.data.text':
    'Conservas todos los derechos sobre lo que registras. Nos permites guardarlo y enviarlo a tus propios dispositivos para prestarte el servicio, y para nada más. Puedes exportarlo cuando quieras, con plan o sin él.',
  'legal.terms.trial.title': 'La prueba',
  'legal.terms.trial.text':
    'Cada cuenta nueva incluye una prueba gratis, una por persona. Empieza cuando se confirma el correo. No se pide tarjeta y no se cobra nada cuando acaba. La app muestra cuántos días quedan.',
  'legal.terms.plan.title': 'Plan, precio y renovación',
  'legal.terms.plan.text':
    'Para empezar entrenos y ver la pantalla de inicio y las páginas de progreso necesitas la prueba o un plan. Para el historial, la exportación, las rutinas y la biblioteca de ejercicios, no.\nUn plan se paga al mes o al año, al precio que ves antes de pagar, y se renueva por el mismo periodo hasta que canceles. Si el precio cambia, el cambio te afectará como pronto en tu próxima renovación, y te avisaremos antes.',
  'legal.terms.leave.title': 'Cancelación',
  'legal.terms.leave.text':
    'Puedes cancelar en tu perfil, de dos formas. Si cancelas al final del periodo, conservas el acceso hasta el último día y no se te cobra nada más. Si cancelas ahora, el acceso termina en ese mismo momento, sin reembolso del resto del periodo. Nada de esto limita los derechos de desistimiento o de reembolso que te da la ley de tu país.',
  'legal.terms.health.title': 'Tu salud',
  'legal.terms.health.text':
    'Barra registra y calcula; no es médico ni entrenador. Los programas y las cifras, como las del calentamiento, son generales. Si algo te duele, para; en caso de enfermedad, embarazo o lesión reciente, consulta a un profesional sanitario que pueda explorarte.',
  'legal.terms.offline.title': 'Cuando el servidor no está disponible',
  'legal.terms.offline.text':
    'Hacemos lo posible por que el servidor esté disponible, pero no prometemos que lo esté siempre. La app está hecha para que eso no te afecte: lo que registras se guarda primero en tu dispositivo. Mientras una serie no diga «en el servidor», la única copia está en tu dispositivo; cuídalo.',
  'legal.terms.fair.title': 'Lo que te pedimos',
  'legal.terms.fair.text':
    'No entres en cuentas ajenas, no sobrecargues el servidor a propósito y no guardes contenido ilegal. Si lo haces, podemos cerrar tu cuenta; aun así, podrás pedir tus datos en un archivo.',
  'legal.terms.liability.title': 'Responsabilidad',
  'legal.terms.liability.text':
    'Respondemos de lo que hagamos a propósito o por negligencia grave, de los daños a la vida o a la salud y de todo aquello de lo que la ley nos haga responsables. En lo demás, solo respondemos de los daños típicos y previsibles en un servicio como este.',
  'legal.terms.changes.title': 'Cambios en estos términos',
  'legal.terms.changes.text':
    'Si estos términos cambian en algo que te afecte, te avisaremos antes de que se apliquen los cambios. Si no estás de acuerdo, cancela y llévate tus datos. En todo caso se aplica la legislación de consumo del país donde vives.',
  'legal.terms.contact.title': 'Preguntas',
  'legal.terms.contact.text': 'Escríbenos con el formulario de contacto.',
  'legal.privacy.title': 'Política de privacidad',
  'legal.privacy.description':
    'Qué guarda Barra de ti, en tu dispositivo y en el servidor, cuánto tiempo, quién más lo ve y cómo exportarlo y borrarlo.',
  'legal.privacy.lead': 'Qué guarda Barra de ti, dónde, cuánto tiempo y cómo puedes borrarlo.',
  'legal.privacy.short.title': 'En resumen',
  'legal.privacy.short.text':
    'Tus entrenos están en tu dispositivo y, si tienes cuenta, en nuestro servidor. No vendemos tus datos, no mostramos anuncios y no contamos visitas: en Barra no hay rastreadores ni servicios de analítica. Puedes exportarlo y borrarlo todo sin tener que pedírnoslo.',
  'legal.privacy.device.title': 'En tu dispositivo',
  'legal.privacy.device.text':
    'En el almacenamiento del navegador: tus rutinas, entrenos, ejercicios y medidas, en una base de datos por cuenta; lo que falta por enviar; borradores; una copia de los datos de tu perfil y tu suscripción, recibida del servidor; y los archivos de la app, para que se abra sin conexión.\nAlgunos ajustes: el idioma, el tema y la cuenta con la que has iniciado sesión. Una cookie, «user-locale», guarda el idioma durante un año. Barra no usa ninguna otra cookie.\nTus datos se borran del dispositivo cuando cierras sesión y el servidor lo tiene todo, cuando eliminas tu cuenta o cuando borras los datos del sitio en el navegador. Un entreno de prueba sin cuenta nunca sale del dispositivo, salvo que crees una cuenta y lo guardes en ella.',
  'legal.privacy.permissions.title': 'Lo que la app le pide a tu móvil',
  'legal.privacy.permissions.text':
    'Solo lo que usas y cuando lo usas. Notificaciones, para avisarte del final del descanso: las crea el propio dispositivo, sin ningún servicio push. La pantalla, para que siga encendida mientras entrenas. El icono de la app, para mostrar cuántos cambios faltan por enviar. El almacenamiento, para que el navegador no borre tus datos por su cuenta. La cámara, cuando pulsas para leer un código: la imagen no sale del dispositivo. Nada de esto nos da información sobre ti. La foto de perfil es la que tú eliges, y se recorta en el dispositivo antes de enviarse.',
  'legal.privacy.server.title': 'En nuestro servidor',
  'legal.privacy.server.text':
    'Los mismos datos que en tu dispositivo, para que los tengan también tus otros dispositivos; tu correo y tu nombre; y lo demás que escribas en tu perfil: foto, fecha de nacimiento, género, peso, altura, experiencia, objetivos, limitaciones, zona horaria e idioma. Solo el correo y el nombre son obligatorios.\nCuando se sobrescribe algo que has registrado, la versión anterior se guarda hasta 30 días, por si hay que arreglar un error. Lo que el servidor no puede aceptar se guarda aparte durante 30 días.\nEl peso, las limitaciones y los entrenos pueden decir algo de tu salud. Los usamos para mostrártelos, y para nada más.',
  'legal.privacy.identity.title': 'Inicio de sesión',
  'legal.privacy.identity.text':
    'El inicio de sesión lo gestiona Firebase Authentication, un servicio de Google. Guarda tu correo, tu nombre, las fechas en que has entrado y tu contraseña; esta, de una forma que no permite leerla. Nunca vemos tu contraseña. Si entras con Google, Facebook u otro proveedor que se ofrezca, ese proveedor sabe que usas Barra, y recibimos de él tu nombre, correo y foto. Tu foto de perfil se guarda en el almacenamiento de archivos de Firebase o en nuestro servidor. Si está activado en el servidor, reCAPTCHA, también de Google, comprueba que las fotos vengan de la app; solo se carga para eso.',
  'legal.privacy.payment.title': 'Pagos',
  'legal.privacy.payment.text':
    'De los pagos se encarga Stripe. Los datos de tu tarjeta van a Stripe, nunca a nosotros. Guardamos tu número de cliente en Stripe, tu plan, su precio, moneda y fechas. Stripe guarda las facturas el tiempo que exige la ley fiscal.\nPara limitar la prueba gratis a una por persona, guardamos un identificador (hash) calculado a partir de la cuenta y el correo. No dice quién eres y se conserva después de eliminar la cuenta.',
  'legal.privacy.contact.title': 'Contacto',
  'legal.privacy.contact.text':
    'Lo que envías con el formulario de contacto (nombre, correo, mensaje, idioma) se guarda en nuestro servidor, aparte de tu cuenta, y llega por correo a quienes responden a los mensajes. Se borra del servidor al cabo de un año, o antes si lo pides.',
  'legal.privacy.place.title': 'Tu ubicación',
  'legal.privacy.place.text':
    'Tu dispositivo decide en qué moneda ves los precios, según el idioma y la zona horaria del navegador. Si con eso quedan dudas, las pantallas con precios pueden preguntar a un servicio a qué país corresponde tu dirección IP. Si te piden la ubicación, es para elegir la moneda y nada más: se envía, redondeada a un kilómetro más o menos, a un servicio que responde con el país. Solo se guarda el país, en tu dispositivo; la ubicación, no. Si dices que no, todo funciona igual.',
  'legal.privacy.log.title': 'Registros del servidor',
  'legal.privacy.log.text':
    'Como todo servidor, el nuestro anota las peticiones (hora, página, respuesta) para funcionar con seguridad y encontrar errores. La dirección IP solo sirve para rechazar peticiones en exceso y no se anota, como tampoco lo que registras o escribes.',
  'legal.privacy.others.title': 'Quién más ve tus datos',
  'legal.privacy.others.text':
    'Nadie, salvo los proveedores que nos ayudan a prestar el servicio: Google (inicio de sesión y fotos), Stripe (pagos) y quienes alojan el servidor y gestionan nuestro correo. Algunos están en otros países; por contrato deben proteger tus datos como exige la ley de tu país.\nPara elegir la moneda, un servicio de consulta también puede ver tu dirección IP o tu ubicación aproximada, como se explica en «Tu ubicación».',
  'legal.privacy.rights.title': 'Tus derechos',
  'legal.privacy.rights.text':
    'Puedes ver, corregir, exportar y borrar lo que guardamos sobre ti, y oponerte a su uso: son derechos que te dan el RGPD y la LGPD, y los respetamos con todo el mundo. Casi todo puedes hacerlo en tu perfil: corregir tus datos y exportarlos en un archivo JSON, también sin conexión y sin plan. Para lo demás, escríbenos. También puedes reclamar ante la autoridad de protección de datos de tu país (en España, la AEPD).',
  'legal.privacy.deletion.title': 'Eliminar tu cuenta',
  'legal.privacy.deletion.text':
    'Puedes eliminar tu cuenta en tu perfil, en Privacidad. Al hacerlo se cancela tu suscripción y se borran, al momento y para siempre, tus entrenos y lo demás que has registrado, tu perfil, tu foto, tu ficha de cliente en Stripe y tus datos de inicio de sesión, en el servidor y en el dispositivo que estés usando.\nSe conservan: una nota de que esa cuenta se eliminó, para que un dispositivo antiguo no la restaure; el identificador de la prueba; lo que Stripe deba guardar; y copias de seguridad del servidor hasta que se sobrescriban. Tus otros dispositivos borran lo que tienen cuando vuelven a conectarse con el servidor.',
  'legal.privacy.changes.title': 'Cambios',
  'legal.privacy.changes.text':
    'Si cambiamos esta política, actualizaremos la fecha de arriba. Si el cambio te afecta, también te avisaremos en la app.',
  'support.title': 'Ayuda',
  'support.description':
    'Ayuda con Barra: respuestas para quien entrena, qué probar primero y una persona a quien escribir.',
  'support.heading': '¿En qué te ayudamos?',
  'support.lead': 'Lo primero: lo que has registrado está en tu móvil. Ahora vamos a ver qué pasa.',
  'support.way.faq': 'Preguntas y respuestas',
  'support.way.faq.text': 'Conexión, series, dispositivos, pagos y datos.',
  'support.way.contact': 'Escríbenos',
  'support.way.contact.text': 'Una persona leerá tu mensaje y te responderá por correo.',
  'support.way.guides': 'Guías',
  'support.way.guides.text': 'El primer entreno, cómo instalar Barra, RPE y calentamiento.',
  'support.aid.title': 'Prueba esto primero',
  'support.aid.phone.title': 'Una serie sigue marcada como «en este dispositivo»',
  'support.aid.phone.text':
    'La serie está a salvo en tu móvil. Toca el estado de la sincronización, en la parte de arriba: verás qué falta por enviar y por qué. Si te pide iniciar sesión otra vez, hazlo; si el servidor no ha aceptado algo, verás el motivo y podrás corregirlo.',
  'support.aid.open.title': 'Barra no se abre sin conexión',
  'support.aid.open.text':
    'Abre Barra una vez con conexión y espera a que su pantalla de inicio diga «Listo». En navegación privada, y en el navegador de algunas apps, no se puede guardar nada: usa tu navegador de siempre.',
  'support.aid.stale.title': 'Dos dispositivos muestran cosas distintas',
  'support.aid.stale.text':
    'Conecta los dos dispositivos a internet y abre Barra en ambos. Luego toca el estado de la sincronización, arriba, y «Comparar con el servidor»: encuentra y corrige las diferencias.',
  'support.aid.space.title': 'El móvil dice que no hay espacio',
  'support.aid.space.text':
    'Borra fotos, vídeos o apps que ya no necesites. No borres los datos de este sitio: ahí están las series que el servidor aún no tiene.',
  'support.aid.more': '¿Sigue sin funcionar? Copia el diagnóstico y envíanoslo.',
  'support.aid.diagnostics': 'Abrir diagnóstico',
  'support.faq.title': 'Preguntas y respuestas',
  'support.faq.description':
    '¿Barra funciona de verdad sin conexión? ¿Puedo perder una serie? ¿Qué pasa cuando acaba la prueba? Respuestas para quien entrena.',
  'support.faq.heading': 'Tú preguntas, nosotros respondemos.',
  'support.faq.lead': 'Lo que Barra hace, y lo que aún no hace.',
  'support.faq.more': '¿No encuentras tu pregunta?',
  'support.faq.write': 'Escríbenos',
  'support.faq.signal.question': '¿De verdad funciona sin conexión?',
  'support.faq.signal.answer':
    'Sí. Una vez que has abierto Barra con conexión y has iniciado sesión, la app, tus rutinas, tu historial y la biblioteca de ejercicios están en el móvil. Puedes cerrarla, reiniciar el móvil, abrirla en modo avión y registrar un entreno entero.',
  'support.faq.offline.question': '¿Qué pasa con lo que registro sin conexión?',
  'support.faq.offline.answer':
    'Lo que registras queda guardado en el móvil al momento y espera ahí. En cuanto hay conexión, Barra lo envía por su cuenta; si la conexión se corta a medias, sigue donde se quedó. En la parte de arriba de la app ves siempre cuántos cambios faltan por enviar.',
  'support.faq.need.question': '¿Para qué necesito conexión?',
  'support.faq.need.answer':
    'Para crear la cuenta o iniciar sesión, para pagar o confirmar una renovación, para escribirnos y para que tus series lleguen al servidor y a tus otros dispositivos. Un entreno en marcha nunca necesita conexión.',
  'support.faq.lost.question': '¿Puedo perder una serie?',
  'support.faq.lost.answer':
    'Una serie solo se marca cuando está guardada en tu móvil. A partir de ahí no se pierde, ni por una batería agotada ni por cerrar la app. Solo podría perderse antes de llegar al servidor: si el móvil se rompe o lo pierdes, o si alguien borra los datos de este sitio en el navegador. Por eso cada check dice si el servidor ya la tiene, y por eso conviene instalar Barra en la pantalla de inicio.',
  'support.faq.devices.question': '¿Puedo usar Barra en dos dispositivos?',
  'support.faq.devices.answer':
    'Sí, en cuantos quieras. Si registras el mismo entreno en dos dispositivos sin conexión, sus series se combinan una a una cuando ambos se sincronizan. Si has cambiado el mismo número en los dos, cuenta el cambio más reciente; no desaparece ninguna serie registrada.',
  'support.faq.locked.question': '¿Suena el cronómetro de descanso con la pantalla bloqueada?',
  'support.faq.locked.answer':
    'Depende del móvil, y Barra te lo dice antes del primer descanso. Algunos suspenden las apps web al bloquear la pantalla; en esos, Barra mantiene la pantalla encendida mientras entrenas, si puede. El tiempo siempre es correcto cuando lo miras.',
  'support.faq.app.question': '¿Está Barra en las tiendas de apps?',
  'support.faq.app.answer':
    'Todavía no. Barra se instala desde el navegador: tiene su icono, se abre en su propia ventana y funciona sin conexión. En las guías te explicamos cómo hacerlo en tu dispositivo. Las apps de Android e iOS están en camino; lo que registres aquí estará allí, porque la cuenta es la misma.',
  'support.faq.empty.question': '¿Por qué está vacía Barra en la pantalla de inicio del iPhone?',
  'support.faq.empty.answer':
    'El iPhone y el iPad guardan los datos de la app de la pantalla de inicio aparte de los del navegador. Entra allí con tu cuenta y llegará todo lo que está en el servidor. Lo que registraste sin cuenta sigue en el navegador: las guías explican cómo guardarlo como archivo e importarlo.',
  'support.faq.browsers.question': '¿En qué navegadores funciona Barra?',
  'support.faq.browsers.answer':
    'En Safari 17 (iOS 17), Chrome y Edge 120, Firefox 126 y versiones posteriores. Si el tuyo es demasiado antiguo, Barra te lo dice.',
  'support.faq.units.question': '¿Kilos o libras?',
  'support.faq.units.answer':
    'Los dos, incluso mezclados. Un peso se guarda como lo escribiste: 100 lb siguen siendo 100 lb, aunque las veas en kilos. Puedes tener varios gimnasios, cada uno con sus barras y discos.',
  'support.faq.sets.question': '¿Hay superseries, series descendentes y AMRAP?',
  'support.faq.sets.answer':
    'Sí: series de calentamiento, efectivas, descendentes, al fallo, AMRAP y myo-reps. También hay rangos de repeticiones, RPE o RIR, series por tiempo y superseries que se alternan solas.',
  'support.faq.exercises.question': 'Falta mi ejercicio. ¿Puedo añadirlo?',
  'support.faq.exercises.answer':
    'Sí, y cuantos quieras, con los músculos que trabajan, su material y su descanso por defecto. También puedes ocultar los de la biblioteca que nunca haces.',
  'support.faq.correct.question': 'La semana pasada escribí algo mal. ¿Puedo corregirlo?',
  'support.faq.correct.answer':
    'Sí. Abre el entreno en el historial y corrígelo. Los entrenos eliminados se pueden restaurar durante al menos 30 días. Cambiar una rutina nunca cambia lo que ya hiciste con ella.',
  'support.faq.charts.question': '¿Puedo ver si progreso?',
  'support.faq.charts.answer':
    'Sí, ejercicio a ejercicio: 1RM estimada, mayor peso, volumen y el máximo de repeticiones con cada peso, en el periodo que quieras. También las series por músculo, tu peso y tus medidas, y los totales. Si bates un récord, te enteras al momento. Todo se calcula en el móvil, así que funciona sin conexión.',
  'support.faq.import.question': '¿Puedo traer mi historial de otra app?',
  'support.faq.import.answer':
    'Sí: de Strong, Hevy, FitNotes y StrongLifts, con el archivo CSV que exporta cada app, y de los archivos JSON y CSV de la propia Barra. La importación está en tu perfil, en Tus datos. Antes de guardar nada, ves qué hay en el archivo y a qué ejercicio de Barra corresponde cada uno de los tuyos; se importa todo o nada, y se puede deshacer. El archivo nunca sale de tu dispositivo.',
  'support.faq.trial.question': '¿Qué pasa cuando acaba la prueba?',
  'support.faq.trial.answer':
    'No se cobra nada: no hay ninguna tarjeta guardada. A partir de ahí necesitas un plan para empezar entrenos y ver la pantalla de inicio y tu progreso. Un entreno en marcha nunca se interrumpe.',
  'support.faq.without.question': '¿Qué puedo hacer sin plan?',
  'support.faq.without.answer':
    'Leer y corregir todo tu historial, preparar rutinas, consultar ejercicios, exportarlo todo y eliminar tu cuenta. Para el entreno de prueba de la página de inicio ni siquiera necesitas cuenta.',
  'support.faq.cancel.question': '¿Cómo cancelo?',
  'support.faq.cancel.answer':
    'En tu perfil, en Suscripción. Puedes cancelar al final del periodo (conservas el acceso hasta el último día y, mientras tanto, puedes cambiar de idea) o al momento.',
  'support.faq.export.question': '¿Cómo exporto mis datos?',
  'support.faq.export.answer':
    'En tu perfil, en Tus datos: un archivo JSON con todo, o tus series y medidas en CSV para una hoja de cálculo. Funciona sin conexión y sin plan.',
  'support.faq.delete.question': '¿Qué se borra cuando elimino mi cuenta?',
  'support.faq.delete.answer':
    'Se borran tus entrenos y lo demás que has registrado, tu perfil, tu foto y tus datos de inicio de sesión, en el servidor y en el dispositivo que estés usando, y se cancela tu suscripción. No se puede recuperar nada. La Política de privacidad explica lo poco que se conserva, y por qué.',
  'support.faq.share.question': 'Compartimos un móvil entre varios. ¿Funciona?',
  'support.faq.share.answer':
    'Sí. Cada cuenta tiene su propia base de datos en el móvil: cierras sesión y entra la siguiente persona. Si algo no se ha enviado aún, Barra lo dice y lo guarda hasta que vuelvas a entrar.',
  'contact.title': 'Contacto',
  'contact.description': 'Escribe a quienes hacen Barra: una duda, un problema, una idea o algo sobre tus datos.',
  'contact.heading': 'Escríbenos.',
  'contact.lead':
    'Cuéntanos qué duda tienes, qué ha ido mal, qué ejercicio echas en falta o qué quieres saber de tus datos. Una persona leerá tu mensaje y te responderá por correo.',
  'contact.faqFirst': 'Quizá tu duda ya esté respondida:',
  'contact.toFaq': 'preguntas y respuestas',
  'contact.name': 'Tu nombre',
  'contact.email': 'Tu correo electrónico',
  'contact.message': 'Tu mensaje',
  'contact.trap': 'Deja este campo vacío',
  'contact.use': 'Usamos tu nombre y tu correo para responderte, y para nada más.',
  'contact.toPrivacy': 'Política de privacidad',
  'contact.send': 'Enviar',
  'contact.sent.title': 'Mensaje enviado',
  'contact.sent.text': 'Una persona leerá tu mensaje y te responderá por correo.',
  'contact.problem.name.missing': 'Dinos cómo te llamas.',
  'contact.problem.name.long': 'Usa como mucho {{length}} caracteres.',
  'contact.problem.email.missing': 'Sin un correo no podemos responderte.',
  'contact.problem.email.invalid': 'Escribe un correo completo, como nombre@ejemplo.com.',
  'contact.problem.message.missing': 'Escribe aquí tu mensaje.',
  'contact.problem.message.short': 'Escribe un poco más: al menos {{length}} caracteres.',
  'contact.problem.message.long': 'Usa como mucho {{length}} caracteres. Manda el resto en otro mensaje.',
  'contact.outcome.busy':
    'Acaban de llegar varios mensajes desde tu red. El tuyo sigue aquí: inténtalo dentro de unos minutos.',
  'contact.outcome.failed': 'El servidor no ha podido guardar tu mensaje, pero sigue aquí. Inténtalo de nuevo.',
  'contact.outcome.offline': 'No hay conexión. Tu mensaje sigue aquí: envíalo cuando la haya.',
  'frame.trust': 'Cómo se prueba',
  'trust.title': 'Cómo se prueba Barra',
  'trust.description':
    'Cómo intentamos que Barra pierda una serie, cuántas veces y qué pasó: las cifras de las últimas pruebas, lo que no se prueba y cómo hacerlo todo tú.',
  'trust.heading': 'Por qué puedes confiarle diez años de entrenos',
  'trust.lead':
    'Cualquiera puede decir que no se pierde ninguna serie. Aquí está cómo intentamos perder una, cuántas veces y qué pasó.',
  'trust.tried.title': 'Lo que le hacemos',
  'trust.walk.title': 'Un paseo al azar',
  'trust.walk.text':
    'Un programa usa la app de verdad en un navegador de verdad, como lo hace la gente: toca, escribe, desliza, vuelve atrás, cambia de dispositivo, se queda sin servidor, cierra el navegador a medias, viaja a otra zona horaria. Después de cada paso comprueba que nada se ha roto, que ninguna serie ha aparecido o desaparecido sola y que cada número en pantalla es el mismo que da un segundo cálculo independiente.',
  'trust.walk.count_one': '{{count}} paso',
  'trust.walk.count_other': '{{count}} pasos',
  'trust.leaves.title': 'Salir justo después de un toque',
  'trust.leaves.text':
    'Se registra una serie y se sale de la página un instante después, cuando el móvil quizá aún está guardando. Toda serie que se mostró como guardada tiene que estar después, una sola vez.',
  'trust.leaves.count_one': 'salir de la página {{count}} vez',
  'trust.leaves.count_other': 'salir de la página {{count}} veces',
  'trust.kills.title': 'Matar el navegador justo después de un toque',
  'trust.kills.text':
    'Lo mismo, pero el navegador se mata de golpe, como hace un móvil cuando se queda sin memoria o sin batería.',
  'trust.kills.count_one': 'matar el navegador {{count}} vez',
  'trust.kills.count_other': 'matar el navegador {{count}} veces',
  'trust.lives.title': 'Vidas enteras de entrenamiento',
  'trust.lives.text':
    'Personas simuladas entrenan durante semanas en varios dispositivos, con relojes equivocados, malas conexiones, almacenamiento lleno, importaciones y errores del servidor. Al final, todos los dispositivos y el servidor tienen que tener el mismo entrenamiento.',
  'trust.lives.count_one': '{{count}} vida simulada',
  'trust.lives.count_other': '{{count}} vidas simuladas',
  'trust.figures.title': 'Qué pasó',
  'trust.figures.text':
    'Cada prueba escribe aquí su propia fila. Un problema que se encuentra se corrige antes de la siguiente versión, y queda como test.',
  'trust.figures.what': 'Qué se hizo',
  'trust.figures.on': 'Última prueba',
  'trust.figures.faults': 'Problemas',
  'trust.not.title': 'Lo que no probamos así',
  'trust.not.1':
    'Móviles de verdad: las pruebas usan los motores de los navegadores en un ordenador. La forma en que un iPhone suspende las apps solo se imita.',
  'trust.not.2':
    'Averías: un móvil con el chip de memoria roto pierde lo que aún no había enviado. Para eso están la sincronización y el archivo de exportación.',
  'trust.not.3':
    'La limpieza del propio navegador: si borras los datos del sitio, lo que no se haya sincronizado se pierde.',
  'trust.run.title': 'Pruébalo tú',
  'trust.run.text': 'Con el código fuente de Barra, un comando lo hace todo en tu ordenador y muestra lo que encontró:',
  'trust.run.found': '¿Has encontrado algo que se nos pasó?',
  'trust.run.write': 'Cuéntanoslo',
} satisfies Translation<typeof english>

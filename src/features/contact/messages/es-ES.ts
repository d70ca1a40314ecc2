import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Contacto',
  description: 'Escribe a quienes hacen Barra: una duda, un problema, una idea o algo sobre tus datos.',
  heading: 'Escríbenos.',
  lead: 'Una duda, algo que ha fallado, un ejercicio que falta o tus datos: lo lee una persona y responde por correo.',
  faqFirst: 'Quizá ya esté respondido:',
  toFaq: 'preguntas y respuestas',
  name: 'Tu nombre',
  email: 'Tu correo electrónico',
  message: 'Tu mensaje',
  trap: 'Deja esto vacío',
  use: 'Usamos tu nombre y tu correo para responderte, y para nada más.',
  toPrivacy: 'Política de privacidad',
  send: 'Enviar',
  'sent.title': 'Ha llegado.',
  'sent.text': 'Lo lee una persona y responde por correo.',
  'problem.name.missing': 'Dinos cómo llamarte.',
  'problem.name.long': 'Pasa de 100 caracteres.',
  'problem.email.missing': 'Sin un correo no podemos responder.',
  'problem.email.invalid': 'Esto aún no es un correo: nombre@ejemplo.com',
  'problem.message.missing': 'Escribe aquí tu mensaje.',
  'problem.message.short': 'Un poco más: al menos 10 caracteres.',
  'problem.message.long': 'Pasa de 5000 caracteres. Manda el resto en otro mensaje.',
  'outcome.busy':
    'Acaban de llegar varios mensajes desde tu red. Tu texto se queda aquí: inténtalo dentro de unos minutos.',
  'outcome.failed': 'El servidor no ha podido guardar tu mensaje. Tu texto se queda aquí: inténtalo de nuevo.',
  'outcome.offline': 'No hay conexión. Tu texto se queda aquí: envíalo cuando la haya.',
} satisfies Translation<typeof english>

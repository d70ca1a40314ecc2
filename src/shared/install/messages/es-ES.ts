import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Añade Barra a tu pantalla de inicio',
  'apart.title': 'En la pantalla de inicio, Barra empieza vacía',
  'apart.text': 'El iPhone y el iPad guardan sus datos aparte de los del navegador.',
  'apart.account': 'Entra allí una vez con {{email}} y llegará todo lo que está en el servidor.',
  'apart.waiting_zero': 'Espera a que aquí ponga «{{synced}}».',
  'apart.waiting_one': 'Espera a que aquí ponga «{{synced}}»: falta enviar {{count}} cambio al servidor.',
  'apart.waiting_other': 'Espera a que aquí ponga «{{synced}}»: falta enviar {{count}} cambios al servidor.',
  'apart.synced': '{{synced}}: todo está en el servidor.',
  'apart.guest':
    'Lo que has registrado sin cuenta se queda en este navegador. Crea tu cuenta aquí y lo tendrás allí al entrar, o guarda ahora un archivo e impórtalo allí.',
  'apart.visitor':
    'Con una cuenta, espera a que arriba ponga «{{synced}}» y entra allí una vez: llegará todo. Lo que has registrado sin cuenta se queda en este navegador, salvo que lo guardes como archivo y lo importes allí.',
  'apart.signUp': 'Crear cuenta',
  'apart.file': 'Guardar como archivo',
  'step.bar': 'Toca Compartir en la barra de abajo.',
  'step.menu': 'Toca ••• abajo a la derecha y luego «Compartir».',
  'step.menu.else': 'Si el botón Compartir está en la barra, tócalo directamente.',
  'step.top': 'Toca Compartir arriba a la derecha.',
  'step.address': 'Toca Compartir al final de la barra de direcciones.',
  'step.browser': 'Abre el menú del navegador y toca «Compartir».',
  'step.elsewhere': 'Estás dentro de otra app, y ahí no se puede. Abre {{host}} en Safari.',
  'step.row': 'Baja por la lista y toca «Añadir a pantalla de inicio».',
  'step.row.else': 'Si no aparece, toca antes «Ver más».',
  'step.add': 'Toca «Añadir».',
  'step.add.else': 'Si hay un interruptor para abrirla como app web, déjalo activado.',
  'step.icon': 'Abre Barra con su icono nuevo.',
} satisfies Translation<typeof english>

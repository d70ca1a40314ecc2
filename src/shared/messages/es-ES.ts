import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  hours: '{{hours}} h',
  'chart.asTable': 'Ver como tabla',
  'chart.asChart': 'Ver como gráfico',
  'chart.date': 'Fecha',
  'start.title': 'Estás en mitad de otro entreno',
  'start.text_one': '{{name}} está en marcha (inicio: {{time}}), con {{done}} de {{count}} serie hecha.',
  'start.text_other': '{{name}} está en marcha (inicio: {{time}}), con {{done}} de {{count}} series hechas.',
  'start.continue': 'Seguir con {{name}}',
  'start.finish': 'Terminarlo y seguir adelante',
  'start.finishHint': 'Lo que registraste en él se conserva.',
  'start.both': 'Seguir con los dos',
  'start.bothHint': 'Cada uno con su reloj. Puedes cambiar cuando quieras.',
} satisfies Translation<typeof english>

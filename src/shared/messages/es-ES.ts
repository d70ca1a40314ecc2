import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  hours: '{{hours}} h',
  'chart.asTable': 'Ver como tabla',
  'chart.asChart': 'Ver como gráfico',
  'chart.date': 'Fecha',
} satisfies Translation<typeof english>

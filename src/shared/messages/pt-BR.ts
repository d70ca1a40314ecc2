import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  hours: '{{hours}} h',
  'chart.asTable': 'Ver em tabela',
  'chart.asChart': 'Ver em gráfico',
  'chart.date': 'Data',
} satisfies Translation<typeof english>

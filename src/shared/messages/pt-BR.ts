import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  hours: '{{hours}} h',
  'chart.asTable': 'Ver em tabela',
  'chart.asChart': 'Ver em gráfico',
  'chart.date': 'Data',
  'start.title': 'Você está no meio de outro treino',
  'start.text_one': '{{name}} está rolando (início: {{time}}), com {{done}} de {{count}} série feita.',
  'start.text_other': '{{name}} está rolando (início: {{time}}), com {{done}} de {{count}} séries feitas.',
  'start.continue': 'Continuar {{name}}',
  'start.finish': 'Concluir e seguir em frente',
  'start.finishHint': 'O que você registrou nele fica guardado.',
  'start.both': 'Deixar os dois rodando',
  'start.bothHint': 'Cada um tem seu relógio. Dá para alternar quando quiser.',
} satisfies Translation<typeof english>

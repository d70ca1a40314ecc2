import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Sincronização',
  'status.synced': 'Está tudo no servidor',
  'status.waiting_zero': 'Baixando o que está no servidor',
  'status.waiting_one': '{{count}} alteração a caminho',
  'status.waiting_other': '{{count}} alterações a caminho',
  'status.sending': 'Enviando {{done}} de {{total}}. Está tudo salvo neste dispositivo.',
  'status.fetching': 'Baixando {{done}} de {{total}} do servidor',
  'status.offline': 'Sem conexão. Está tudo salvo neste dispositivo e será enviado assim que ela voltar.',
  'status.attention': 'Algo precisa da sua atenção',
  'status.local': 'Estes dados estão só neste dispositivo.',
  'problem.refused':
    'O servidor não aceitou tudo, mas está salvo aqui. Veja o motivo abaixo, corrija ou tente de novo.',
  'problem.reauthenticate':
    'Entre de novo para sincronizar. Até lá tudo fica neste dispositivo, e você pode continuar treinando.',
  'problem.client-outdated':
    'Esta versão do Barra é antiga demais para ler o que está no servidor. O que você registra continua sendo enviado. Atualize para continuar.',
  'problem.storage':
    'Não deu para salvar neste dispositivo uma alteração vinda do servidor. Libere espaço: o Barra tenta de novo sozinho.',
  'problem.server-full':
    'Sua conta está cheia e o servidor não aceita mais nada. Seus treinos estão salvos neste dispositivo e você pode continuar treinando. Exporte uma cópia e fale com a gente.',
  exportAll: 'Exportar uma cópia',
  signIn: 'Entrar de novo',
  lastSynced: 'Última sincronização: {{when}}',
  neverSynced: 'Ainda não sincronizou',
  syncNow: 'Sincronizar agora',
  compare: 'Comparar com o servidor',
  comparing: 'Comparando…',
  compareEqual: 'Este dispositivo e o servidor têm o mesmo conteúdo.',
  compareDifferent: 'Havia uma diferença. Tudo está sendo sincronizado de novo.',
  compareFailed: 'Não deu para falar com o servidor. Nada mudou.',
  export: 'Exportar o que está na fila',
  waitingTitle: 'Na fila',
  refusedTitle: 'Recusado pelo servidor',
  counting: 'Contando o que está na fila…',
  emptyTitle: 'Nada para enviar',
  emptyText:
    'Tudo o que você registra é salvo primeiro neste dispositivo e fica listado aqui até o servidor receber também.',
  since: 'desde {{when}}',
  why: 'Motivo',
  issueAt: '{{path}}: {{message}}',
  issueSet: 'Série {{number}}',
  'field.weight': 'Carga',
  'field.reps': 'Reps',
  'field.seconds': 'Tempo',
  'field.distance': 'Distância',
  'field.rpe': 'RPE',
  'field.note': 'Anotação',
  'field.name': 'Nome',
  'collection.sessions': 'Treino feito',
  'collection.workouts': 'Treino',
  'collection.exercises': 'Exercício',
  'collection.folders': 'Pasta',
  'collection.measurements': 'Medida',
  'collection.preferences': 'Preferências',
} satisfies Translation<typeof english>

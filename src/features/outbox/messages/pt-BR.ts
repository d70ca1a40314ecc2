import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'Sincronização',
  'status.synced': 'Está tudo no servidor',
  'status.waiting_zero': 'Buscando o que está no servidor',
  'status.waiting_one': '{{count}} alteração a caminho',
  'status.waiting_other': '{{count}} alterações a caminho',
  'status.sending': 'Enviando {{done}} de {{total}}. Está tudo salvo neste aparelho.',
  'status.fetching': 'Buscando {{done}} de {{total}} no servidor',
  'status.offline': 'Sem conexão. Está tudo salvo neste aparelho e será enviado sozinho depois.',
  'status.attention': 'Algo precisa de você',
  'status.local': 'Este treino fica só neste aparelho.',
  'problem.refused': 'O servidor não aceitou tudo. Está salvo aqui: veja o motivo abaixo, corrija ou tente de novo.',
  'problem.reauthenticate':
    'Entre de novo para sincronizar. Até lá tudo fica neste aparelho, e você pode continuar treinando.',
  'problem.client-outdated':
    'Esta versão do Barra é antiga demais para ler o que está no servidor. O que você registra continua sendo enviado. Atualize para continuar.',
  'problem.storage':
    'Uma alteração do servidor não pôde ser salva neste aparelho. Libere espaço: o Barra tenta de novo sozinho.',
  'problem.server-full':
    'Sua conta está cheia e o servidor não aceita mais nada. Seus treinos estão salvos neste aparelho e você pode continuar treinando. Exporte uma cópia e fale com a gente.',
  exportAll: 'Exportar uma cópia',
  signIn: 'Entrar de novo',
  lastSynced: 'Última sincronização: {{when}}',
  neverSynced: 'Ainda não sincronizou',
  syncNow: 'Sincronizar agora',
  compare: 'Comparar com o servidor',
  comparing: 'Comparando…',
  compareEqual: 'Este aparelho e o servidor têm o mesmo conteúdo.',
  compareDifferent: 'Havia uma diferença. Tudo está sendo sincronizado de novo.',
  compareFailed: 'Não foi possível falar com o servidor. Nada mudou.',
  export: 'Exportar o que está na fila',
  waitingTitle: 'Na fila',
  refusedTitle: 'Não aceito pelo servidor',
  counting: 'Contando o que está na fila…',
  emptyTitle: 'Nada na fila',
  emptyText:
    'Tudo o que você registra é salvo primeiro neste aparelho e fica listado aqui até o servidor receber também.',
  since: 'desde {{when}}',
  why: 'Motivo',
  issueAt: '{{path}}: {{message}}',
  'collection.sessions': 'Sessão',
  'collection.workouts': 'Treino',
  'collection.exercises': 'Exercício',
  'collection.folders': 'Pasta',
  'collection.measurements': 'Medida',
  'collection.preferences': 'Preferências',
} satisfies Translation<typeof english>

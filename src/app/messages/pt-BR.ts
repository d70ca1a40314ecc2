import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  skip: 'Ir para o conteúdo',
  navigation: 'Principal',
  'place.home': 'Início',
  'place.routines': 'Treinos',
  'place.exercises': 'Exercícios',
  'place.progress': 'Evolução',
  'place.history': 'Histórico',
  'place.profile': 'Perfil',
  'site.login': 'Entrar',
  'site.dashboard': 'Abrir o Barra',
  'sync.synced': 'Sincronizado',
  'sync.waiting_zero': 'Sincronizando',
  'sync.waiting_one': '{{count}} na fila',
  'sync.waiting_other': '{{count}} na fila',
  'sync.sending': 'Enviando {{done}} de {{total}}',
  'sync.fetching': 'Baixando {{done}} de {{total}}',
  'sync.offline_zero': 'Sem conexão',
  'sync.offline_one': 'Sem conexão · {{count}} na fila',
  'sync.offline_other': 'Sem conexão · {{count}} na fila',
  'sync.attention': 'Requer atenção',
  'sync.local': 'Só neste dispositivo',
  'manifest.description': 'Diário de treino que funciona sem sinal',
  'manifest.continue': 'Continuar treino',
  'manifest.start': 'Começar treino',
  'notFound.title': 'Página não encontrada: {{path}}',
  'notFound.text': 'Não há nada neste endereço. Seus treinos estão a salvo.',
  'notFound.home': 'Voltar ao início',
  'failed.title': 'Algo deu errado',
  'failed.text':
    'Esta tela não abriu, mas o que você registrou está salvo neste dispositivo. Recarregue a página para tentar de novo.',
  'failed.reload': 'Recarregar',
  'failed.stuck':
    'Sem conexão, o Barra não consegue abrir de novo neste dispositivo. Deixe esta página aberta para não perder nada e tente de novo quando houver conexão.',
  'failed.home': 'Ir para o início',
  'storage.full.title': 'Acabou o espaço neste dispositivo',
  'missing.title': 'Esta tela ainda não foi baixada neste dispositivo',
  'storage.full.text':
    'O que já foi salvo continua salvo, mas o Barra precisa de espaço livre para abrir seus treinos. Apague fotos, vídeos ou apps que não usa mais e tente de novo.',
  'storage.blocked.title': 'O navegador não deixa o Barra salvar',
  'storage.blocked.text':
    'Nada foi apagado. Feche outras abas do Barra, saia da navegação anônima, permita que este site salve dados e tente de novo.',
  'storage.unanswered.title': 'O armazenamento deste dispositivo não responde',
  'storage.unanswered.text': 'Nada foi apagado. Feche o Barra por completo, com todas as abas, e abra de novo.',
  'storage.outdated.title': 'Uma versão mais nova do Barra já foi usada aqui',
  'storage.outdated.text':
    'Seus treinos estão a salvo, mas só abrem na versão nova. Para atualizar, conecte-se à internet e recarregue a página.',
  'storage.unknown.title': 'Não deu para abrir seus treinos',
  'storage.unknown.text':
    'Nada foi apagado. Feche outras abas do Barra e tente de novo; se não resolver, reinicie o navegador. Não limpe os dados deste site: o que falta sincronizar está neles.',
  'health.stuck.title': 'O Barra não está conseguindo salvar',
  'health.stuck.text':
    'O armazenamento deste dispositivo não responde. Feche o Barra por completo, com todas as abas, e abra de novo. As séries marcadas como salvas estão guardadas.',
  'health.closed.title': 'O salvamento foi interrompido',
  'health.closed.text':
    'O navegador interrompeu o acesso aos seus dados, e o Barra está reabrindo tudo. Confira sua última série.',
  'health.lost.title': 'Os dados deste dispositivo foram apagados',
  'health.lost.writing': 'O que está na tela continua aqui. O Barra está salvando de novo.',
  'health.lost.written':
    'O navegador, ou alguém que usou este dispositivo, apagou os dados do site. O que estava aberto foi salvo de novo, e o que já estava sincronizado volta do servidor. Talvez o Barra peça sua senha.',
  'health.lost.refused':
    'O navegador não deixa o Barra salvar de novo. O que você vê só existe nesta tela: salve tudo em um arquivo antes de fechar.',
  'health.lost.save': 'Salvar em arquivo',
  'health.lost.saveFailed': 'Não deu para criar o arquivo. Deixe esta tela aberta e tente de novo.',
  'health.outdated.title': 'O Barra foi atualizado em outra aba',
  'health.outdated.text':
    'Esta aba não consegue mais salvar. O que você registrou até agora está a salvo. Recarregue a página para continuar.',
  'unplaced.title': 'Não deu para adicionar estas séries',
  'unplaced.text':
    'Você marcou enquanto o Barra abria, mas o treino delas foi excluído. Se precisar delas, anote antes de fechar este aviso.',
  'unplaced.set': '{{exercise}}: {{figures}}',
  'news.title': 'Novidades no Barra',
  'news.text':
    'Gráficos de cada exercício, um mapa do corpo com os músculos que você treina, medidas com metas e importação do Strong, Hevy, FitNotes e StrongLifts.',
  'news.seen': 'Entendi',
  'update.ready': 'Há uma versão nova do Barra. A instalação começa quando você terminar o que está fazendo.',
} satisfies Translation<typeof english>

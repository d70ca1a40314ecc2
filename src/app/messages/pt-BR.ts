import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  skip: 'Ir para o conteúdo',
  navigation: 'Principal',
  'site.login': 'Entrar',
  'site.dashboard': 'Abrir o Barra',
  'sync.synced': 'Sincronizado',
  'sync.waiting_zero': 'Sincronizando',
  'sync.waiting_one': '{{count}} na fila',
  'sync.waiting_other': '{{count}} na fila',
  'sync.sending': 'Enviando {{done}} de {{total}}',
  'sync.fetching': 'Buscando {{done}} de {{total}}',
  'sync.offline_zero': 'Sem sinal',
  'sync.offline_one': 'Sem sinal · {{count}} na fila',
  'sync.offline_other': 'Sem sinal · {{count}} na fila',
  'sync.attention': 'Precisa de você',
  'sync.local': 'Neste aparelho',
  'manifest.description': 'Registro de treinos para quem treina onde não tem sinal',
  'manifest.continue': 'Continuar treino',
  'manifest.start': 'Começar treino',
  'notFound.title': 'Página não encontrada: {{path}}',
  'notFound.text': 'Não há nada neste endereço. Seus treinos continuam onde estavam.',
  'notFound.home': 'Voltar ao início',
  'failed.title': 'Erro interno do servidor',
  'failed.text': 'Esta tela não abriu. O que você registrou está salvo neste aparelho. Recarregue para tentar de novo.',
  'failed.reload': 'Recarregar',
  'failed.stuck':
    'Sem conexão, o Barra não consegue abrir de novo neste aparelho. Deixe esta página aberta: o que você vê continua aqui.',
  'failed.home': 'Ir para o início',
  'missing.title': 'Esta tela ainda não está neste dispositivo',
  'missing.text':
    'Ela chega quando houver conexão e fica guardada daí em diante. O que você registrou está salvo aqui.',
  'storage.full.title': 'Acabou o espaço neste aparelho',
  'storage.full.text':
    'O Barra só consegue abrir seus treinos com algum espaço livre. O que já foi salvo continua salvo: apague fotos, vídeos ou apps que não usa mais e tente de novo.',
  'storage.blocked.title': 'O navegador não deixa o Barra salvar',
  'storage.blocked.text':
    'Nada foi apagado. Feche outras abas do Barra, saia da navegação privada, permita que este site guarde dados e tente de novo.',
  'storage.outdated.title': 'Uma versão mais nova do Barra passou por aqui',
  'storage.outdated.text':
    'Seus treinos estão seguros e agora são da versão nova. Recarregue para recebê-la; sem sinal, espere a conexão voltar.',
  'storage.unknown.title': 'Não deu para abrir seus treinos',
  'storage.unknown.text':
    'Nada foi apagado. Feche outras abas do Barra e tente de novo; se continuar assim, reinicie o navegador. Não limpe os dados deste site: o que falta sincronizar está neles.',
  'health.closed.title': 'A gravação foi interrompida',
  'health.closed.text':
    'O navegador cortou o acesso ao armazenamento. O Barra está reabrindo; confira sua última série.',
  'health.lost.title': 'Os dados deste aparelho foram apagados',
  'health.lost.writing': 'O que está na tela continua aqui. O Barra está salvando de novo.',
  'health.lost.written':
    'O navegador, ou alguém que o usa, apagou os dados do site. O que estava aberto foi salvo de novo; o que já tinha sincronizado volta do servidor. Talvez o Barra peça sua senha antes.',
  'health.lost.refused':
    'O navegador não deixa o Barra salvar de novo. O que você vê só existe nesta tela: não feche e salve em um arquivo.',
  'health.lost.save': 'Salvar em arquivo',
  'health.lost.saveFailed': 'Não deu para criar o arquivo. Deixe esta tela aberta e tente de novo.',
  'health.outdated.title': 'O Barra foi atualizado em outra aba',
  'health.outdated.text': 'Esta aba não consegue mais salvar. O que você registrou até agora está seguro. Recarregue.',
  'news.title': 'Novidades no Barra',
  'news.text':
    'Gráficos de cada exercício, os músculos treinados no desenho do corpo, medidas com metas e seu histórico do Strong, Hevy, FitNotes e StrongLifts.',
  'news.seen': 'Entendi',
  'update.ready': 'Há uma versão nova do Barra. Ela entra assim que você não estiver no meio de nada.',
} satisfies Translation<typeof english>

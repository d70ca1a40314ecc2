import type { Translation } from '#i18n/messages.ts'
import type english from './en-US.ts'

export default {
  title: 'O diário de treino que dispensa sinal',
  login: 'Entrar',
  signUp: 'Criar conta',
  tryIt: 'Testar um treino agora',
  tryNote: 'Sem conta, sem cartão. O treino de teste fica no seu aparelho até você decidir.',
  languages: 'Idioma',
  headlineSignal: 'Nenhuma barra de sinal.',
  headlineBar: 'Uma barra carregada.',
  lead: 'O Barra é um diário de treino para academia de subsolo. Cada série fica salva no celular na hora em que você toca, e vai para a sua conta quando o sinal volta.',
  'receipt.signal': 'Sem sinal',
  'receipt.exercise': 'Agachamento',
  'receipt.rows': '100 kg × 5|100 kg × 5|102,5 kg × 5',
  'receipt.saved': 'Salvo neste celular · 3 esperando sinal',
  'receipt.caption': 'Três séries de agachamento registradas sem sinal: todas marcadas e salvas no celular.',
  'promise.signal.title': 'Nunca espera pela rede',
  'promise.signal.text':
    'Abre em modo avião. Treinos, histórico, as cargas da última vez e a lista de exercícios estão todos no celular.',
  'promise.lost.title': 'Marcou, está salvo',
  'promise.lost.text':
    'A série só aparece marcada depois de gravada. Feche a aba, fique sem bateria, recarregue no meio do descanso: você volta para a mesma série.',
  'promise.yours.title': 'O que você registra é seu',
  'promise.yours.text':
    'Uma lista mostra o que o servidor ainda não tem, e você pode levá-la em um arquivo. Seu histórico nunca fica preso por causa de dinheiro.',
  'way.title': 'O caminho de uma série',
  'way.tap.title': 'Um toque, no celular',
  'way.tap.text': 'O plano já vem preenchido. Um toque conclui a série e começa o descanso.',
  'way.train.title': 'Você treina, nada carrega',
  'way.train.text':
    'Nenhuma rodinha girando entre você e a próxima série. O relógio continua certo mesmo com a tela bloqueada.',
  'way.surface.title': 'De volta à superfície, ela viaja',
  'way.surface.text':
    'Na primeira barrinha de sinal, vai para a sua conta e dela para os seus outros aparelhos. Dois ao mesmo tempo? Ficam todas as séries dos dois.',
  'detail.title': 'Feito a partir do que acontece debaixo da barra',
  'detail.units': 'Quilos e libras ficam como você digitou, com vírgula ou ponto',
  'detail.rest': 'Descanso por exercício, 15 segundos a mais ou a menos com um toque',
  'detail.previous': 'Os números da última vez ao lado de cada série',
  'detail.supersets': 'Supersets, drop sets, aquecimento e AMRAP',
  'detail.undo': 'Tudo pode ser desfeito',
  'detail.languages': 'Escrito em português, inglês e espanhol',
  'ending.title': 'A próxima série está esperando. A rede não precisa estar.',
  footer: 'Barra. Feito para lugares onde o celular não tem nada a dizer.',
} satisfies Translation<typeof english>

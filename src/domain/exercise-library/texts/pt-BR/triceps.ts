import type { TRICEPS } from '../../catalogue/triceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const triceps = {
  'triceps-pushdown': {
    name: 'Tríceps na polia',
    aliases: ['tríceps pulley', 'tríceps barra', 'tríceps polia alta', 'pushdown'],
    howTo: [
      'Cotovelos ao lado do corpo, barra na altura do peito.',
      'Empurre a barra até esticar os braços e volte até os cotovelos chegarem a 90 graus.',
    ],
  },
  'rope-triceps-pushdown': {
    name: 'Tríceps na corda',
    aliases: ['tríceps corda', 'rope pushdown'],
    howTo: [
      'Cotovelos ao lado do corpo, mãos na corda.',
      'Empurre a corda até esticar os braços, afaste as pontas embaixo e volte devagar.',
    ],
  },
  'one-arm-triceps-pushdown': {
    name: 'Tríceps unilateral na polia',
    aliases: ['tríceps unilateral', 'tríceps unilateral cabo'],
    howTo: [
      'Perto da polia alta, alça em uma mão, cotovelo ao lado do corpo.',
      'Empurre a alça até esticar o braço e volte devagar.',
    ],
  },
  'overhead-cable-triceps-extension': {
    name: 'Tríceps francês na polia',
    aliases: ['francês na corda', 'francês na polia', 'tríceps acima da cabeça'],
    howTo: [
      'De costas para a polia, segure a corda atrás da cabeça.',
      'Estique os braços acima da cabeça sem mexer os cotovelos e volte devagar.',
    ],
  },
  'skull-crusher': {
    name: 'Tríceps testa',
    aliases: ['testa', 'tríceps testa barra W', 'skull crusher'],
    howTo: [
      'Deite com a barra acima da testa, cotovelos fechados.',
      'Dobre os cotovelos até a barra chegar logo atrás da cabeça e estique os braços.',
    ],
  },
  'overhead-dumbbell-triceps-extension': {
    name: 'Tríceps francês com halter',
    aliases: ['tríceps francês', 'francês', 'french press'],
    howTo: [
      'Segure um halter acima da cabeça com as duas mãos.',
      'Desça o halter atrás da cabeça e estique os braços.',
    ],
  },
  'triceps-kickback': {
    name: 'Tríceps coice',
    aliases: ['coice', 'tríceps kickback'],
    howTo: [
      'Tronco inclinado, halter na mão, cotovelo a 90 graus junto ao corpo.',
      'Estique o braço para trás sem mexer o cotovelo e volte devagar.',
    ],
  },
  'machine-triceps-extension': {
    name: 'Tríceps na máquina',
    aliases: ['tríceps máquina', 'extensão de tríceps máquina'],
    howTo: ['Cotovelos no apoio, na linha do eixo da máquina.', 'Estique os braços e volte devagar.'],
  },
  'close-grip-bench-press': {
    name: 'Supino fechado',
    aliases: ['supino pegada fechada', 'close-grip bench press'],
    howTo: ['Mãos na largura dos ombros, cotovelos junto ao corpo.', 'Desça a barra até a base do peito e empurre.'],
  },
  'triceps-dip': {
    name: 'Paralelas para tríceps',
    aliases: ['paralela para tríceps', 'paralelas tríceps', 'mergulho', 'dips'],
    howTo: ['Tronco reto nas paralelas, cotovelos para trás.', 'Desça até os cotovelos chegarem a 90 graus e empurre.'],
  },
  'weighted-dip': {
    name: 'Paralelas com carga',
    aliases: ['paralela com carga', 'mergulho com carga', 'paralelas com peso', 'weighted dips'],
    howTo: [
      'Prenda a anilha no cinto e comece com os braços esticados.',
      'Desça até os ombros ficarem um pouco abaixo dos cotovelos e empurre.',
    ],
  },
  'assisted-dip': {
    name: 'Paralelas no Graviton',
    aliases: ['paralela assistida', 'paralela no graviton', 'mergulho assistido'],
    howTo: [
      'Ajuste a assistência e apoie os joelhos na plataforma, com os braços esticados.',
      'Desça até os cotovelos chegarem a 90 graus e empurre.',
    ],
  },
  'bench-dip': {
    name: 'Tríceps banco',
    aliases: ['mergulho no banco', 'tríceps no banco', 'bench dip'],
    howTo: ['Mãos na borda do banco, quadril perto dele.', 'Desça até os cotovelos chegarem a 90 graus e empurre.'],
  },
  'diamond-push-up': {
    name: 'Flexão diamante',
    aliases: ['flexão fechada', 'diamond push-up'],
    howTo: [
      'Mãos juntas sob o peito, polegares e indicadores se tocando.',
      'Desça com os cotovelos junto ao corpo e empurre.',
    ],
  },
  'dumbbell-skull-crusher': {
    name: 'Tríceps testa com halteres',
    aliases: ['testa com halteres', 'tríceps testa halter', 'dumbbell skull crusher'],
    howTo: [
      'Deite com os halteres acima dos ombros, uma palma de frente para a outra.',
      'Dobre só os cotovelos, desça os halteres ao lado da cabeça e estique os braços.',
    ],
  },
  'jm-press': {
    name: 'JM press',
    aliases: ['supino JM', 'tríceps JM'],
    howTo: [
      'Pegada fechada, barra acima da parte alta do peito, cotovelos à frente.',
      'Dobre os cotovelos até a barra chegar perto do pescoço e empurre.',
    ],
  },
  'smith-machine-close-grip-bench-press': {
    name: 'Supino fechado no Smith',
    aliases: ['supino fechado smith', 'smith pegada fechada'],
    howTo: [
      'Barra na linha da base do peito, mãos na largura dos ombros.',
      'Desça a barra com os cotovelos junto ao corpo e empurre.',
    ],
  },
  'reverse-grip-triceps-pushdown': {
    name: 'Tríceps supinado na polia',
    aliases: ['tríceps invertido', 'tríceps inverso na polia', 'tríceps pegada supinada'],
    howTo: [
      'Palmas para cima na barra, cotovelos ao lado do corpo, punhos retos.',
      'Leve a barra para baixo até esticar os braços e volte até os cotovelos chegarem a 90 graus.',
    ],
  },
  'v-bar-triceps-pushdown': {
    name: 'Tríceps na polia com barra V',
    aliases: ['tríceps barra V', 'tríceps pulley barra V', 'V-bar pushdown'],
    howTo: [
      'Mãos na barra V, polegares para cima, cotovelos ao lado do corpo.',
      'Empurre a barra até esticar os braços, contraia o tríceps e volte devagar.',
    ],
  },
  'one-arm-overhead-dumbbell-triceps-extension': {
    name: 'Tríceps francês unilateral com halter',
    aliases: ['francês unilateral', 'tríceps francês unilateral', 'tríceps francês com uma mão'],
    howTo: [
      'Um halter acima da cabeça, braço ao lado da orelha.',
      'Desça o halter atrás da cabeça sem mexer o cotovelo e estique o braço.',
    ],
  },
  'overhead-ez-bar-triceps-extension': {
    name: 'Tríceps francês com barra W',
    aliases: ['francês barra W', 'francês com barra', 'francês na barra W'],
    howTo: [
      'Barra acima da cabeça, cotovelos para a frente.',
      'Desça a barra atrás da cabeça até alongar o tríceps e estique os braços.',
    ],
  },
  'cable-triceps-kickback': {
    name: 'Tríceps coice na polia',
    aliases: ['coice no cross', 'tríceps coice no cabo', 'tríceps coice unilateral na polia'],
    howTo: [
      'Polia baixa, tronco inclinado, cotovelo a 90 graus junto ao corpo.',
      'Estique o braço para trás, segure um instante e volte devagar.',
    ],
  },
  'cross-cable-triceps-extension': {
    name: 'Tríceps cruzado na polia',
    aliases: ['tríceps no crossover', 'tríceps cruzado no cross', 'tríceps cabo cruzado'],
    howTo: [
      'Fique entre duas polias altas, cada mão no cabo do lado oposto.',
      'Sem mexer os cotovelos, estique os braços para baixo e para fora e volte devagar.',
    ],
  },
  'band-triceps-pushdown': {
    name: 'Tríceps com elástico',
    aliases: ['tríceps elástico', 'tríceps com faixa', 'band pushdown'],
    howTo: [
      'Elástico preso no alto, cotovelos ao lado do corpo.',
      'Empurre o elástico para baixo até esticar os braços e volte devagar.',
    ],
  },
  'machine-dip': {
    name: 'Mergulho na máquina',
    aliases: ['paralela na máquina', 'máquina de mergulho', 'tríceps mergulho máquina', 'seated dip'],
    howTo: [
      'Sente com as costas retas, manoplas ao lado do quadril.',
      'Empurre as manoplas para baixo até esticar os braços e volte até os cotovelos chegarem a 90 graus.',
    ],
  },
  'ring-dip': {
    name: 'Paralelas nas argolas',
    aliases: ['paralela nas argolas', 'mergulho nas argolas', 'ring dip'],
    howTo: [
      'Apoie-se nas argolas, braços esticados, argolas junto ao corpo.',
      'Desça até os ombros ficarem abaixo dos cotovelos, suba e, no alto, gire as argolas para fora.',
    ],
  },
  'bodyweight-triceps-extension': {
    name: 'Tríceps testa com peso corporal',
    aliases: ['extensão de tríceps peso corporal', 'tríceps testa na barra baixa', 'bodyweight skull crusher'],
    howTo: [
      'Mãos em uma barra na altura da cintura, corpo reto e inclinado à frente.',
      'Dobre só os cotovelos até a cabeça passar sob a barra e estique os braços.',
    ],
  },
  'weighted-bench-dip': {
    name: 'Tríceps banco com carga',
    aliases: ['tríceps banco com anilha', 'mergulho no banco com peso', 'weighted bench dip'],
    howTo: [
      'Mãos em um banco, pés em outro, anilha sobre as coxas.',
      'Desça até os cotovelos chegarem a 90 graus e empurre.',
    ],
  },
  'suspension-triceps-extension': {
    name: 'Tríceps no TRX',
    aliases: ['tríceps na fita de suspensão', 'tríceps na fita'],
    howTo: [
      'Segure as alças, braços esticados, e incline o corpo para a frente.',
      'Dobre os cotovelos até as mãos chegarem à testa e estique os braços.',
    ],
  },
} satisfies TextsOf<typeof TRICEPS>

import type { TRICEPS } from '../../catalogue/triceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const triceps = {
  'triceps-pushdown': {
    name: 'Tríceps na polia',
    aliases: ['tríceps pulley', 'tríceps barra', 'tríceps polia alta', 'pushdown'],
    howTo: ['Cotovelos ao lado do corpo, barra na altura do peito.', 'Empurre até esticar e volte a 90 graus.'],
  },
  'rope-triceps-pushdown': {
    name: 'Tríceps na corda',
    aliases: ['tríceps corda', 'rope pushdown'],
    howTo: ['Cotovelos ao lado do corpo, mãos na corda.', 'Empurre e afaste as pontas embaixo.'],
  },
  'one-arm-triceps-pushdown': {
    name: 'Tríceps unilateral na polia',
    aliases: ['tríceps unilateral', 'tríceps unilateral cabo'],
    howTo: ['Perto da polia, cotovelo ao lado do corpo.', 'Estique todo o braço e volte devagar.'],
  },
  'overhead-cable-triceps-extension': {
    name: 'Tríceps francês na polia',
    aliases: ['francês na corda', 'francês na polia', 'tríceps acima da cabeça'],
    howTo: [
      'De costas para a polia, mãos atrás da cabeça.',
      'Estique os braços acima da cabeça sem mover os cotovelos.',
    ],
  },
  'skull-crusher': {
    name: 'Tríceps testa',
    aliases: ['testa', 'tríceps testa barra W', 'skull crusher'],
    howTo: [
      'Deitado, barra acima da testa, cotovelos fechados.',
      'Dobre os cotovelos descendo atrás da cabeça e estique.',
    ],
  },
  'overhead-dumbbell-triceps-extension': {
    name: 'Tríceps francês com halter',
    aliases: ['tríceps francês', 'francês', 'french press'],
    howTo: ['Segure um halter acima da cabeça com as duas mãos.', 'Desça atrás da cabeça e estique os braços.'],
  },
  'triceps-kickback': {
    name: 'Tríceps coice',
    aliases: ['coice', 'tríceps kickback'],
    howTo: ['Tronco inclinado, braço ao longo do corpo.', 'Estique o cotovelo para trás e volte a 90 graus.'],
  },
  'machine-triceps-extension': {
    name: 'Tríceps na máquina',
    aliases: ['tríceps máquina', 'extensão de tríceps máquina'],
    howTo: ['Cotovelos no apoio, na linha do eixo.', 'Estique os braços e volte devagar.'],
  },
  'close-grip-bench-press': {
    name: 'Supino fechado',
    aliases: ['supino pegada fechada', 'close-grip bench press'],
    howTo: ['Mãos na largura dos ombros, cotovelos fechados.', 'Desça até a base do peito e empurre.'],
  },
  'triceps-dip': {
    name: 'Paralela para tríceps',
    aliases: ['paralelas tríceps', 'mergulho', 'dips'],
    howTo: ['Tronco reto nas paralelas, cotovelos para trás.', 'Desça até 90 graus e empurre.'],
  },
  'weighted-dip': {
    name: 'Paralela com carga',
    aliases: ['mergulho com carga', 'paralelas com peso', 'weighted dips'],
    howTo: ['Prenda a anilha no cinto.', 'Desça até os ombros passarem um pouco dos cotovelos e empurre.'],
  },
  'assisted-dip': {
    name: 'Paralela assistida',
    aliases: ['paralela no graviton', 'mergulho assistido'],
    howTo: ['Escolha a ajuda da máquina.', 'Desça até 90 graus e empurre.'],
  },
  'bench-dip': {
    name: 'Tríceps banco',
    aliases: ['mergulho no banco', 'tríceps no banco', 'bench dip'],
    howTo: ['Mãos na borda do banco, quadril perto dele.', 'Dobre os cotovelos até 90 graus e empurre.'],
  },
  'diamond-push-up': {
    name: 'Flexão diamante',
    aliases: ['flexão fechada', 'diamond push-up'],
    howTo: ['Mãos juntas sob o peito.', 'Desça com os cotovelos junto às costelas e empurre.'],
  },
} satisfies TextsOf<typeof TRICEPS>

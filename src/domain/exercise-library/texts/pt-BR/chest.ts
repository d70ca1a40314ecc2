import type { CHEST } from '../../catalogue/chest.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const chest = {
  'barbell-bench-press': {
    name: 'Supino reto com barra',
    aliases: ['supino', 'supino reto', 'supino livre', 'bench press'],
    howTo: [
      'Escápulas juntas, pés firmes no chão, barra na linha dos punhos.',
      'Desça até o meio do peito e empurre para cima e levemente para trás.',
    ],
  },
  'incline-barbell-bench-press': {
    name: 'Supino inclinado com barra',
    aliases: ['supino inclinado', 'incline bench press'],
    howTo: ['Banco a uns 30 graus.', 'Desça até a parte alta do peito e empurre reto para cima.'],
  },
  'decline-barbell-bench-press': {
    name: 'Supino declinado com barra',
    aliases: ['supino declinado', 'decline bench press'],
    howTo: [
      'Prenda as pernas e tire a barra na linha do peito inferior.',
      'Desça até a base do peito e empurre sem abrir demais os cotovelos.',
    ],
  },
  'barbell-floor-press': {
    name: 'Supino no chão com barra',
    aliases: ['floor press', 'supino no solo'],
    howTo: ['Deite no chão com a barra acima do peito.', 'Desça até os braços tocarem o chão, pare e empurre.'],
  },
  'dumbbell-bench-press': {
    name: 'Supino reto com halteres',
    aliases: ['supino com halteres', 'dumbbell bench press'],
    howTo: [
      'Halteres na linha dos ombros, escápulas juntas.',
      'Desça ao lado do peito até alongar e empurre para cima e para dentro.',
    ],
  },
  'incline-dumbbell-bench-press': {
    name: 'Supino inclinado com halteres',
    aliases: ['incline dumbbell press', 'supino inclinado halter'],
    howTo: ['Banco a 30 graus, halteres acima do peito superior.', 'Desça com os cotovelos sob os punhos e empurre.'],
  },
  'decline-dumbbell-bench-press': {
    name: 'Supino declinado com halteres',
    aliases: ['decline dumbbell press', 'supino declinado halter'],
    howTo: [
      'Prenda as pernas, halteres na linha do peito inferior.',
      'Desça controlando e empurre sem bater os halteres.',
    ],
  },
  'dumbbell-fly': {
    name: 'Crucifixo reto com halteres',
    aliases: ['crucifixo', 'crucifixo reto', 'dumbbell fly'],
    howTo: [
      'Braços quase esticados, palmas de frente uma para a outra.',
      'Abra até alongar o peito e feche como num abraço.',
    ],
  },
  'incline-dumbbell-fly': {
    name: 'Crucifixo inclinado com halteres',
    aliases: ['crucifixo inclinado', 'incline fly'],
    howTo: [
      'Banco a 30 graus, cotovelos levemente flexionados.',
      'Abra até a altura do peito e volte com os halteres acima dele.',
    ],
  },
  'machine-chest-press': {
    name: 'Supino na máquina',
    aliases: ['supino máquina', 'supino reto máquina', 'chest press', 'supino sentado'],
    howTo: [
      'Ajuste o banco para as pegadas ficarem no meio do peito.',
      'Empurre sem subir os ombros e volte até alongar.',
    ],
  },
  'incline-machine-chest-press': {
    name: 'Supino inclinado na máquina',
    aliases: ['supino inclinado máquina', 'supino articulado inclinado'],
    howTo: [
      'Ajuste o banco para as pegadas ficarem no peito superior.',
      'Empurre no trilho da máquina, com as escápulas no encosto.',
    ],
  },
  'smith-machine-bench-press': {
    name: 'Supino reto no Smith',
    aliases: ['supino smith', 'supino na barra guiada'],
    howTo: [
      'Posicione o banco para a barra descer no meio do peito.',
      'Destrave, desça controlando e empurre sem quicar.',
    ],
  },
  'smith-machine-incline-bench-press': {
    name: 'Supino inclinado no Smith',
    aliases: ['supino inclinado smith', 'inclinado na barra guiada'],
    howTo: ['Banco a 30 graus, barra na linha do peito superior.', 'Desça quase até tocar e empurre.'],
  },
  'pec-deck': {
    name: 'Voador',
    aliases: ['peck deck', 'crucifixo na máquina', 'fly máquina', 'voador peitoral'],
    howTo: ['Costas no encosto, cotovelos na altura do peito.', 'Feche até as pegadas se encontrarem e abra devagar.'],
  },
  'cable-crossover': {
    name: 'Crossover na polia alta',
    aliases: ['crossover', 'cross over', 'crucifixo na polia', 'cable fly'],
    howTo: [
      'Polias no alto, um pé à frente, tronco levemente inclinado.',
      'Junte as mãos na frente do quadril e volte alongando.',
    ],
  },
  'low-to-high-cable-fly': {
    name: 'Crossover na polia baixa',
    aliases: ['cross polia baixa', 'crossover de baixo para cima', 'low cable fly'],
    howTo: ['Polias embaixo, palmas para cima.', 'Suba as mãos até a altura dos olhos e desça devagar.'],
  },
  'dumbbell-pullover': {
    name: 'Pullover com halter',
    aliases: ['pullover', 'pull over'],
    howTo: [
      'Deite no banco com um halter acima do peito.',
      'Desça atrás da cabeça com os cotovelos quase esticados e volte.',
    ],
  },
  'push-up': {
    name: 'Flexão de braço',
    aliases: ['flexão', 'apoio', 'push-up', 'flexão de braços'],
    howTo: [
      'Mãos um pouco além dos ombros, corpo em linha reta.',
      'Peito até o chão, cotovelos a 45 graus, e empurre.',
    ],
  },
  'incline-push-up': {
    name: 'Flexão inclinada',
    aliases: ['flexão no banco', 'flexão com mãos elevadas'],
    howTo: [
      'Mãos num banco ou numa barra, corpo reto.',
      'Desça o peito até a borda e empurre. Quanto mais alto o apoio, mais fácil.',
    ],
  },
  'weighted-push-up': {
    name: 'Flexão de braço com carga',
    aliases: ['flexão com peso', 'flexão com anilha', 'flexão com colete'],
    howTo: ['Anilha na parte alta das costas ou colete.', 'Quadril firme e flexões completas.'],
  },
  'chest-dip': {
    name: 'Paralela para peito',
    aliases: ['paralelas', 'mergulho', 'dips', 'mergulho nas paralelas'],
    howTo: ['Incline o tronco à frente, cotovelos um pouco abertos.', 'Desça até alongar o peito e empurre.'],
  },
} satisfies TextsOf<typeof CHEST>

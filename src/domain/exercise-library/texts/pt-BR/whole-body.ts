import type { WHOLE_BODY } from '../../catalogue/whole-body.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const wholeBody = {
  'power-clean': {
    name: 'Power clean',
    aliases: ['clean', 'metida ao peito'],
    howTo: ['Tire a barra do chão com a coluna reta.', 'Estenda com força, entre embaixo e receba nos ombros.'],
  },
  'clean-and-jerk': {
    name: 'Arremesso',
    aliases: ['clean and jerk', 'arremesso olímpico'],
    howTo: ['Leve a barra aos ombros.', 'Flexione, impulsione e receba acima da cabeça com os braços retos.'],
  },
  snatch: {
    name: 'Arranco',
    aliases: ['snatch', 'arranco olímpico'],
    howTo: ['Pegada aberta, puxe do chão.', 'Estenda com força e receba acima da cabeça num só movimento.'],
  },
  'barbell-thruster': {
    name: 'Thruster com barra',
    aliases: ['thruster', 'agachamento com desenvolvimento'],
    howTo: ['Agachamento frontal até o fundo.', 'Suba e empurre acima da cabeça num só movimento.'],
  },
  'kettlebell-swing': {
    name: 'Swing com kettlebell',
    aliases: ['kettlebell swing', 'swing', 'balanço com kettlebell'],
    howTo: [
      'Incline e leve o kettlebell entre as pernas.',
      'Estenda o quadril com força até ele flutuar na altura do peito.',
    ],
  },
  'kettlebell-clean-and-press': {
    name: 'Clean and press com kettlebell',
    aliases: ['clean press kettlebell'],
    howTo: ['Balance o kettlebell e traga-o ao ombro.', 'Empurre acima da cabeça e volte ao ombro.'],
  },
  'turkish-get-up': {
    name: 'Levantamento turco',
    aliases: ['turkish get-up', 'TGU'],
    howTo: [
      'De costas, kettlebell travado acima do ombro.',
      'Levante por etapas e volte do mesmo jeito, olhos no peso.',
    ],
  },
  'farmers-walk': {
    name: 'Caminhada do fazendeiro',
    aliases: ['farmer walk', 'farmers walk', 'caminhada com carga'],
    howTo: ['Um peso em cada mão, corpo ereto.', 'Ande com passos curtos e rápidos.'],
  },
  'sled-push': {
    name: 'Empurrar trenó',
    aliases: ['sled push', 'trenó', 'prowler'],
    howTo: ['Braços nas hastes, corpo inclinado.', 'Empurre com passos curtos e fortes.'],
  },
  'battle-ropes': {
    name: 'Corda naval',
    aliases: ['battle rope', 'corda de batalha'],
    howTo: ['Meio agachado, uma ponta da corda em cada mão.', 'Faça ondas pelo tempo.'],
  },
  'medicine-ball-slam': {
    name: 'Arremesso de bola no chão',
    aliases: ['slam ball', 'ball slam', 'medicine ball'],
    howTo: ['Leve a bola acima da cabeça.', 'Jogue no chão com o corpo todo e pegue de novo.'],
  },
  'wall-ball': {
    name: 'Wall ball',
    aliases: ['bola na parede', 'arremesso na parede'],
    howTo: ['Agache com a bola no peito.', 'Suba arremessando no alvo e receba já agachando.'],
  },
  'box-jump': {
    name: 'Salto na caixa',
    aliases: ['box jump', 'salto no caixote'],
    howTo: ['Agache um pouco e use os braços.', 'Aterrisse macio na caixa, fique em pé e desça andando.'],
  },
  burpee: {
    name: 'Burpee',
    aliases: ['burpees'],
    howTo: ['Mãos no chão, pernas para trás, peito no chão.', 'Traga os pés e salte.'],
  },
  'muscle-up': {
    name: 'Muscle-up',
    aliases: ['muscle up na barra', 'subida na barra'],
    howTo: ['Puxe forte até a barra chegar à base do peito.', 'Passe por cima dela e empurre até esticar os braços.'],
  },
} satisfies TextsOf<typeof WHOLE_BODY>

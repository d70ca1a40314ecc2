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
    howTo: ['Balance o kettlebell e traga até o ombro.', 'Empurre acima da cabeça e volte ao ombro.'],
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
    howTo: ['Mãos nas hastes, corpo inclinado.', 'Empurre com passos curtos e fortes.'],
  },
  'battle-ropes': {
    name: 'Corda naval',
    aliases: ['battle rope', 'corda de batalha'],
    howTo: ['Meio agachado, uma ponta da corda em cada mão.', 'Faça ondas até o fim do tempo.'],
  },
  'medicine-ball-slam': {
    name: 'Slam ball',
    aliases: ['arremesso de bola no chão', 'ball slam', 'medicine ball'],
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
  'squat-clean': {
    name: 'Squat clean',
    aliases: ['clean completo', 'full clean', 'clean com agachamento'],
    howTo: [
      'Tire a barra do chão e estenda com força.',
      'Receba nos ombros em agachamento frontal completo e levante.',
    ],
  },
  'hang-clean': {
    name: 'Hang clean',
    aliases: ['hang power clean', 'clean suspenso'],
    howTo: ['Comece em pé e desça a barra até acima dos joelhos.', 'Estenda com força e receba nos ombros.'],
  },
  'power-snatch': {
    name: 'Power snatch',
    aliases: ['arranco de potência', 'arranco alto'],
    howTo: [
      'Pegada aberta, puxe do chão e estenda com força.',
      'Receba acima da cabeça, joelhos só um pouco flexionados.',
    ],
  },
  'hang-snatch': {
    name: 'Hang snatch',
    aliases: ['hang power snatch', 'arranco suspenso'],
    howTo: [
      'Pegada aberta, desça a barra do quadril até acima dos joelhos.',
      'Estenda com força e receba acima da cabeça.',
    ],
  },
  'push-jerk': {
    name: 'Push jerk',
    aliases: ['power jerk', 'jerk sem tesoura'],
    howTo: [
      'Barra nos ombros, flexione pouco e impulsione reto.',
      'Flexione de novo para receber com os braços travados e levante.',
    ],
  },
  'split-jerk': {
    name: 'Split jerk',
    aliases: ['jerk', 'jerk em tesoura', 'segundo tempo'],
    howTo: [
      'Barra nos ombros, flexione pouco e impulsione reto.',
      'Receba com um pé à frente e outro atrás, braços travados; junte os pés.',
    ],
  },
  'clean-and-press': {
    name: 'Clean and press com barra',
    aliases: ['clean and press', 'clean e press'],
    howTo: ['Leve a barra do chão aos ombros.', 'Empurre acima da cabeça sem usar as pernas e volte ao chão.'],
  },
  'kettlebell-clean': {
    name: 'Clean com kettlebell',
    aliases: ['kettlebell clean', 'KB clean'],
    howTo: [
      'Leve o kettlebell para trás e estenda o quadril com força.',
      'Cotovelo perto do corpo, receba o peso suave no ombro.',
    ],
  },
  'kettlebell-snatch': {
    name: 'Snatch com kettlebell',
    aliases: ['kettlebell snatch', 'arranco com kettlebell', 'KB snatch'],
    howTo: ['Balance o kettlebell e suba-o perto do corpo.', 'Passe a mão por dentro no alto e trave o braço.'],
  },
  'dumbbell-snatch': {
    name: 'Snatch com halter',
    aliases: ['dumbbell snatch', 'arranco com halter', 'DB snatch'],
    howTo: [
      'Halter entre os pés, coluna reta, braço longo.',
      'Suba com impulso perto do corpo e receba acima da cabeça.',
    ],
  },
  'dumbbell-thruster': {
    name: 'Thruster com halteres',
    aliases: ['dumbbell thruster', 'DB thruster', 'agachamento com desenvolvimento com halteres'],
    howTo: ['Halteres nos ombros, agache até o fundo.', 'Suba e empurre acima da cabeça num só movimento.'],
  },
  'sled-pull': {
    name: 'Puxar trenó',
    aliases: ['sled pull', 'arrastar trenó', 'sled drag'],
    howTo: [
      'Alças nas mãos ou no cinto, corpo inclinado.',
      'Ande com passos curtos e fortes sem deixar o trenó parar.',
    ],
  },
  'suitcase-carry': {
    name: 'Suitcase carry',
    aliases: ['caminhada do fazendeiro unilateral', 'farmer walk unilateral', 'caminhada da mala'],
    howTo: ['Um peso pesado em uma mão, ombros nivelados.', 'Ande sem inclinar para nenhum lado e troque de mão.'],
  },
  'tire-flip': {
    name: 'Virada de pneu',
    aliases: ['tire flip', 'virar pneu', 'tombar pneu'],
    howTo: ['Peito no pneu, dedos por baixo, quadril baixo.', 'Suba com as pernas, vire as mãos e empurre até tombar.'],
  },
  'clean-pull': {
    name: 'Puxada de clean',
    aliases: ['puxada do arremesso'],
    howTo: ['Tire do chão como no clean.', 'Estenda tudo e encolha os ombros, braços esticados.'],
  },
  'snatch-pull': {
    name: 'Puxada de snatch',
    aliases: ['puxada do arranco'],
    howTo: ['Tire do chão com a pegada do arranco.', 'Estenda tudo e encolha os ombros, braços esticados.'],
  },
  'press-under': {
    name: 'Press under',
    aliases: ['desenvolvimento em queda'],
    howTo: ['Barra nas costas, pegada de arranco, pés de agachamento.', 'Empurre-se para baixo da barra até agachar.'],
  },
  'kettlebell-high-pull': {
    name: 'Puxada alta com kettlebell',
    aliases: ['high pull com kettlebell'],
    howTo: ['Balance o kettlebell para cima.', 'Puxe até o ombro com o cotovelo alto.'],
  },
  'kettlebell-thruster': {
    name: 'Thruster com kettlebell',
    aliases: ['thruster com KB'],
    howTo: ['Kettlebells nos ombros, agache.', 'Suba rápido e empurre acima da cabeça.'],
  },
  'landmine-thruster': {
    name: 'Thruster no landmine',
    aliases: ['agachamento e desenvolvimento no landmine'],
    howTo: ['Segure a ponta da barra no peito e agache.', 'Suba rápido e empurre a barra.'],
  },
  'squat-row': {
    name: 'Agachamento com remada',
    aliases: ['agacha e rema'],
    howTo: ['De frente para a âncora, braços esticados, agache.', 'Suba e puxe até as costelas.'],
  },
} satisfies TextsOf<typeof WHOLE_BODY>

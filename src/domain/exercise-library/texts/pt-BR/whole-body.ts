import type { WHOLE_BODY } from '../../catalogue/whole-body.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const wholeBody = {
  'power-clean': {
    name: 'Power clean',
    aliases: ['clean', 'metida ao peito'],
    howTo: [
      'Tire a barra do chão com a coluna reta.',
      'Estenda o corpo com força, entre embaixo da barra e receba-a nos ombros.',
    ],
  },
  'clean-and-jerk': {
    name: 'Arremesso',
    aliases: ['clean and jerk', 'arremesso olímpico'],
    howTo: [
      'Leve a barra do chão aos ombros.',
      'Flexione os joelhos, dê impulso e receba a barra acima da cabeça, braços esticados.',
    ],
  },
  snatch: {
    name: 'Arranco',
    aliases: ['snatch', 'arranco olímpico'],
    howTo: [
      'Com a pegada aberta, puxe a barra do chão.',
      'Estenda o corpo com força, receba a barra acima da cabeça em agachamento profundo e fique em pé.',
    ],
  },
  'barbell-thruster': {
    name: 'Thruster com barra',
    aliases: ['thruster', 'agachamento com desenvolvimento'],
    howTo: [
      'Com a barra nos ombros, agache até o fundo.',
      'Suba e empurre a barra acima da cabeça em um só movimento.',
    ],
  },
  'kettlebell-swing': {
    name: 'Swing com kettlebell',
    aliases: ['kettlebell swing', 'swing', 'balanço com kettlebell'],
    howTo: [
      'Incline o tronco e leve o kettlebell para trás, entre as pernas.',
      'Estenda o quadril com força até o kettlebell flutuar na altura do peito.',
    ],
  },
  'kettlebell-clean-and-press': {
    name: 'Clean and press com kettlebell',
    aliases: ['clean press kettlebell'],
    howTo: [
      'Balance o kettlebell entre as pernas e leve-o até o ombro.',
      'Empurre o kettlebell acima da cabeça e volte com ele ao ombro.',
    ],
  },
  'turkish-get-up': {
    name: 'Levantamento turco',
    aliases: ['turkish get-up', 'TGU'],
    howTo: [
      'Deite de barriga para cima, kettlebell acima do ombro, braço esticado.',
      'Levante-se por etapas, olhos no peso, e volte do mesmo jeito.',
    ],
  },
  'farmers-walk': {
    name: 'Caminhada do fazendeiro',
    aliases: ['farmer walk', 'farmers walk', 'caminhada com carga'],
    howTo: ['Um peso em cada mão, corpo ereto.', 'Ande com passos curtos e firmes.'],
  },
  'sled-push': {
    name: 'Empurrar trenó',
    aliases: ['sled push', 'trenó', 'prowler'],
    howTo: ['Mãos nas hastes, corpo inclinado.', 'Empurre com passos curtos e fortes.'],
  },
  'battle-ropes': {
    name: 'Corda naval',
    aliases: ['battle rope', 'corda de batalha'],
    howTo: ['Joelhos flexionados, uma ponta da corda em cada mão.', 'Faça ondas com os braços até o fim do tempo.'],
  },
  'medicine-ball-slam': {
    name: 'Slam ball',
    aliases: ['arremesso de bola no chão', 'ball slam', 'medicine ball'],
    howTo: ['Leve a bola acima da cabeça.', 'Jogue a bola no chão usando o corpo todo e pegue-a de novo.'],
  },
  'wall-ball': {
    name: 'Wall ball',
    aliases: ['bola na parede', 'arremesso na parede'],
    howTo: ['Agache com a bola no peito.', 'Suba arremessando a bola no alvo e receba-a já agachando.'],
  },
  'box-jump': {
    name: 'Salto na caixa',
    aliases: ['box jump', 'salto no caixote'],
    howTo: [
      'Agache um pouco e balance os braços para saltar.',
      'Aterrisse com leveza na caixa, fique em pé e desça andando.',
    ],
  },
  burpee: {
    name: 'Burpee',
    aliases: ['burpees'],
    howTo: [
      'Mãos no chão, jogue os pés para trás e desça o peito até o chão.',
      'Puxe os pés para perto das mãos e salte.',
    ],
  },
  'muscle-up': {
    name: 'Muscle-up',
    aliases: ['muscle up na barra', 'subida na barra'],
    howTo: [
      'Puxe com força até a barra chegar à base do peito.',
      'Passe o peito por cima da barra e empurre até esticar os braços.',
    ],
  },
  'squat-clean': {
    name: 'Squat clean',
    aliases: ['clean completo', 'full clean', 'clean com agachamento'],
    howTo: [
      'Tire a barra do chão e estenda o corpo com força.',
      'Receba a barra nos ombros em agachamento frontal completo e fique em pé.',
    ],
  },
  'hang-clean': {
    name: 'Hang clean',
    aliases: ['hang power clean', 'clean suspenso'],
    howTo: [
      'Comece em pé e desça a barra até acima dos joelhos.',
      'Estenda o corpo com força e receba a barra nos ombros.',
    ],
  },
  'power-snatch': {
    name: 'Power snatch',
    aliases: ['arranco de potência', 'arranco alto'],
    howTo: [
      'Com a pegada aberta, puxe a barra do chão e estenda o corpo com força.',
      'Receba a barra acima da cabeça com os joelhos só um pouco flexionados.',
    ],
  },
  'hang-snatch': {
    name: 'Hang snatch',
    aliases: ['hang power snatch', 'arranco suspenso'],
    howTo: [
      'Comece em pé, com a pegada aberta, e desça a barra até acima dos joelhos.',
      'Estenda o corpo com força e receba a barra acima da cabeça.',
    ],
  },
  'push-jerk': {
    name: 'Push jerk',
    aliases: ['power jerk', 'jerk sem tesoura'],
    howTo: [
      'Com a barra nos ombros, flexione um pouco os joelhos e dê impulso para cima.',
      'Flexione os joelhos de novo para receber a barra com os braços esticados e fique em pé.',
    ],
  },
  'split-jerk': {
    name: 'Split jerk',
    aliases: ['jerk', 'jerk em tesoura', 'segundo tempo'],
    howTo: [
      'Com a barra nos ombros, flexione um pouco os joelhos e dê impulso para cima.',
      'Receba a barra em tesoura, um pé à frente e o outro atrás, e junte os pés.',
    ],
  },
  'clean-and-press': {
    name: 'Clean and press com barra',
    aliases: ['clean and press', 'clean e press'],
    howTo: [
      'Leve a barra do chão aos ombros.',
      'Empurre a barra acima da cabeça sem usar as pernas e desça-a até o chão.',
    ],
  },
  'kettlebell-clean': {
    name: 'Clean com kettlebell',
    aliases: ['kettlebell clean', 'KB clean'],
    howTo: [
      'Balance o kettlebell para trás, entre as pernas, e estenda o quadril com força.',
      'Com o cotovelo junto ao corpo, receba o kettlebell no ombro sem deixá-lo bater no antebraço.',
    ],
  },
  'kettlebell-snatch': {
    name: 'Snatch com kettlebell',
    aliases: ['kettlebell snatch', 'arranco com kettlebell', 'KB snatch'],
    howTo: [
      'Balance o kettlebell entre as pernas e suba-o rente ao corpo.',
      'No alto, passe a mão por dentro da alça e estique o braço.',
    ],
  },
  'dumbbell-snatch': {
    name: 'Snatch com halter',
    aliases: ['dumbbell snatch', 'arranco com halter', 'DB snatch'],
    howTo: [
      'Halter entre os pés, coluna reta, braço esticado.',
      'Suba o halter com impulso, rente ao corpo, e receba-o acima da cabeça.',
    ],
  },
  'dumbbell-thruster': {
    name: 'Thruster com halteres',
    aliases: ['dumbbell thruster', 'DB thruster', 'agachamento com desenvolvimento com halteres'],
    howTo: [
      'Com os halteres nos ombros, agache até o fundo.',
      'Suba e empurre os halteres acima da cabeça em um só movimento.',
    ],
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
    howTo: ['Um peso em uma mão, ombros nivelados.', 'Ande sem inclinar o tronco e troque de mão.'],
  },
  'tire-flip': {
    name: 'Virada de pneu',
    aliases: ['tire flip', 'virar pneu', 'tombar pneu'],
    howTo: [
      'Peito no pneu, dedos por baixo, quadril baixo.',
      'Suba com a força das pernas, vire as mãos e empurre até o pneu tombar.',
    ],
  },
  'clean-pull': {
    name: 'Puxada de clean',
    aliases: ['puxada do arremesso', 'clean pull'],
    howTo: ['Tire a barra do chão como no clean.', 'Estenda o corpo e encolha os ombros, com os braços esticados.'],
  },
  'snatch-pull': {
    name: 'Puxada de arranco',
    aliases: ['puxada do arranco', 'puxada de snatch', 'snatch pull'],
    howTo: [
      'Tire a barra do chão com a pegada do arranco.',
      'Estenda o corpo e encolha os ombros, com os braços esticados.',
    ],
  },
  'press-under': {
    name: 'Press under',
    aliases: ['desenvolvimento em queda'],
    howTo: [
      'Barra nas costas, pegada de arranco, pés na posição de agachamento.',
      'Entre embaixo da barra, empurrando-a, até agachar com os braços esticados. Depois, suba.',
    ],
  },
  'kettlebell-high-pull': {
    name: 'Puxada alta com kettlebell',
    aliases: ['high pull com kettlebell'],
    howTo: [
      'Balance o kettlebell entre as pernas e estenda o quadril com força.',
      'Puxe o kettlebell até a altura do ombro, com o cotovelo alto.',
    ],
  },
  'kettlebell-thruster': {
    name: 'Thruster com kettlebell',
    aliases: ['thruster com KB'],
    howTo: [
      'Com os kettlebells nos ombros, agache até o fundo.',
      'Suba e empurre os kettlebells acima da cabeça em um só movimento.',
    ],
  },
  'landmine-thruster': {
    name: 'Thruster no landmine',
    aliases: ['agachamento e desenvolvimento no landmine'],
    howTo: [
      'Segure a ponta da barra junto ao peito e agache até o fundo.',
      'Suba e empurre a barra para cima em um só movimento.',
    ],
  },
  'squat-row': {
    name: 'Agachamento com remada',
    aliases: ['agacha e rema'],
    howTo: [
      'Prenda o elástico à sua frente, segure as pontas e agache com os braços esticados.',
      'Suba, puxe o elástico até as costelas e volte devagar.',
    ],
  },
} satisfies TextsOf<typeof WHOLE_BODY>

import type { POSTERIOR_CHAIN } from '../../catalogue/posterior-chain.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const posteriorChain = {
  deadlift: {
    name: 'Levantamento terra',
    aliases: ['terra', 'deadlift', 'levantamento terra convencional'],
    howTo: [
      'Barra no meio do pé, coluna reta, braços esticados.',
      'Empurre o chão e fique em pé com a barra rente às pernas.',
    ],
  },
  'sumo-deadlift': {
    name: 'Levantamento terra sumô',
    aliases: ['terra sumô', 'sumo deadlift', 'sumô'],
    howTo: ['Pés bem abertos, mãos por dentro dos joelhos.', 'Abra os joelhos, peito alto e suba.'],
  },
  'trap-bar-deadlift': {
    name: 'Levantamento terra com barra hexagonal',
    aliases: ['terra hexagonal', 'trap bar', 'hex bar'],
    howTo: ['No centro da barra, peito alto.', 'Empurre o chão e fique em pé.'],
  },
  'romanian-deadlift': {
    name: 'Levantamento terra romeno',
    aliases: ['terra romeno', 'romeno', 'RDL', 'stiff romeno'],
    howTo: [
      'Joelhos levemente flexionados, barra rente às coxas.',
      'Leve o quadril para trás até alongar o posterior e suba.',
    ],
  },
  'dumbbell-romanian-deadlift': {
    name: 'Levantamento terra romeno com halteres',
    aliases: ['stiff com halteres', 'romeno com halteres', 'RDL halter'],
    howTo: ['Halteres à frente das coxas.', 'Quadril para trás com a coluna reta e volte.'],
  },
  'single-leg-romanian-deadlift': {
    name: 'Stiff unilateral com halter',
    aliases: ['romeno unilateral', 'RDL unilateral', 'avião'],
    howTo: ['Fique numa perna só, joelho solto.', 'Incline levando a outra perna para trás, quadril alinhado.'],
  },
  'stiff-leg-deadlift': {
    name: 'Stiff com barra',
    aliases: ['stiff', 'levantamento terra stiff', 'SLDL'],
    howTo: ['Pernas quase esticadas, barra saindo do chão.', 'Incline com a coluna reta e suba usando o posterior.'],
  },
  'good-morning': {
    name: 'Good morning',
    aliases: ['bom dia', 'good morning com barra'],
    howTo: [
      'Barra nas costas, joelhos levemente flexionados.',
      'Leve o quadril para trás até perto da paralela e suba.',
    ],
  },
  'lying-leg-curl': {
    name: 'Mesa flexora',
    aliases: ['flexora', 'flexora deitada', 'leg curl'],
    howTo: ['Quadril no banco, rolo acima dos calcanhares.', 'Flexione em direção aos glúteos e desça devagar.'],
  },
  'seated-leg-curl': {
    name: 'Cadeira flexora',
    aliases: ['flexora sentada', 'seated leg curl'],
    howTo: ['Coxas presas sob o apoio.', 'Leve os calcanhares para baixo do banco e volte devagar.'],
  },
  'standing-leg-curl': {
    name: 'Flexora em pé',
    aliases: ['flexora vertical', 'flexora unilateral'],
    howTo: ['Em pé, rolo acima do calcanhar.', 'Flexione uma perna e desça controlando.'],
  },
  'nordic-curl': {
    name: 'Flexão nórdica',
    aliases: ['nordic', 'nórdica', 'nordic curl'],
    howTo: ['Ajoelhado com os tornozelos presos, corpo reto.', 'Desça à frente o mais devagar que puder e volte.'],
  },
  'glute-ham-raise': {
    name: 'Glute ham raise',
    aliases: ['GHR', 'GHD', 'elevação glúteo posterior'],
    howTo: ['Joelhos atrás do apoio, tornozelos presos.', 'Desça até alinhar o corpo e suba flexionando.'],
  },
  'barbell-hip-thrust': {
    name: 'Elevação pélvica com barra',
    aliases: ['elevação pélvica', 'hip thrust', 'pélvica'],
    howTo: ['Costas no banco, barra sobre o quadril.', 'Suba o quadril até alinhar, queixo para dentro, e desça.'],
  },
  'machine-hip-thrust': {
    name: 'Elevação pélvica na máquina',
    aliases: ['elevação pélvica máquina', 'hip thrust máquina'],
    howTo: ['Cinto ou apoio sobre o quadril, pés firmes.', 'Suba, contraia os glúteos e desça devagar.'],
  },
  'glute-bridge': {
    name: 'Ponte de glúteo',
    aliases: ['ponte', 'elevação pélvica no chão', 'glute bridge'],
    howTo: ['Deitado de costas, pés perto do quadril.', 'Suba o quadril até alinhar o corpo e contraia.'],
  },
  'barbell-glute-bridge': {
    name: 'Ponte de glúteo com barra',
    aliases: ['ponte com barra', 'elevação pélvica no solo com barra'],
    howTo: ['Deite no chão com a barra sobre o quadril.', 'Suba o quadril, pare no alto e desça.'],
  },
  'cable-pull-through': {
    name: 'Pull through na polia',
    aliases: ['pull through', 'tração entre as pernas'],
    howTo: ['De costas para a polia baixa, corda entre as pernas.', 'Leve o quadril para trás e depois à frente.'],
  },
  'cable-glute-kickback': {
    name: 'Coice na polia',
    aliases: ['glúteo na polia', 'coice cabo', 'kickback'],
    howTo: ['Tornozeleira na polia baixa, leve inclinação.', 'Leve a perna para trás sem arquear as costas.'],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>

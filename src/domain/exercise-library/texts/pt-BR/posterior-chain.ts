import type { POSTERIOR_CHAIN } from '../../catalogue/posterior-chain.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const posteriorChain = {
  deadlift: {
    name: 'Levantamento terra',
    aliases: ['terra', 'deadlift', 'levantamento terra convencional'],
    howTo: [
      'Barra no meio do pé, coluna reta, braços esticados.',
      'Empurre o chão com os pés e fique em pé com a barra rente às pernas.',
    ],
  },
  'sumo-deadlift': {
    name: 'Levantamento terra sumô',
    aliases: ['terra sumô', 'sumo deadlift', 'sumô'],
    howTo: [
      'Pés bem abertos, mãos por dentro dos joelhos.',
      'Force os joelhos para fora, peito alto, e empurre o chão até ficar em pé.',
    ],
  },
  'trap-bar-deadlift': {
    name: 'Levantamento terra com barra hexagonal',
    aliases: ['terra hexagonal', 'trap bar', 'hex bar'],
    howTo: [
      'Em pé no centro da barra, agache e segure as alças, peito alto.',
      'Empurre o chão com os pés até ficar em pé.',
    ],
  },
  'romanian-deadlift': {
    name: 'Levantamento terra romeno',
    aliases: ['terra romeno', 'romeno', 'RDL', 'stiff romeno'],
    howTo: [
      'Joelhos levemente flexionados, barra rente às coxas.',
      'Leve o quadril para trás até alongar o posterior de coxa e suba.',
    ],
  },
  'dumbbell-romanian-deadlift': {
    name: 'Levantamento terra romeno com halteres',
    aliases: ['stiff com halteres', 'romeno com halteres', 'RDL halter'],
    howTo: [
      'Halteres à frente das coxas, joelhos levemente flexionados.',
      'Leve o quadril para trás com a coluna reta e suba.',
    ],
  },
  'single-leg-romanian-deadlift': {
    name: 'Stiff unilateral com halter',
    aliases: ['romeno unilateral', 'RDL unilateral', 'avião'],
    howTo: [
      'Fique em uma perna só, joelho levemente flexionado, halter na mão oposta.',
      'Incline o tronco levando a outra perna para trás, quadril alinhado, e suba.',
    ],
  },
  'stiff-leg-deadlift': {
    name: 'Stiff com barra',
    aliases: ['stiff', 'levantamento terra stiff', 'SLDL'],
    howTo: [
      'Pernas quase esticadas, barra saindo do chão.',
      'Suba com a coluna reta até ficar em pé e desça do mesmo jeito.',
    ],
  },
  'good-morning': {
    name: 'Good morning',
    aliases: ['bom dia', 'good morning com barra'],
    howTo: [
      'Barra nas costas, joelhos levemente flexionados.',
      'Leve o quadril para trás até o tronco quase ficar paralelo ao chão e suba.',
    ],
  },
  'lying-leg-curl': {
    name: 'Mesa flexora',
    aliases: ['flexora', 'flexora deitada', 'leg curl'],
    howTo: [
      'Deite de bruços, quadril no banco, rolo acima dos calcanhares.',
      'Leve os calcanhares em direção aos glúteos e desça devagar.',
    ],
  },
  'seated-leg-curl': {
    name: 'Cadeira flexora',
    aliases: ['flexora sentada', 'seated leg curl'],
    howTo: [
      'Coxas presas sob o apoio, rolo atrás dos tornozelos.',
      'Puxe os calcanhares para baixo do banco e volte devagar.',
    ],
  },
  'standing-leg-curl': {
    name: 'Flexora em pé',
    aliases: ['flexora vertical', 'flexora unilateral'],
    howTo: ['Em pé, rolo acima do calcanhar.', 'Leve o calcanhar em direção ao glúteo e desça com controle.'],
  },
  'nordic-curl': {
    name: 'Flexão nórdica',
    aliases: ['nordic', 'nórdica', 'nordic curl'],
    howTo: [
      'Ajoelhe com os tornozelos presos, corpo reto.',
      'Desça o corpo à frente o mais devagar que puder e volte.',
    ],
  },
  'glute-ham-raise': {
    name: 'Glute ham raise',
    aliases: ['GHR', 'GHD', 'elevação glúteo posterior'],
    howTo: [
      'Joelhos logo atrás do apoio, tornozelos presos.',
      'Desça até o corpo ficar na horizontal e suba flexionando os joelhos.',
    ],
  },
  'barbell-hip-thrust': {
    name: 'Elevação pélvica com barra',
    aliases: ['elevação pélvica', 'hip thrust', 'pélvica'],
    howTo: [
      'Parte alta das costas no banco, barra sobre o quadril.',
      'Suba o quadril até alinhar o corpo, queixo para dentro, e desça.',
    ],
  },
  'machine-hip-thrust': {
    name: 'Elevação pélvica na máquina',
    aliases: ['elevação pélvica máquina', 'hip thrust máquina'],
    howTo: ['Cinto ou apoio sobre o quadril, pés firmes.', 'Suba o quadril, contraia os glúteos e desça devagar.'],
  },
  'glute-bridge': {
    name: 'Ponte de glúteo',
    aliases: ['ponte', 'elevação pélvica no chão', 'glute bridge'],
    howTo: [
      'Deite de barriga para cima, pés perto do quadril.',
      'Suba o quadril até alinhar o corpo, contraia os glúteos e desça.',
    ],
  },
  'barbell-glute-bridge': {
    name: 'Ponte de glúteo com barra',
    aliases: ['ponte com barra', 'elevação pélvica no solo com barra'],
    howTo: ['Deite no chão com a barra sobre o quadril.', 'Suba o quadril, segure um instante e desça.'],
  },
  'cable-pull-through': {
    name: 'Pull through na polia',
    aliases: ['pull through', 'tração entre as pernas'],
    howTo: [
      'De costas para a polia baixa, segure a corda entre as pernas.',
      'Leve o quadril para trás com a coluna reta e volte contraindo os glúteos.',
    ],
  },
  'cable-glute-kickback': {
    name: 'Coice na polia',
    aliases: ['glúteo na polia', 'coice cabo', 'kickback'],
    howTo: [
      'De frente para a polia baixa, tornozeleira em um pé, tronco levemente inclinado.',
      'Leve a perna para trás sem arquear as costas e volte devagar.',
    ],
  },
  'deficit-deadlift': {
    name: 'Levantamento terra com déficit',
    aliases: ['terra com déficit', 'terra no degrau', 'deficit deadlift'],
    howTo: [
      'Suba em uma anilha ou degrau baixo, barra no meio do pé.',
      'Comece com o quadril mais baixo que no terra normal e suba com a coluna reta.',
    ],
  },
  'pause-deadlift': {
    name: 'Levantamento terra com pausa',
    aliases: ['terra com pausa', 'terra pausado', 'pause deadlift'],
    howTo: [
      'Tire a barra um palmo do chão e pare.',
      'Mantenha os ombros sobre a barra por um ou dois segundos e termine a puxada.',
    ],
  },
  'snatch-grip-deadlift': {
    name: 'Levantamento terra com pegada de arranco',
    aliases: ['terra pegada aberta', 'snatch-grip deadlift', 'terra pegada snatch'],
    howTo: [
      'Pegada bem aberta, quadril baixo, dorsais firmes.',
      'Suba com a barra rente ao corpo. Use straps se a pegada não aguentar.',
    ],
  },
  'dumbbell-deadlift': {
    name: 'Levantamento terra com halteres',
    aliases: ['terra com halteres', 'dumbbell deadlift'],
    howTo: [
      'Halteres no chão ao lado dos pés, coluna reta.',
      'Flexione o quadril e os joelhos, segure os halteres e fique em pé.',
    ],
  },
  'kettlebell-deadlift': {
    name: 'Levantamento terra com kettlebell',
    aliases: ['terra com kettlebell', 'terra sumô com kettlebell', 'KB deadlift'],
    howTo: [
      'Kettlebell entre os pés, as duas mãos na alça.',
      'Leve o quadril para trás com a coluna reta e suba contraindo os glúteos.',
    ],
  },
  'smith-machine-romanian-deadlift': {
    name: 'Stiff no Smith',
    aliases: ['romeno no Smith', 'levantamento terra romeno no Smith', 'stiff na barra guiada'],
    howTo: [
      'Barra rente às coxas, joelhos levemente flexionados.',
      'Leve o quadril para trás até alongar o posterior de coxa e suba.',
    ],
  },
  'b-stance-romanian-deadlift': {
    name: 'Stiff B-stance com halteres',
    aliases: ['stiff base alternada', 'romeno B-stance', 'kickstand RDL'],
    howTo: [
      'Peso no pé da frente; a ponta do pé de trás só equilibra.',
      'Incline o tronco sobre a perna da frente, quadril alinhado, e suba.',
    ],
  },
  'single-leg-lying-leg-curl': {
    name: 'Mesa flexora unilateral',
    aliases: ['flexora deitada unilateral', 'flexora uma perna'],
    howTo: [
      'Deite de bruços, só um calcanhar sob o rolo, quadril no banco.',
      'Flexione a perna sem girar o quadril e desça devagar.',
    ],
  },
  'single-leg-seated-leg-curl': {
    name: 'Cadeira flexora unilateral',
    aliases: ['flexora sentada unilateral', 'cadeira flexora uma perna'],
    howTo: [
      'Coxas presas sob o apoio, só uma perna sobre o rolo.',
      'Puxe o calcanhar para baixo do banco e volte devagar.',
    ],
  },
  'cable-leg-curl': {
    name: 'Flexora na polia',
    aliases: ['flexão de joelho na polia', 'flexora no cabo', 'posterior na polia'],
    howTo: [
      'De frente para a polia baixa, tornozeleira em um pé, mãos no apoio.',
      'Leve o calcanhar em direção ao glúteo sem mexer o joelho e desça devagar.',
    ],
  },
  'dumbbell-leg-curl': {
    name: 'Flexora com halter',
    aliases: ['flexora deitada com halter', 'flexão de joelhos com halter'],
    howTo: [
      'Deite de bruços no banco, halter preso entre os pés.',
      'Flexione os joelhos até as canelas ficarem na vertical e desça devagar.',
    ],
  },
  'stability-ball-leg-curl': {
    name: 'Flexora na bola',
    aliases: ['flexão de joelhos na bola suíça', 'leg curl na bola', 'posterior na bola'],
    howTo: [
      'Deite de barriga para cima, calcanhares na bola, quadril alto.',
      'Puxe a bola com os calcanhares e estique as pernas sem baixar o quadril.',
    ],
  },
  'assisted-nordic-curl': {
    name: 'Flexão nórdica assistida',
    aliases: ['nórdica com elástico', 'nordic assistido'],
    howTo: [
      'Ajoelhe com os tornozelos presos e passe no peito um elástico fixado no alto, atrás de você.',
      'Desça devagar com o corpo reto e volte com a ajuda do elástico.',
    ],
  },
  'weighted-glute-ham-raise': {
    name: 'Glute ham raise com carga',
    aliases: ['GHR com peso', 'GHR com anilha', 'glute ham raise com peso'],
    howTo: [
      'Anilha junto ao peito, tornozelos presos.',
      'Desça até o corpo ficar na horizontal e suba sem dobrar o quadril.',
    ],
  },
  'smith-machine-hip-thrust': {
    name: 'Elevação pélvica no Smith',
    aliases: ['hip thrust no Smith', 'pélvica no Smith'],
    howTo: [
      'Parte alta das costas no banco, barra com proteção sobre o quadril.',
      'Suba o quadril até alinhar o corpo, contraia os glúteos e desça.',
    ],
  },
  'dumbbell-hip-thrust': {
    name: 'Elevação pélvica com halter',
    aliases: ['hip thrust com halter', 'pélvica com halter'],
    howTo: [
      'Parte alta das costas no banco, halter sobre o quadril.',
      'Empurre com os calcanhares até alinhar o corpo, segure um instante e desça.',
    ],
  },
  'single-leg-hip-thrust': {
    name: 'Elevação pélvica unilateral',
    aliases: ['hip thrust unilateral', 'pélvica unilateral'],
    howTo: [
      'Parte alta das costas no banco, um pé no chão, a outra perna no ar.',
      'Suba até alinhar o corpo sem girar o quadril e desça devagar.',
    ],
  },
  'single-leg-glute-bridge': {
    name: 'Ponte de glúteo unilateral',
    aliases: ['ponte unilateral', 'elevação pélvica unilateral no chão'],
    howTo: [
      'Deite de barriga para cima, um pé no chão e a outra perna esticada.',
      'Suba com uma perna só, sem inclinar o quadril, e desça.',
    ],
  },
  'reverse-hyperextension': {
    name: 'Hiperextensão reversa',
    aliases: ['reverse hyper', 'extensão lombar reversa', 'hiper reversa'],
    howTo: [
      'Peito no apoio, quadril na borda, pernas soltas.',
      'Suba as pernas até alinhá-las com o tronco e desça sem balançar.',
    ],
  },
  'frog-pump': {
    name: 'Frog pump',
    aliases: ['elevação pélvica sapinho', 'ponte sapinho', 'glúteo sapinho'],
    howTo: [
      'Deite de barriga para cima, solas dos pés juntas, joelhos para fora.',
      'Suba o quadril em repetições curtas, contraindo os glúteos em cada uma.',
    ],
  },
  'band-deadlift': {
    name: 'Levantamento terra com elástico',
    aliases: ['terra com elástico'],
    howTo: [
      'Pise no elástico e segure-o com os braços esticados.',
      'Leve o quadril para trás com a coluna reta e fique em pé.',
    ],
  },
  'smith-machine-deadlift': {
    name: 'Levantamento terra no Smith',
    aliases: ['terra no Smith'],
    howTo: [
      'Comece com a barra no meio da canela e firme o tronco.',
      'Suba com a barra rente às pernas até ficar em pé.',
    ],
  },
  'deadlift-high-pull': {
    name: 'Levantamento terra com puxada alta',
    aliases: ['puxada alta', 'terra com puxada alta'],
    howTo: [
      'Puxe a barra do chão com velocidade até o quadril.',
      'Continue puxando até o peito, com os cotovelos altos.',
    ],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>

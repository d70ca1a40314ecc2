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
  'deficit-deadlift': {
    name: 'Levantamento terra com déficit',
    aliases: ['terra com déficit', 'terra no degrau', 'deficit deadlift'],
    howTo: [
      'Suba numa anilha ou degrau baixo, barra no meio do pé.',
      'Comece com o quadril mais baixo e puxe com a coluna reta.',
    ],
  },
  'pause-deadlift': {
    name: 'Levantamento terra com pausa',
    aliases: ['terra com pausa', 'terra pausado', 'pause deadlift'],
    howTo: [
      'Tire a barra um palmo do chão e segure parado.',
      'Fique sobre a barra um ou dois segundos e termine a puxada.',
    ],
  },
  'snatch-grip-deadlift': {
    name: 'Levantamento terra com pegada de arranco',
    aliases: ['terra pegada aberta', 'snatch-grip deadlift', 'terra pegada snatch'],
    howTo: [
      'Mãos bem abertas, quadril baixo, dorsais firmes.',
      'Suba com a barra colada ao corpo; o strap ajuda na pegada.',
    ],
  },
  'dumbbell-deadlift': {
    name: 'Levantamento terra com halteres',
    aliases: ['terra com halteres', 'dumbbell deadlift'],
    howTo: [
      'Halteres no chão ao lado dos pés, coluna reta.',
      'Flexione joelhos e quadril, empurre o chão e fique em pé.',
    ],
  },
  'kettlebell-deadlift': {
    name: 'Levantamento terra com kettlebell',
    aliases: ['terra com kettlebell', 'terra sumô com kettlebell', 'KB deadlift'],
    howTo: [
      'Kettlebell entre os pés, as duas mãos na alça.',
      'Quadril para trás, coluna reta; suba contraindo os glúteos.',
    ],
  },
  'smith-machine-romanian-deadlift': {
    name: 'Stiff no Smith',
    aliases: ['romeno no Smith', 'levantamento terra romeno no Smith', 'stiff na barra guiada'],
    howTo: ['Barra rente às coxas, joelhos soltos.', 'Leve o quadril para trás até alongar o posterior e volte.'],
  },
  'b-stance-romanian-deadlift': {
    name: 'Stiff B-stance com halteres',
    aliases: ['stiff base alternada', 'romeno B-stance', 'kickstand RDL'],
    howTo: [
      'Peso no pé da frente, a ponta do pé de trás só equilibra.',
      'Incline sobre a perna da frente, quadril alinhado, e suba.',
    ],
  },
  'single-leg-lying-leg-curl': {
    name: 'Mesa flexora unilateral',
    aliases: ['flexora deitada unilateral', 'flexora uma perna'],
    howTo: [
      'Deitado, só um calcanhar sob o rolo, quadril no banco.',
      'Flexione essa perna sem girar o quadril e desça devagar.',
    ],
  },
  'single-leg-seated-leg-curl': {
    name: 'Cadeira flexora unilateral',
    aliases: ['flexora sentada unilateral', 'cadeira flexora uma perna'],
    howTo: ['Sentado, coxa presa, uma perna sobre o rolo.', 'Leve o calcanhar para baixo do banco e volte devagar.'],
  },
  'cable-leg-curl': {
    name: 'Flexora na polia',
    aliases: ['flexão de joelho na polia', 'flexora no cabo', 'posterior na polia'],
    howTo: [
      'De frente para a polia baixa, tornozeleira em um pé, segure no apoio.',
      'Leve o calcanhar ao glúteo sem mover o joelho e desça devagar.',
    ],
  },
  'dumbbell-leg-curl': {
    name: 'Flexora com halter',
    aliases: ['flexora deitada com halter', 'flexão de joelhos com halter'],
    howTo: [
      'De bruços no banco, halter preso entre os pés.',
      'Flexione até as canelas ficarem na vertical e desça devagar.',
    ],
  },
  'stability-ball-leg-curl': {
    name: 'Flexora na bola',
    aliases: ['flexão de joelhos na bola suíça', 'leg curl na bola', 'posterior na bola'],
    howTo: [
      'Deitado de costas, calcanhares na bola, quadril alto.',
      'Puxe a bola com os calcanhares e estique sem deixar o quadril cair.',
    ],
  },
  'assisted-nordic-curl': {
    name: 'Flexão nórdica assistida',
    aliases: ['nórdica com elástico', 'nordic assistido'],
    howTo: [
      'Tornozelos presos, elástico no peito fixado no alto atrás de você.',
      'Desça devagar com o corpo reto e volte com a ajuda do elástico.',
    ],
  },
  'weighted-glute-ham-raise': {
    name: 'Glute ham raise com peso',
    aliases: ['GHR com peso', 'GHR com anilha'],
    howTo: ['Anilha junto ao peito, tornozelos presos.', 'Desça até alinhar o corpo e suba sem dobrar o quadril.'],
  },
  'smith-machine-hip-thrust': {
    name: 'Elevação pélvica no Smith',
    aliases: ['hip thrust no Smith', 'pélvica no Smith'],
    howTo: [
      'Banco atravessado na máquina, barra com proteção sobre o quadril.',
      'Suba até alinhar o quadril, contraia e desça.',
    ],
  },
  'dumbbell-hip-thrust': {
    name: 'Elevação pélvica com halter',
    aliases: ['hip thrust com halter', 'pélvica com halter'],
    howTo: [
      'Costas no banco, segure o halter sobre o quadril.',
      'Suba empurrando com os calcanhares, pare no alto e desça.',
    ],
  },
  'single-leg-hip-thrust': {
    name: 'Elevação pélvica unilateral',
    aliases: ['hip thrust unilateral', 'pélvica unilateral'],
    howTo: [
      'Costas no banco, um pé no chão e o outro joelho no alto.',
      'Suba até alinhar o quadril sem girar e desça devagar.',
    ],
  },
  'single-leg-glute-bridge': {
    name: 'Ponte de glúteo unilateral',
    aliases: ['ponte unilateral', 'elevação pélvica unilateral no chão'],
    howTo: [
      'De costas, um pé no chão e a outra perna esticada.',
      'Suba o quadril com uma perna só, sem inclinar, e desça.',
    ],
  },
  'reverse-hyperextension': {
    name: 'Hiperextensão reversa',
    aliases: ['reverse hyper', 'extensão lombar reversa', 'hiper reversa'],
    howTo: [
      'Peito no apoio, quadril na borda, pernas soltas.',
      'Suba as pernas até a linha do corpo e desça sem balançar.',
    ],
  },
  'frog-pump': {
    name: 'Frog pump',
    aliases: ['elevação pélvica sapinho', 'ponte sapinho', 'glúteo sapinho'],
    howTo: [
      'De costas, solas dos pés juntas, joelhos para fora.',
      'Suba o quadril em repetições curtas, contraindo em cada uma.',
    ],
  },
  'band-deadlift': {
    name: 'Levantamento terra com elástico',
    aliases: ['terra com elástico'],
    howTo: ['Pise no elástico e segure-o com os braços esticados.', 'Dobre o quadril e fique em pé.'],
  },
  'smith-machine-deadlift': {
    name: 'Levantamento terra no Smith',
    aliases: ['terra no Smith'],
    howTo: ['Ponha a barra no meio da canela e firme o tronco.', 'Suba com a barra junto às pernas.'],
  },
  'deadlift-high-pull': {
    name: 'Terra com puxada alta',
    aliases: ['puxada alta'],
    howTo: ['Puxe a barra rápido até o quadril.', 'Siga puxando, cotovelos altos, até o peito.'],
  },
} satisfies TextsOf<typeof POSTERIOR_CHAIN>

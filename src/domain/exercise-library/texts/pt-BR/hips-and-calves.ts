import type { HIPS_AND_CALVES } from '../../catalogue/hips-and-calves.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const hipsAndCalves = {
  'machine-glute-kickback': {
    name: 'Glúteo na máquina',
    aliases: ['coice máquina', 'glúteo máquina', 'glúteo coice'],
    howTo: [
      'Um pé na plataforma, peito no apoio.',
      'Empurre a plataforma para trás até estender o quadril e volte devagar.',
    ],
  },
  'hip-abduction-machine': {
    name: 'Cadeira abdutora',
    aliases: ['abdutora', 'abdução de quadril', 'abdutor'],
    howTo: ['Costas no encosto, apoios por fora dos joelhos.', 'Abra as pernas, segure um instante e feche devagar.'],
  },
  'hip-adduction-machine': {
    name: 'Cadeira adutora',
    aliases: ['adutora', 'adução de quadril', 'adutor'],
    howTo: ['Costas no encosto, apoios por dentro dos joelhos.', 'Feche as pernas, segure um instante e abra devagar.'],
  },
  'cable-hip-abduction': {
    name: 'Abdução de quadril na polia',
    aliases: ['abdução na polia', 'abdução em pé'],
    howTo: [
      'De lado para a polia baixa, tornozeleira na perna mais longe dela.',
      'Leve a perna da tornozeleira para o lado sem inclinar o quadril e volte devagar.',
    ],
  },
  'band-lateral-walk': {
    name: 'Caminhada lateral com elástico',
    aliases: ['monster walk', 'passo lateral com miniband', 'mini band'],
    howTo: [
      'Elástico nos tornozelos ou acima dos joelhos, pernas semiflexionadas.',
      'Ande de lado mantendo o elástico esticado.',
    ],
  },
  'standing-calf-raise': {
    name: 'Panturrilha em pé na máquina',
    aliases: ['panturrilha em pé', 'gêmeos em pé', 'calf raise', 'panturrilha'],
    howTo: [
      'Ombros sob os apoios, pontas dos pés no degrau, joelhos esticados.',
      'Suba o máximo e desça até alongar a panturrilha.',
    ],
  },
  'seated-calf-raise': {
    name: 'Panturrilha sentada',
    aliases: ['gêmeos sentado', 'banco sóleo', 'sóleo', 'panturrilha sentado'],
    howTo: [
      'Apoio sobre as coxas, pontas dos pés no degrau.',
      'Suba os calcanhares, segure um instante e desça até alongar a panturrilha.',
    ],
  },
  'leg-press-calf-raise': {
    name: 'Panturrilha no leg press',
    aliases: ['panturrilha leg', 'gêmeos no leg'],
    howTo: [
      'Pontas dos pés na borda da plataforma, joelhos quase esticados.',
      'Empurre só com os tornozelos e volte até alongar a panturrilha.',
    ],
  },
  'smith-machine-calf-raise': {
    name: 'Panturrilha no Smith',
    aliases: ['panturrilha smith'],
    howTo: ['Barra nas costas, pontas dos pés em um degrau.', 'Suba o máximo e desça até alongar a panturrilha.'],
  },
  'bodyweight-calf-raise': {
    name: 'Panturrilha em pé sem peso',
    aliases: ['panturrilha livre', 'panturrilha no degrau'],
    howTo: [
      'Pontas dos pés em um degrau, uma mão na parede para se equilibrar.',
      'Suba o máximo e desça os calcanhares abaixo do degrau.',
    ],
  },
  'single-leg-calf-raise': {
    name: 'Panturrilha unilateral com halter',
    aliases: ['panturrilha unilateral'],
    howTo: [
      'Ponta de um pé no degrau, halter na mão do mesmo lado, a outra mão apoiada.',
      'Suba o máximo e desça até alongar a panturrilha.',
    ],
  },
  'cable-hip-adduction': {
    name: 'Adução de quadril na polia',
    aliases: ['adução na polia', 'adutor na polia'],
    howTo: [
      'De lado para a polia baixa, tornozeleira na perna mais perto dela.',
      'Cruze a perna da tornozeleira à frente do corpo sem mexer o tronco e volte devagar.',
    ],
  },
  'donkey-kick': {
    name: 'Glúteo quatro apoios',
    aliases: ['quatro apoios', 'glúteo 4 apoios', 'glúteo com caneleira', 'coice no solo', 'donkey kick'],
    howTo: [
      'Em quatro apoios, joelhos a 90 graus.',
      'Empurre a sola de um pé para o teto sem arquear as costas e desça.',
    ],
  },
  'smith-machine-glute-kickback': {
    name: 'Coice no Smith',
    aliases: ['glúteo no Smith', 'quatro apoios no Smith'],
    howTo: [
      'Em quatro apoios sob a barra, sola de um pé contra ela.',
      'Empurre a barra para cima até estender o quadril e desça com controle.',
    ],
  },
  'band-clamshell': {
    name: 'Ostra com elástico',
    aliases: ['ostra', 'clamshell', 'ostra com miniband'],
    howTo: [
      'Deite de lado, com os joelhos dobrados e o elástico acima deles.',
      'Abra o joelho de cima sem separar os pés e feche devagar.',
    ],
  },
  'fire-hydrant': {
    name: 'Abdução em quatro apoios',
    aliases: ['fire hydrant', 'hidrante', 'abdução de quadril em quatro apoios'],
    howTo: ['Em quatro apoios, joelhos a 90 graus.', 'Abra um joelho para o lado sem inclinar o tronco e desça.'],
  },
  'side-lying-hip-abduction': {
    name: 'Abdução de quadril no chão',
    aliases: ['abdução deitado de lado', 'elevação lateral de perna', 'abdução de quadril deitado'],
    howTo: [
      'Deite de lado, corpo reto, joelho de baixo dobrado.',
      'Suba a perna de cima, pé apontando para a frente, e desça devagar.',
    ],
  },
  'seated-band-hip-abduction': {
    name: 'Abdução sentada com elástico',
    aliases: ['abdução com miniband', 'abdutora com elástico', 'abdução com elástico', 'abdução sentado com elástico'],
    howTo: [
      'Sente na ponta do banco, elástico acima dos joelhos.',
      'Abra os joelhos, segure um instante e feche devagar.',
    ],
  },
  'copenhagen-plank': {
    name: 'Prancha Copenhagen',
    aliases: ['Copenhagen', 'prancha de adutores', 'prancha Copenhague'],
    howTo: [
      'De lado, antebraço no chão, parte interna da perna de cima no banco.',
      'Suba o quadril até alinhar o corpo e segure até o fim do tempo.',
    ],
  },
  'barbell-calf-raise': {
    name: 'Panturrilha em pé com barra',
    aliases: ['panturrilha com barra', 'gêmeos com barra'],
    howTo: [
      'Barra nas costas, pontas dos pés em uma anilha ou no chão.',
      'Suba o máximo, segure um instante e desça devagar.',
    ],
  },
  'dumbbell-calf-raise': {
    name: 'Panturrilha em pé com halteres',
    aliases: ['panturrilha com halteres', 'gêmeos com halteres'],
    howTo: [
      'Halteres ao lado do corpo, pontas dos pés em um degrau.',
      'Suba o máximo, segure um instante e desça até alongar a panturrilha.',
    ],
  },
  'seated-dumbbell-calf-raise': {
    name: 'Panturrilha sentada com halteres',
    aliases: ['gêmeos sentado com halteres', 'sóleo com halteres', 'panturrilha sentado com halteres'],
    howTo: [
      'Sente no banco, halteres sobre os joelhos, pontas dos pés em um degrau.',
      'Suba os calcanhares, segure um instante e desça até alongar a panturrilha.',
    ],
  },
  'donkey-calf-raise': {
    name: 'Panturrilha burrinho',
    aliases: ['burrinho', 'gêmeos burrinho', 'donkey calf raise'],
    howTo: [
      'Tronco inclinado, apoio sobre a lombar, pontas dos pés no degrau.',
      'Suba com os joelhos esticados e desça até alongar a panturrilha.',
    ],
  },
  'calf-extension-machine': {
    name: 'Panturrilha horizontal na máquina',
    aliases: ['panturrilha horizontal', 'gêmeos horizontal', 'extensão de panturrilha'],
    howTo: [
      'Sente com as pernas quase esticadas, pontas dos pés na plataforma.',
      'Empurre com as pontas dos pés e volte devagar até alongar a panturrilha.',
    ],
  },
  'hack-squat-calf-raise': {
    name: 'Panturrilha no hack',
    aliases: ['gêmeos no hack', 'panturrilha hack machine'],
    howTo: [
      'Ombros sob os apoios, pontas dos pés na borda da plataforma.',
      'Suba o máximo com os joelhos quase esticados e desça devagar.',
    ],
  },
  'single-leg-bodyweight-calf-raise': {
    name: 'Panturrilha unilateral sem peso',
    aliases: ['panturrilha em uma perna', 'panturrilha unilateral no degrau'],
    howTo: [
      'Ponta de um pé no degrau, uma mão na parede.',
      'Suba o máximo, segure um instante e desça o calcanhar abaixo do degrau.',
    ],
  },
  'tibialis-raise': {
    name: 'Tibial anterior em pé',
    aliases: ['elevação de tibial', 'tibial anterior', 'tibial', 'tibialis raise'],
    howTo: [
      'Costas na parede, pés um passo à frente, joelhos esticados.',
      'Puxe as pontas dos pés em direção às canelas e desça devagar.',
    ],
  },
} satisfies TextsOf<typeof HIPS_AND_CALVES>

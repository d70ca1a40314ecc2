import type { HIPS_AND_CALVES } from '../../catalogue/hips-and-calves.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const hipsAndCalves = {
  'machine-glute-kickback': {
    name: 'Glúteo na máquina',
    aliases: ['coice máquina', 'glúteo máquina', 'glúteo coice'],
    howTo: ['Pé na plataforma, peito no apoio.', 'Empurre até esticar o quadril e volte devagar.'],
  },
  'hip-abduction-machine': {
    name: 'Cadeira abdutora',
    aliases: ['abdutora', 'abdução de quadril', 'abdutor'],
    howTo: ['Costas no encosto, apoios por fora dos joelhos.', 'Abra as pernas, pare e feche devagar.'],
  },
  'hip-adduction-machine': {
    name: 'Cadeira adutora',
    aliases: ['adutora', 'adução de quadril', 'adutor'],
    howTo: ['Apoios por dentro dos joelhos.', 'Feche as pernas, pare e abra devagar.'],
  },
  'cable-hip-abduction': {
    name: 'Abdução de quadril na polia',
    aliases: ['abdução na polia', 'abdução em pé'],
    howTo: ['Tornozeleira na perna de fora.', 'Leve a perna para o lado sem inclinar o quadril.'],
  },
  'band-lateral-walk': {
    name: 'Caminhada lateral com elástico',
    aliases: ['monster walk', 'passo lateral com miniband', 'mini band'],
    howTo: ['Elástico nos tornozelos ou joelhos, joelhos flexionados.', 'Ande de lado mantendo o elástico esticado.'],
  },
  'standing-calf-raise': {
    name: 'Panturrilha em pé na máquina',
    aliases: ['panturrilha em pé', 'gêmeos em pé', 'calf raise', 'panturrilha'],
    howTo: ['Ponta dos pés no degrau, joelhos esticados.', 'Suba o máximo e desça até alongar.'],
  },
  'seated-calf-raise': {
    name: 'Panturrilha sentado',
    aliases: ['gêmeos sentado', 'banco sóleo', 'sóleo'],
    howTo: ['Apoio nas coxas, ponta dos pés no degrau.', 'Suba, pare e desça até alongar.'],
  },
  'leg-press-calf-raise': {
    name: 'Panturrilha no leg press',
    aliases: ['panturrilha leg', 'gêmeos no leg'],
    howTo: ['Ponta dos pés na borda da plataforma.', 'Empurre só com os tornozelos, joelhos quase esticados.'],
  },
  'smith-machine-calf-raise': {
    name: 'Panturrilha no Smith',
    aliases: ['panturrilha smith'],
    howTo: ['Em pé num degrau sob a barra.', 'Suba na ponta dos pés e desça até alongar.'],
  },
  'bodyweight-calf-raise': {
    name: 'Panturrilha em pé sem peso',
    aliases: ['panturrilha livre', 'panturrilha no degrau'],
    howTo: ['Ponta dos pés num degrau, segure para se equilibrar.', 'Suba alto e desça abaixo do degrau.'],
  },
  'single-leg-calf-raise': {
    name: 'Panturrilha unilateral com halter',
    aliases: ['panturrilha unilateral'],
    howTo: ['Halter numa mão, um pé no degrau.', 'Suba alto e desça até alongar.'],
  },
  'cable-hip-adduction': {
    name: 'Adução de quadril na polia',
    aliases: ['adução na polia', 'adutor na polia'],
    howTo: [
      'Tornozeleira na perna mais perto da polia.',
      'Cruze a perna à frente do corpo sem mover o tronco e volte devagar.',
    ],
  },
  'donkey-kick': {
    name: 'Glúteo quatro apoios',
    aliases: ['quatro apoios', 'glúteo 4 apoios', 'glúteo com caneleira', 'coice no solo', 'donkey kick'],
    howTo: [
      'Mãos e joelhos no chão, joelho a 90 graus.',
      'Empurre a sola do pé para o teto sem arquear as costas e desça.',
    ],
  },
  'smith-machine-glute-kickback': {
    name: 'Coice no Smith',
    aliases: ['glúteo no Smith', 'quatro apoios no Smith'],
    howTo: [
      'Em quatro apoios sob a barra, sola de um pé contra ela.',
      'Empurre a barra para cima até abrir o quadril e desça com controle.',
    ],
  },
  'band-clamshell': {
    name: 'Ostra com elástico',
    aliases: ['ostra', 'clamshell', 'ostra com miniband'],
    howTo: [
      'De lado, joelhos dobrados, elástico acima dos joelhos.',
      'Abra o joelho de cima com os pés juntos e feche devagar.',
    ],
  },
  'fire-hydrant': {
    name: 'Abdução em quatro apoios',
    aliases: ['fire hydrant', 'hidrante', 'abdução de quadril em quatro apoios'],
    howTo: ['Mãos e joelhos no chão, joelho dobrado.', 'Abra o joelho para o lado sem inclinar o tronco e desça.'],
  },
  'side-lying-hip-abduction': {
    name: 'Abdução de quadril deitado',
    aliases: ['abdução deitado de lado', 'elevação lateral de perna'],
    howTo: [
      'De lado, corpo reto, joelho de baixo dobrado.',
      'Suba a perna de cima com o pé apontando à frente e desça devagar.',
    ],
  },
  'seated-band-hip-abduction': {
    name: 'Abdução sentado com elástico',
    aliases: ['abdução com miniband', 'abdutora com elástico', 'abdução com elástico'],
    howTo: ['Sentado na ponta do banco, elástico acima dos joelhos.', 'Abra os joelhos, pare e feche devagar.'],
  },
  'copenhagen-plank': {
    name: 'Prancha Copenhagen',
    aliases: ['Copenhagen', 'prancha de adutores', 'prancha Copenhague'],
    howTo: [
      'Antebraço no chão, lado de dentro da perna de cima no banco.',
      'Suba o quadril até alinhar o corpo e segure até o fim do tempo.',
    ],
  },
  'barbell-calf-raise': {
    name: 'Panturrilha em pé com barra',
    aliases: ['panturrilha com barra', 'gêmeos com barra'],
    howTo: ['Barra nas costas, ponta dos pés numa anilha ou no chão.', 'Suba na ponta dos pés, pare e desça devagar.'],
  },
  'dumbbell-calf-raise': {
    name: 'Panturrilha em pé com halteres',
    aliases: ['panturrilha com halteres', 'gêmeos com halteres'],
    howTo: ['Halteres ao lado do corpo, ponta dos dois pés num degrau.', 'Suba o máximo, pare e desça até alongar.'],
  },
  'seated-dumbbell-calf-raise': {
    name: 'Panturrilha sentado com halteres',
    aliases: ['gêmeos sentado com halteres', 'sóleo com halteres'],
    howTo: [
      'Sentado no banco, halteres sobre os joelhos, ponta dos pés no degrau.',
      'Suba, pare e desça os calcanhares ao máximo.',
    ],
  },
  'donkey-calf-raise': {
    name: 'Panturrilha burrinho',
    aliases: ['burrinho', 'gêmeos burrinho', 'donkey calf raise'],
    howTo: [
      'Tronco inclinado, apoio na base da coluna, ponta dos pés no degrau.',
      'Suba com os joelhos esticados e desça até alongar.',
    ],
  },
  'calf-extension-machine': {
    name: 'Panturrilha horizontal na máquina',
    aliases: ['panturrilha horizontal', 'gêmeos horizontal', 'extensão de panturrilha'],
    howTo: [
      'Sentado com as pernas esticadas, ponta dos pés na placa.',
      'Empurre com a ponta dos pés e volte devagar até alongar.',
    ],
  },
  'hack-squat-calf-raise': {
    name: 'Panturrilha no hack',
    aliases: ['gêmeos no hack', 'panturrilha hack machine'],
    howTo: [
      'Ombros sob os apoios, ponta dos pés na borda da plataforma.',
      'Suba na ponta dos pés, joelhos quase esticados, e desça devagar.',
    ],
  },
  'single-leg-bodyweight-calf-raise': {
    name: 'Panturrilha unilateral sem peso',
    aliases: ['panturrilha em uma perna', 'panturrilha unilateral no degrau'],
    howTo: ['Um pé no degrau, dedos na parede.', 'Suba o máximo, pare e desça abaixo do degrau.'],
  },
  'tibialis-raise': {
    name: 'Tibial anterior em pé',
    aliases: ['elevação de tibial', 'tibial anterior', 'tibial', 'tibialis raise'],
    howTo: [
      'Costas na parede, pés um passo à frente, joelhos esticados.',
      'Puxe as pontas dos pés para a canela e desça devagar.',
    ],
  },
} satisfies TextsOf<typeof HIPS_AND_CALVES>

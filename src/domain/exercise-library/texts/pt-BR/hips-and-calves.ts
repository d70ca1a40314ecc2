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
} satisfies TextsOf<typeof HIPS_AND_CALVES>

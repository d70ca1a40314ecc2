import type { CARDIO } from '../../catalogue/cardio.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const cardio = {
  'treadmill-run': {
    name: 'Corrida na esteira',
    aliases: ['esteira', 'correr na esteira', 'treadmill'],
    howTo: ['Ajuste a velocidade; um por cento de inclinação imita a rua.', 'Passos curtos, ombros soltos.'],
  },
  'treadmill-walk': {
    name: 'Caminhada na esteira',
    aliases: ['caminhada inclinada', 'esteira inclinada', '12-3-30'],
    howTo: ['Ajuste velocidade e inclinação.', 'Caminhe sem segurar nas barras.'],
  },
  'outdoor-run': {
    name: 'Corrida ao ar livre',
    aliases: ['corrida', 'correr', 'corrida na rua', 'running'],
    howTo: ['Comece leve por alguns minutos.', 'Mantenha um ritmo que dure até o fim.'],
  },
  'outdoor-walk': {
    name: 'Caminhada ao ar livre',
    aliases: ['caminhada', 'andar', 'trilha'],
    howTo: ['Passos rápidos, braços soltos.', 'Suba ladeiras para dificultar.'],
  },
  'stationary-bike': {
    name: 'Bicicleta ergométrica',
    aliases: ['bike', 'spinning', 'bicicleta', 'ergométrica'],
    howTo: ['Banco na altura do quadril, joelho levemente flexionado embaixo.', 'Mantenha a cadência.'],
  },
  'outdoor-cycling': {
    name: 'Ciclismo',
    aliases: ['pedal', 'bicicleta na rua', 'bike ao ar livre'],
    howTo: ['Comece numa marcha leve.', 'Mantenha a cadência.'],
  },
  'air-bike': {
    name: 'Air bike',
    aliases: ['assault bike', 'bike de ar'],
    howTo: ['Empurre e puxe as hastes enquanto pedala.', 'Quanto mais força, mais resistência.'],
  },
  'elliptical-trainer': {
    name: 'Elíptico',
    aliases: ['transport', 'elliptical'],
    howTo: ['Corpo ereto, pé inteiro no pedal.', 'Empurre e puxe com braços e pernas.'],
  },
  'rowing-machine': {
    name: 'Remo ergômetro',
    aliases: ['remo', 'remo seco', 'rowing', 'Concept2'],
    howTo: ['Pernas, depois tronco, depois braços; volte ao contrário.', 'Remadas longas, ombros soltos.'],
  },
  'stair-climber': {
    name: 'Escada ergométrica',
    aliases: ['escada', 'stair climber', 'simulador de escada'],
    howTo: ['Corpo ereto, pise com o pé inteiro.', 'Evite se apoiar nas barras.'],
  },
  'ski-erg': {
    name: 'SkiErg',
    aliases: ['ski erg', 'simulador de esqui'],
    howTo: ['Braços no alto, incline e puxe até passar do quadril.', 'Fique ereto a cada puxada.'],
  },
  swimming: {
    name: 'Natação',
    aliases: ['nadar', 'crawl', 'piscina'],
    howTo: ['Aqueça com piscinas leves.', 'Braçadas longas, respiração constante.'],
  },
  'jump-rope': {
    name: 'Pular corda',
    aliases: ['corda', 'jump rope', 'double under'],
    howTo: ['Gire a corda com os punhos.', 'Saltos pequenos na ponta dos pés.'],
  },
} satisfies TextsOf<typeof CARDIO>

import type { CORE } from '../../catalogue/core.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const core = {
  plank: {
    name: 'Prancha',
    aliases: ['prancha frontal', 'prancha abdominal', 'plank'],
    howTo: ['Antebraços no chão, corpo em linha reta.', 'Contraia glúteos e abdômen e segure.'],
  },
  'side-plank': {
    name: 'Prancha lateral',
    aliases: ['side plank'],
    howTo: ['Sobre um antebraço, pés juntos.', 'Suba o quadril até alinhar e segure.'],
  },
  crunch: {
    name: 'Abdominal reto',
    aliases: ['abdominal', 'supra', 'abdominal supra', 'crunch'],
    howTo: ['De costas, joelhos flexionados.', 'Leve as costelas em direção ao quadril e desça devagar.'],
  },
  'cable-crunch': {
    name: 'Abdominal na polia',
    aliases: ['abdominal na corda', 'abdominal ajoelhado', 'cable crunch'],
    howTo: ['Ajoelhado sob a polia, corda ao lado da cabeça.', 'Enrole as costelas ao quadril sem mover o quadril.'],
  },
  'machine-crunch': {
    name: 'Abdominal na máquina',
    aliases: ['abdominal máquina', 'crunch máquina'],
    howTo: ['Ajuste o apoio no peito ou segure as pegadas.', 'Enrole para baixo e volte sem encostar a carga.'],
  },
  'sit-up': {
    name: 'Abdominal completo',
    aliases: ['sit-up', 'abdominal remador', 'abdominal sentando'],
    howTo: ['Joelhos flexionados, pés no chão.', 'Suba até sentar e desça devagar.'],
  },
  'decline-sit-up': {
    name: 'Abdominal no banco declinado',
    aliases: ['abdominal declinado', 'abdominal com carga'],
    howTo: [
      'Pés presos no banco declinado, com anilha no peito se quiser.',
      'Suba arredondando as costas e desça devagar.',
    ],
  },
  'reverse-crunch': {
    name: 'Abdominal infra',
    aliases: ['infra', 'abdominal inverso', 'reverse crunch'],
    howTo: ['De costas, joelhos acima do quadril.', 'Enrole o quadril tirando-o do chão e desça devagar.'],
  },
  'bicycle-crunch': {
    name: 'Abdominal bicicleta',
    aliases: ['bicicleta no chão', 'abdominal cruzado', 'bicycle crunch'],
    howTo: ['Mãos ao lado da cabeça, pernas fora do chão.', 'Leve o cotovelo ao joelho oposto, alternando.'],
  },
  'lying-leg-raise': {
    name: 'Elevação de pernas deitado',
    aliases: ['elevação de pernas', 'infra com pernas retas', 'leg raise'],
    howTo: ['De costas, lombar colada no chão.', 'Suba as pernas retas até a vertical e desça sem arquear.'],
  },
  'hanging-knee-raise': {
    name: 'Elevação de joelhos na barra',
    aliases: ['joelhos na barra', 'infra na barra'],
    howTo: ['Pendure-se na barra sem balançar.', 'Leve os joelhos ao peito e desça devagar.'],
  },
  'hanging-leg-raise': {
    name: 'Elevação de pernas na barra',
    aliases: ['pernas na barra', 'infra na barra pernas retas', 'hanging leg raise'],
    howTo: ['Pendure-se na barra, pernas retas.', 'Suba até a altura do quadril ou mais e desça devagar.'],
  },
  'toes-to-bar': {
    name: 'Pés na barra',
    aliases: ['toes to bar', 'T2B'],
    howTo: ['Pendure-se na barra.', 'Leve os pés até a barra e desça controlando.'],
  },
  'captains-chair-leg-raise': {
    name: 'Elevação de pernas na paralela',
    aliases: ['infra na paralela', 'cadeira romana'],
    howTo: ['Antebraços nos apoios, costas no encosto.', 'Suba os joelhos ou as pernas e desça devagar.'],
  },
  'ab-wheel-rollout': {
    name: 'Roda abdominal',
    aliases: ['rolinho abdominal', 'ab wheel', 'rodinha'],
    howTo: ['Ajoelhado, roda sob os ombros.', 'Role à frente até onde não arquear e puxe de volta.'],
  },
  'russian-twist': {
    name: 'Rotação russa',
    aliases: ['russian twist', 'abdominal russo', 'giro russo'],
    howTo: ['Incline para trás, pés leves, anilha nas mãos.', 'Gire os ombros de um lado para o outro.'],
  },
  'cable-woodchop': {
    name: 'Lenhador na polia',
    aliases: ['woodchop', 'rotação na polia', 'lenhador'],
    howTo: ['Polia alta, duas mãos na alça.', 'Puxe até o quadril oposto girando o tronco.'],
  },
  'pallof-press': {
    name: 'Pallof press',
    aliases: ['anti-rotação na polia', 'pallof'],
    howTo: ['De lado para a polia, mãos no peito.', 'Empurre à frente e resista ao giro.'],
  },
  'dumbbell-side-bend': {
    name: 'Flexão lateral com halter',
    aliases: ['inclinação lateral', 'oblíquo com halter', 'side bend'],
    howTo: ['Halter em uma mão.', 'Incline para esse lado e volte com a cintura.'],
  },
  'dead-bug': {
    name: 'Dead bug',
    aliases: ['inseto morto'],
    howTo: ['De costas, braços e joelhos no alto.', 'Desça braço e perna opostos com a lombar no chão.'],
  },
  'hollow-hold': {
    name: 'Hollow hold',
    aliases: ['canoa', 'isometria canoa', 'hollow'],
    howTo: ['De costas, braços e pernas fora do chão.', 'Pressione a lombar no chão e segure.'],
  },
  'mountain-climber': {
    name: 'Escalador',
    aliases: ['mountain climber', 'alpinista'],
    howTo: ['Posição de flexão, ombros sobre as mãos.', 'Leve os joelhos ao peito, alternando rápido.'],
  },
} satisfies TextsOf<typeof CORE>

import type { WHOLE_BODY } from '../../catalogue/whole-body.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const wholeBody = {
  'power-clean': {
    name: 'Cargada de potencia',
    aliases: ['power clean', 'cargada', 'clean'],
    howTo: ['Despega la barra con la espalda recta.', 'Extiende con fuerza, métete debajo y recibe en los hombros.'],
  },
  'clean-and-jerk': {
    name: 'Dos tiempos',
    aliases: ['clean and jerk', 'cargada y envión', 'envión'],
    howTo: ['Carga la barra en los hombros.', 'Flexiona, impulsa y recibe arriba con los brazos rectos.'],
  },
  snatch: {
    name: 'Arrancada',
    aliases: ['snatch', 'arranque'],
    howTo: ['Agarre ancho, tira desde el suelo.', 'Extiende con fuerza y recibe arriba en un solo movimiento.'],
  },
  'barbell-thruster': {
    name: 'Thruster con barra',
    aliases: ['thruster', 'thrusters', 'sentadilla con press'],
    howTo: ['Sentadilla frontal hasta abajo.', 'Sube y empuja arriba en un solo movimiento.'],
  },
  'kettlebell-swing': {
    name: 'Swing con kettlebell',
    aliases: ['kettlebell swing', 'swing', 'balanceo con pesa rusa'],
    howTo: [
      'Inclínate y lleva la kettlebell entre las piernas.',
      'Extiende la cadera con fuerza hasta que flote a la altura del pecho.',
    ],
  },
  'kettlebell-clean-and-press': {
    name: 'Cargada y press con kettlebell',
    aliases: ['clean and press kettlebell'],
    howTo: ['Balancea la kettlebell y llévala al hombro.', 'Empuja arriba y vuelve al hombro.'],
  },
  'turkish-get-up': {
    name: 'Levantamiento turco',
    aliases: ['turkish get-up', 'TGU'],
    howTo: [
      'Boca arriba, kettlebell bloqueada sobre el hombro.',
      'Levántate paso a paso y vuelve igual, mirando la pesa.',
    ],
  },
  'farmers-walk': {
    name: 'Paseo del granjero',
    aliases: ['farmer walk', 'caminata del granjero', 'farmers walk'],
    howTo: ['Un peso en cada mano, cuerpo erguido.', 'Anda con pasos cortos y rápidos.'],
  },
  'sled-push': {
    name: 'Empuje de trineo',
    aliases: ['sled push', 'trineo', 'prowler'],
    howTo: ['Brazos en los postes, cuerpo inclinado.', 'Empuja con pasos cortos y fuertes.'],
  },
  'battle-ropes': {
    name: 'Cuerdas de batalla',
    aliases: ['battle ropes', 'battle rope'],
    howTo: ['Media sentadilla, un extremo en cada mano.', 'Haz ondas durante el tiempo.'],
  },
  'medicine-ball-slam': {
    name: 'Lanzamiento de balón al suelo',
    aliases: ['ball slam', 'slam ball', 'balón medicinal'],
    howTo: ['Levanta el balón sobre la cabeza.', 'Lánzalo al suelo con todo el cuerpo y recógelo.'],
  },
  'wall-ball': {
    name: 'Wall ball',
    aliases: ['lanzamiento a pared', 'balón a la pared'],
    howTo: ['Sentadilla con el balón en el pecho.', 'Sube lanzando al objetivo y recibe bajando.'],
  },
  'box-jump': {
    name: 'Salto al cajón',
    aliases: ['box jump', 'saltos al cajón'],
    howTo: ['Flexiona un poco y usa los brazos.', 'Cae suave en el cajón, ponte de pie y baja andando.'],
  },
  burpee: {
    name: 'Burpee',
    aliases: ['burpees'],
    howTo: ['Manos al suelo, piernas atrás, pecho al suelo.', 'Recoge los pies y salta.'],
  },
  'muscle-up': {
    name: 'Muscle-up',
    aliases: ['muscle up en barra'],
    howTo: [
      'Tira fuerte hasta llevar la barra a la base del pecho.',
      'Pasa por encima y empuja hasta estirar los brazos.',
    ],
  },
} satisfies TextsOf<typeof WHOLE_BODY>

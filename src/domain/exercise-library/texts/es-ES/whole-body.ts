import type { WHOLE_BODY } from '../../catalogue/whole-body.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const wholeBody = {
  'power-clean': {
    name: 'Cargada de potencia',
    aliases: ['power clean', 'cargada', 'clean'],
    howTo: [
      'Despega la barra con la espalda recta.',
      'Extiende la cadera con fuerza, métete debajo y recibe la barra en los hombros.',
    ],
  },
  'clean-and-jerk': {
    name: 'Dos tiempos',
    aliases: ['clean and jerk', 'cargada y envión', 'envión'],
    howTo: [
      'Haz una cargada hasta los hombros.',
      'Flexiona las rodillas, impulsa la barra y recíbela arriba con los brazos estirados.',
    ],
  },
  snatch: {
    name: 'Arrancada',
    aliases: ['snatch', 'arranque'],
    howTo: [
      'Con agarre ancho, tira de la barra desde el suelo.',
      'Extiende la cadera con fuerza, recibe la barra arriba en sentadilla profunda y ponte de pie.',
    ],
  },
  'barbell-thruster': {
    name: 'Thruster con barra',
    aliases: ['thruster', 'thrusters', 'sentadilla con press'],
    howTo: [
      'Haz una sentadilla frontal hasta abajo.',
      'Sube y empuja la barra por encima de la cabeza en un solo movimiento.',
    ],
  },
  'kettlebell-swing': {
    name: 'Swing con kettlebell',
    aliases: ['kettlebell swing', 'swing', 'balanceo con pesa rusa'],
    howTo: [
      'Inclínate y lleva la kettlebell hacia atrás entre las piernas.',
      'Extiende la cadera con fuerza hasta que la kettlebell suba a la altura del pecho.',
    ],
  },
  'kettlebell-clean-and-press': {
    name: 'Cargada y press con kettlebell',
    aliases: ['clean and press kettlebell'],
    howTo: [
      'Haz un swing con una mano y lleva la kettlebell al hombro.',
      'Empuja la kettlebell hacia arriba y bájala al hombro.',
    ],
  },
  'turkish-get-up': {
    name: 'Levantamiento turco',
    aliases: ['turkish get-up', 'TGU'],
    howTo: [
      'Boca arriba, kettlebell en alto con el brazo bloqueado.',
      'Levántate paso a paso y vuelve igual, sin dejar de mirar la kettlebell.',
    ],
  },
  'farmers-walk': {
    name: 'Paseo del granjero',
    aliases: ['farmer walk', 'caminata del granjero', 'farmers walk'],
    howTo: ['Un peso en cada mano, cuerpo erguido.', 'Anda con pasos cortos y firmes.'],
  },
  'sled-push': {
    name: 'Empuje de trineo',
    aliases: ['sled push', 'trineo', 'prowler'],
    howTo: ['Manos en los postes, cuerpo inclinado.', 'Empuja con pasos cortos y firmes.'],
  },
  'battle-ropes': {
    name: 'Battle ropes',
    aliases: ['cuerdas de batalla', 'battle rope'],
    howTo: ['En media sentadilla, coge un extremo de la cuerda con cada mano.', 'Haz ondas hasta que acabe el tiempo.'],
  },
  'medicine-ball-slam': {
    name: 'Slam ball',
    aliases: ['lanzamiento de balón al suelo', 'ball slam', 'balón medicinal'],
    howTo: ['Levanta el balón por encima de la cabeza.', 'Lanza el balón al suelo con todo el cuerpo y recógelo.'],
  },
  'wall-ball': {
    name: 'Wall ball',
    aliases: ['lanzamiento a pared', 'balón a la pared'],
    howTo: [
      'Haz una sentadilla con el balón en el pecho.',
      'Sube, lanza el balón alto contra la pared y recíbelo bajando.',
    ],
  },
  'box-jump': {
    name: 'Saltos al cajón',
    aliases: ['box jump', 'salto al cajón'],
    howTo: [
      'Flexiona un poco las piernas y coge impulso con los brazos.',
      'Salta y cae con suavidad en el cajón, ponte de pie y baja sin saltar.',
    ],
  },
  burpee: {
    name: 'Burpees',
    aliases: ['burpee'],
    howTo: ['Pon las manos en el suelo, echa los pies atrás y baja el pecho.', 'Recoge los pies y salta.'],
  },
  'muscle-up': {
    name: 'Muscle-up',
    aliases: ['muscle up en barra'],
    howTo: [
      'Cuélgate y tira fuerte hasta que la parte baja del pecho llegue a la barra.',
      'Pasa el pecho por encima de la barra y empuja hasta estirar los brazos.',
    ],
  },
  'squat-clean': {
    name: 'Cargada completa',
    aliases: ['squat clean', 'full clean', 'cargada con sentadilla'],
    howTo: [
      'Despega la barra y extiende la cadera con fuerza.',
      'Recibe la barra en los hombros en sentadilla frontal completa y ponte de pie.',
    ],
  },
  'hang-clean': {
    name: 'Cargada colgante',
    aliases: ['hang clean', 'hang power clean', 'cargada desde colgado'],
    howTo: [
      'De pie, baja la barra hasta justo por encima de las rodillas.',
      'Extiende la cadera con fuerza y recibe la barra en los hombros.',
    ],
  },
  'power-snatch': {
    name: 'Arrancada de potencia',
    aliases: ['power snatch', 'arranque de potencia'],
    howTo: [
      'Con agarre ancho, tira desde el suelo y extiende la cadera con fuerza.',
      'Recibe la barra arriba con las rodillas apenas flexionadas.',
    ],
  },
  'hang-snatch': {
    name: 'Arrancada colgante',
    aliases: ['hang snatch', 'hang power snatch', 'arrancada desde colgado'],
    howTo: [
      'De pie, con agarre ancho, baja la barra hasta justo por encima de las rodillas.',
      'Extiende la cadera con fuerza y recibe la barra arriba en un solo movimiento.',
    ],
  },
  'push-jerk': {
    name: 'Push jerk',
    aliases: ['power jerk', 'envión de potencia'],
    howTo: [
      'Con la barra en los hombros, flexiona un poco las rodillas e impulsa con las piernas.',
      'Flexiona otra vez las rodillas, recibe la barra con los brazos bloqueados y ponte de pie.',
    ],
  },
  'split-jerk': {
    name: 'Split jerk',
    aliases: ['jerk', 'jerk en tijera', 'segundo tiempo', 'envión en tijera'],
    howTo: [
      'Con la barra en los hombros, flexiona un poco las rodillas e impulsa con las piernas.',
      'Recibe la barra en tijera, con los brazos bloqueados, y junta los pies.',
    ],
  },
  'clean-and-press': {
    name: 'Cargada y press con barra',
    aliases: ['clean and press', 'cargada y press'],
    howTo: [
      'Haz una cargada hasta los hombros.',
      'Empuja la barra hacia arriba sin impulso de piernas y devuélvela al suelo.',
    ],
  },
  'kettlebell-clean': {
    name: 'Cargada con kettlebell',
    aliases: ['kettlebell clean', 'clean con kettlebell', 'cargada con pesa rusa'],
    howTo: [
      'Lleva la kettlebell hacia atrás entre las piernas y extiende la cadera con fuerza.',
      'Con el codo pegado al cuerpo, recibe la kettlebell con suavidad en el hombro.',
    ],
  },
  'kettlebell-snatch': {
    name: 'Arrancada con kettlebell',
    aliases: ['kettlebell snatch', 'snatch con kettlebell', 'arrancada con pesa rusa'],
    howTo: [
      'Haz un swing con una mano y sube la kettlebell pegada al cuerpo.',
      'Al llegar arriba, empuja la mano hacia el techo y bloquea el brazo.',
    ],
  },
  'dumbbell-snatch': {
    name: 'Arrancada con mancuerna',
    aliases: ['dumbbell snatch', 'snatch con mancuerna', 'DB snatch'],
    howTo: [
      'Mancuerna entre los pies, espalda recta, brazo estirado.',
      'Sube la mancuerna con impulso, pegada al cuerpo, y recíbela arriba.',
    ],
  },
  'dumbbell-thruster': {
    name: 'Thruster con mancuernas',
    aliases: ['dumbbell thruster', 'DB thruster', 'sentadilla con press con mancuernas'],
    howTo: [
      'Con las mancuernas en los hombros, haz una sentadilla hasta abajo.',
      'Sube y empuja las mancuernas por encima de la cabeza en un solo movimiento.',
    ],
  },
  'sled-pull': {
    name: 'Arrastre de trineo',
    aliases: ['sled pull', 'sled drag', 'tirar del trineo'],
    howTo: [
      'Correas en las manos o en el cinturón, cuerpo inclinado.',
      'Anda con pasos cortos y firmes sin que se pare el trineo.',
    ],
  },
  'suitcase-carry': {
    name: 'Paseo de la maleta',
    aliases: ['suitcase carry', 'paseo del granjero a una mano', 'caminata con maleta'],
    howTo: [
      'Peso en una sola mano, hombros a la misma altura.',
      'Anda sin inclinarte hacia ningún lado y cambia de mano.',
    ],
  },
  'tire-flip': {
    name: 'Volteo de neumático',
    aliases: ['tire flip', 'volteo de rueda', 'voltear la rueda'],
    howTo: [
      'Pecho contra el neumático, dedos debajo, cadera baja.',
      'Sube el neumático con las piernas, gira las manos y empuja hasta volcarlo.',
    ],
  },
  'clean-pull': {
    name: 'Tirón de cargada',
    aliases: ['clean pull'],
    howTo: [
      'Tira de la barra desde el suelo como en una cargada.',
      'Extiende del todo la cadera y encoge los hombros con los brazos estirados.',
    ],
  },
  'snatch-pull': {
    name: 'Tirón de arrancada',
    aliases: ['snatch pull'],
    howTo: [
      'Tira de la barra desde el suelo con agarre de arrancada.',
      'Extiende del todo la cadera y encoge los hombros con los brazos estirados.',
    ],
  },
  'press-under': {
    name: 'Press under',
    aliases: ['press en caída'],
    howTo: [
      'Barra en la espalda, agarre de arrancada y pies como en la sentadilla.',
      'Empuja contra la barra para meterte debajo en sentadilla overhead y ponte de pie.',
    ],
  },
  'kettlebell-high-pull': {
    name: 'Tirón alto con kettlebell',
    aliases: ['high pull con pesa rusa'],
    howTo: ['Haz un swing con una mano.', 'Tira de la kettlebell hasta el hombro con el codo alto.'],
  },
  'kettlebell-thruster': {
    name: 'Thruster con kettlebell',
    aliases: ['thruster con pesa rusa'],
    howTo: [
      'Con las kettlebells en los hombros, haz una sentadilla hasta abajo.',
      'Sube rápido y empuja las kettlebells por encima de la cabeza.',
    ],
  },
  'landmine-thruster': {
    name: 'Thruster en landmine',
    aliases: ['sentadilla y press en landmine'],
    howTo: [
      'Sujeta la punta de la barra en el pecho y baja en sentadilla.',
      'Sube rápido y empuja la barra hacia arriba y hacia delante.',
    ],
  },
  'squat-row': {
    name: 'Sentadilla con remo',
    aliases: ['sentadilla y remo'],
    howTo: [
      'De cara al anclaje, coge la goma con los brazos estirados y baja en sentadilla.',
      'Sube y tira de la goma hasta las costillas.',
    ],
  },
} satisfies TextsOf<typeof WHOLE_BODY>

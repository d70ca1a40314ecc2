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
    howTo: ['Manos en los postes, cuerpo inclinado.', 'Empuja con pasos cortos y fuertes.'],
  },
  'battle-ropes': {
    name: 'Battle ropes',
    aliases: ['cuerdas de batalla', 'battle rope'],
    howTo: ['Media sentadilla, un extremo en cada mano.', 'Haz ondas durante el tiempo.'],
  },
  'medicine-ball-slam': {
    name: 'Slam ball',
    aliases: ['lanzamiento de balón al suelo', 'ball slam', 'balón medicinal'],
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
  'squat-clean': {
    name: 'Cargada completa',
    aliases: ['squat clean', 'full clean', 'cargada con sentadilla'],
    howTo: [
      'Despega la barra y extiende con fuerza.',
      'Recibe en los hombros en sentadilla frontal completa y ponte de pie.',
    ],
  },
  'hang-clean': {
    name: 'Cargada colgante',
    aliases: ['hang clean', 'hang power clean', 'cargada desde colgado'],
    howTo: [
      'Empieza de pie y baja la barra hasta encima de las rodillas.',
      'Extiende con fuerza y recibe en los hombros.',
    ],
  },
  'power-snatch': {
    name: 'Arrancada de potencia',
    aliases: ['power snatch', 'arranque de potencia'],
    howTo: [
      'Agarre ancho, tira desde el suelo y extiende con fuerza.',
      'Recibe arriba con las rodillas apenas flexionadas.',
    ],
  },
  'hang-snatch': {
    name: 'Arrancada colgante',
    aliases: ['hang snatch', 'hang power snatch', 'arrancada desde colgado'],
    howTo: [
      'Agarre ancho, baja la barra de la cadera a encima de las rodillas.',
      'Extiende con fuerza y recibe arriba en un solo movimiento.',
    ],
  },
  'push-jerk': {
    name: 'Push jerk',
    aliases: ['power jerk', 'envión de potencia'],
    howTo: [
      'Barra en los hombros, flexión corta y recta e impulso.',
      'Flexiona otra vez para recibir con los brazos bloqueados y ponte de pie.',
    ],
  },
  'split-jerk': {
    name: 'Envión en tijera',
    aliases: ['split jerk', 'jerk', 'jerk en tijera', 'segundo tiempo'],
    howTo: [
      'Barra en los hombros, flexión corta y recta e impulso.',
      'Recibe con un pie delante y otro detrás, brazos bloqueados; junta los pies.',
    ],
  },
  'clean-and-press': {
    name: 'Cargada y press con barra',
    aliases: ['clean and press', 'cargada y press'],
    howTo: ['Carga la barra en los hombros.', 'Empuja arriba sin impulso de piernas y vuelve al suelo.'],
  },
  'kettlebell-clean': {
    name: 'Cargada con kettlebell',
    aliases: ['kettlebell clean', 'clean con kettlebell', 'cargada con pesa rusa'],
    howTo: [
      'Lleva la kettlebell atrás y extiende la cadera con fuerza.',
      'Codo pegado al cuerpo, recíbela suave en el hombro.',
    ],
  },
  'kettlebell-snatch': {
    name: 'Arrancada con kettlebell',
    aliases: ['kettlebell snatch', 'snatch con kettlebell', 'arrancada con pesa rusa'],
    howTo: ['Balancea la kettlebell y súbela pegada al cuerpo.', 'Mete la mano arriba y bloquea el brazo.'],
  },
  'dumbbell-snatch': {
    name: 'Arrancada con mancuerna',
    aliases: ['dumbbell snatch', 'snatch con mancuerna', 'DB snatch'],
    howTo: [
      'Mancuerna entre los pies, espalda recta, brazo largo.',
      'Súbela con impulso pegada al cuerpo y recibe arriba.',
    ],
  },
  'dumbbell-thruster': {
    name: 'Thruster con mancuernas',
    aliases: ['dumbbell thruster', 'DB thruster', 'sentadilla con press con mancuernas'],
    howTo: ['Mancuernas en los hombros, sentadilla hasta abajo.', 'Sube y empuja arriba en un solo movimiento.'],
  },
  'sled-pull': {
    name: 'Arrastre de trineo',
    aliases: ['sled pull', 'sled drag', 'tirar del trineo'],
    howTo: [
      'Correas en las manos o en el cinturón, cuerpo inclinado.',
      'Anda con pasos cortos y fuertes sin que se pare el trineo.',
    ],
  },
  'suitcase-carry': {
    name: 'Paseo de la maleta',
    aliases: ['suitcase carry', 'paseo del granjero a una mano', 'caminata con maleta'],
    howTo: ['Un peso pesado en una mano, hombros nivelados.', 'Anda sin inclinarte a ningún lado y cambia de mano.'],
  },
  'tire-flip': {
    name: 'Volteo de neumático',
    aliases: ['tire flip', 'volteo de rueda', 'voltear la rueda'],
    howTo: [
      'Pecho contra la rueda, dedos debajo, cadera baja.',
      'Súbela con las piernas, gira las manos y empuja hasta volcarla.',
    ],
  },
  'clean-pull': {
    name: 'Tirón de cargada',
    aliases: ['clean pull'],
    howTo: ['Sube desde el suelo como en una cargada.', 'Extiende del todo y encoge los hombros, brazos estirados.'],
  },
  'snatch-pull': {
    name: 'Tirón de arrancada',
    aliases: ['snatch pull'],
    howTo: [
      'Sube desde el suelo con agarre de arrancada.',
      'Extiende del todo y encoge los hombros, brazos estirados.',
    ],
  },
  'press-under': {
    name: 'Press under',
    aliases: ['press en caída'],
    howTo: [
      'Barra en la espalda, agarre de arrancada, pies de sentadilla.',
      'Empújate bajo la barra hasta la sentadilla.',
    ],
  },
  'kettlebell-high-pull': {
    name: 'Tirón alto con kettlebell',
    aliases: ['high pull con pesa rusa'],
    howTo: ['Balancea la kettlebell hacia arriba.', 'Tira hasta el hombro con el codo alto.'],
  },
  'kettlebell-thruster': {
    name: 'Thruster con kettlebell',
    aliases: ['thruster con pesa rusa'],
    howTo: ['Kettlebells en los hombros, baja.', 'Sube rápido y empuja sobre la cabeza.'],
  },
  'landmine-thruster': {
    name: 'Thruster en landmine',
    aliases: ['sentadilla y press en landmine'],
    howTo: ['Sujeta el extremo de la barra en el pecho y baja.', 'Sube rápido y empuja la barra.'],
  },
  'squat-row': {
    name: 'Sentadilla con remo',
    aliases: ['sentadilla y remo'],
    howTo: ['De cara al anclaje, brazos estirados, baja.', 'Sube y rema hasta las costillas.'],
  },
} satisfies TextsOf<typeof WHOLE_BODY>

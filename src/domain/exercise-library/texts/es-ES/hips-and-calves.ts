import type { HIPS_AND_CALVES } from '../../catalogue/hips-and-calves.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const hipsAndCalves = {
  'machine-glute-kickback': {
    name: 'Patada de glúteo en máquina',
    aliases: ['máquina de glúteo', 'glúteo máquina'],
    howTo: ['Un pie en la plataforma, pecho en el apoyo.', 'Empuja hasta extender la cadera y vuelve despacio.'],
  },
  'hip-abduction-machine': {
    name: 'Máquina de abductores',
    aliases: ['abducción de cadera en máquina', 'abductores', 'abducción'],
    howTo: [
      'Espalda en el respaldo, apoyos por fuera de las rodillas.',
      'Abre las piernas, haz una pausa y cierra despacio.',
    ],
  },
  'hip-adduction-machine': {
    name: 'Máquina de aductores',
    aliases: ['aducción de cadera en máquina', 'aductores', 'aducción'],
    howTo: [
      'Espalda en el respaldo, apoyos por dentro de las rodillas.',
      'Cierra las piernas, haz una pausa y abre despacio.',
    ],
  },
  'cable-hip-abduction': {
    name: 'Abducción de cadera en polea',
    aliases: ['abducción en polea', 'abducción de pie'],
    howTo: [
      'Polea baja, tobillera en la pierna más alejada de la polea.',
      'Separa la pierna hacia el lado sin inclinar la cadera y vuelve despacio.',
    ],
  },
  'band-lateral-walk': {
    name: 'Pasos laterales con goma',
    aliases: ['monster walk', 'caminata lateral con banda', 'pasos con miniband'],
    howTo: [
      'Goma en los tobillos o por encima de las rodillas, piernas algo flexionadas.',
      'Anda de lado con la goma tensa.',
    ],
  },
  'standing-calf-raise': {
    name: 'Gemelos de pie en máquina',
    aliases: ['gemelos de pie', 'gemelos en máquina', 'calf raise', 'gemelos', 'elevación de gemelos de pie'],
    howTo: ['Puntas de los pies en el escalón, rodillas rectas.', 'Sube al máximo y baja hasta estirar los gemelos.'],
  },
  'seated-calf-raise': {
    name: 'Gemelos sentado en máquina',
    aliases: ['gemelos sentado', 'sóleo', 'elevación de gemelos sentado'],
    howTo: [
      'Apoyo sobre los muslos, puntas de los pies en el escalón.',
      'Sube, haz una pausa y baja hasta estirar los gemelos.',
    ],
  },
  'leg-press-calf-raise': {
    name: 'Gemelos en prensa',
    aliases: ['elevación de gemelos en prensa', 'gemelo prensa'],
    howTo: [
      'Puntas de los pies en el borde de la plataforma.',
      'Con las rodillas casi rectas, empuja solo con los tobillos y vuelve despacio.',
    ],
  },
  'smith-machine-calf-raise': {
    name: 'Gemelos en multipower',
    aliases: ['elevación de gemelos en multipower', 'gemelos smith'],
    howTo: [
      'De pie en un escalón, con la barra en la espalda.',
      'Sube todo lo que puedas y baja hasta estirar los gemelos.',
    ],
  },
  'bodyweight-calf-raise': {
    name: 'Gemelos sin peso',
    aliases: ['elevación de talones', 'gemelos en escalón'],
    howTo: [
      'Puntas de los pies en un escalón; agárrate para no perder el equilibrio.',
      'Sube al máximo y baja los talones por debajo del escalón.',
    ],
  },
  'single-leg-calf-raise': {
    name: 'Gemelos con mancuerna a una pierna',
    aliases: ['gemelo unilateral', 'gemelos a una pierna'],
    howTo: ['Mancuerna en una mano, punta de un pie en el escalón.', 'Sube al máximo y baja hasta estirar el gemelo.'],
  },
  'cable-hip-adduction': {
    name: 'Aducción de cadera en polea',
    aliases: ['aducción en polea', 'aductor en polea'],
    howTo: [
      'Polea baja, tobillera en la pierna más cercana a la polea.',
      'Cruza la pierna por delante sin mover el tronco y vuelve despacio.',
    ],
  },
  'donkey-kick': {
    name: 'Patada de glúteo en el suelo',
    aliases: ['donkey kick', 'glúteo en cuadrupedia', 'patada de burro'],
    howTo: [
      'A cuatro patas, mantén en ángulo recto la rodilla de la pierna que trabaja.',
      'Empuja la planta del pie hacia el techo sin arquear la espalda y baja.',
    ],
  },
  'smith-machine-glute-kickback': {
    name: 'Patada de glúteo en multipower',
    aliases: ['patada en multipower', 'glúteo en multipower'],
    howTo: [
      'A cuatro patas bajo la barra, con la planta de un pie contra ella.',
      'Empuja la barra hasta extender la cadera y baja con control.',
    ],
  },
  'band-clamshell': {
    name: 'Almeja con goma',
    aliases: ['almeja', 'clamshell', 'almeja con miniband'],
    howTo: [
      'Túmbate de lado, rodillas dobladas y goma por encima de ellas.',
      'Abre la rodilla de arriba con los pies juntos y cierra despacio.',
    ],
  },
  'fire-hydrant': {
    name: 'Fire hydrant',
    aliases: ['hidrante', 'abducción en cuadrupedia'],
    howTo: ['A cuatro patas, rodillas dobladas.', 'Separa una rodilla hacia el lado sin inclinar el cuerpo y baja.'],
  },
  'side-lying-hip-abduction': {
    name: 'Abducción de cadera en el suelo',
    aliases: ['abducción tumbado de lado', 'elevación lateral de pierna', 'abducción de cadera tumbado'],
    howTo: [
      'Túmbate de lado, cuerpo recto y rodilla de abajo doblada.',
      'Sube la pierna de arriba con la punta del pie al frente y baja despacio.',
    ],
  },
  'seated-band-hip-abduction': {
    name: 'Abducción de cadera en banco con goma',
    aliases: [
      'abducción con miniband',
      'abducción con goma',
      'abducción sentado con banda',
      'abducción sentado con goma',
    ],
    howTo: [
      'Siéntate al borde de un banco con la goma por encima de las rodillas.',
      'Separa las rodillas, haz una pausa y cierra despacio.',
    ],
  },
  'copenhagen-plank': {
    name: 'Plancha Copenhague',
    aliases: ['Copenhagen', 'plancha de aductores', 'plancha Copenhagen'],
    howTo: [
      'Antebrazo en el suelo, cara interna de la pierna de arriba en un banco.',
      'Sube la cadera hasta alinear el cuerpo y aguanta hasta que acabe el tiempo.',
    ],
  },
  'barbell-calf-raise': {
    name: 'Gemelos de pie con barra',
    aliases: ['gemelos con barra', 'calf raise con barra'],
    howTo: [
      'Barra en la espalda, puntas de los pies en un disco o en el suelo.',
      'Sube de puntillas, haz una pausa y baja despacio.',
    ],
  },
  'dumbbell-calf-raise': {
    name: 'Gemelos de pie con mancuernas',
    aliases: ['gemelos con mancuernas', 'elevación de gemelos con mancuernas'],
    howTo: [
      'Mancuernas a los lados, puntas de los pies en un escalón.',
      'Sube al máximo, haz una pausa y baja hasta estirar los gemelos.',
    ],
  },
  'seated-dumbbell-calf-raise': {
    name: 'Gemelos sentado con mancuernas',
    aliases: ['elevación de gemelos sentado con mancuernas', 'sóleo con mancuernas'],
    howTo: [
      'Siéntate con las mancuernas sobre los muslos y las puntas de los pies en un escalón.',
      'Sube, haz una pausa y baja los talones al máximo.',
    ],
  },
  'donkey-calf-raise': {
    name: 'Gemelos tipo burro',
    aliases: ['burro', 'gemelos burro', 'donkey calf raise'],
    howTo: [
      'Tronco inclinado, apoyo sobre la zona lumbar y puntas de los pies en el escalón.',
      'Sube con las rodillas rectas y baja hasta estirar los gemelos.',
    ],
  },
  'calf-extension-machine': {
    name: 'Extensión de gemelos en máquina',
    aliases: ['extensión de gemelos', 'gemelos horizontal', 'calf extension'],
    howTo: [
      'Siéntate con las piernas rectas y las puntas de los pies en la plataforma.',
      'Empuja con las puntas y vuelve despacio hasta estirar los gemelos.',
    ],
  },
  'hack-squat-calf-raise': {
    name: 'Gemelos en hack',
    aliases: ['gemelos en jaca', 'elevación de gemelos en hack'],
    howTo: [
      'Hombros bajo los apoyos, puntas de los pies en el borde de la plataforma.',
      'Sube de puntillas con las rodillas casi rectas y baja despacio.',
    ],
  },
  'single-leg-bodyweight-calf-raise': {
    name: 'Gemelos a una pierna sin peso',
    aliases: ['elevación de talón a una pierna', 'gemelo a una pierna en escalón'],
    howTo: [
      'Punta de un pie en el escalón y una mano en la pared para el equilibrio.',
      'Sube al máximo, haz una pausa y baja el talón por debajo del escalón.',
    ],
  },
  'tibialis-raise': {
    name: 'Tibial anterior de pie',
    aliases: ['elevación de tibial', 'tibial anterior', 'tibial', 'tibialis raise'],
    howTo: [
      'Espalda en la pared, pies un paso por delante y rodillas rectas.',
      'Lleva las puntas de los pies hacia las espinillas y baja despacio.',
    ],
  },
} satisfies TextsOf<typeof HIPS_AND_CALVES>

import type { HIPS_AND_CALVES } from '../../catalogue/hips-and-calves.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const hipsAndCalves = {
  'machine-glute-kickback': {
    name: 'Patada de glúteo en máquina',
    aliases: ['máquina de glúteo', 'glúteo máquina'],
    howTo: ['Pie en la plataforma, pecho en el apoyo.', 'Empuja hasta estirar la cadera y vuelve despacio.'],
  },
  'hip-abduction-machine': {
    name: 'Máquina de abductores',
    aliases: ['abducción de cadera en máquina', 'abductores', 'abducción'],
    howTo: ['Espalda en el respaldo, apoyos por fuera de las rodillas.', 'Abre las piernas, para y cierra despacio.'],
  },
  'hip-adduction-machine': {
    name: 'Máquina de aductores',
    aliases: ['aducción de cadera en máquina', 'aductores', 'aducción'],
    howTo: ['Apoyos por dentro de las rodillas.', 'Cierra las piernas, para y abre despacio.'],
  },
  'cable-hip-abduction': {
    name: 'Abducción de cadera en polea',
    aliases: ['abducción en polea', 'abducción de pie'],
    howTo: ['Tobillera en la pierna de fuera.', 'Lleva la pierna al lado sin inclinar la cadera.'],
  },
  'band-lateral-walk': {
    name: 'Pasos laterales con goma',
    aliases: ['monster walk', 'caminata lateral con banda', 'pasos con miniband'],
    howTo: ['Goma en tobillos o rodillas, rodillas flexionadas.', 'Anda de lado con la goma tensa.'],
  },
  'standing-calf-raise': {
    name: 'Elevación de gemelos de pie',
    aliases: ['gemelos de pie', 'gemelos en máquina', 'calf raise', 'gemelos'],
    howTo: ['Puntas de los pies en el escalón, rodillas rectas.', 'Sube al máximo y baja hasta estirar.'],
  },
  'seated-calf-raise': {
    name: 'Elevación de gemelos sentado',
    aliases: ['gemelos sentado', 'sóleo'],
    howTo: ['Apoyo en los muslos, puntas en el escalón.', 'Sube, para y baja hasta estirar.'],
  },
  'leg-press-calf-raise': {
    name: 'Gemelos en prensa',
    aliases: ['elevación de gemelos en prensa', 'gemelo prensa'],
    howTo: ['Puntas de los pies en el borde de la plataforma.', 'Empuja solo con los tobillos, rodillas casi rectas.'],
  },
  'smith-machine-calf-raise': {
    name: 'Gemelos en multipower',
    aliases: ['elevación de gemelos en multipower', 'gemelos smith'],
    howTo: ['De pie en un escalón bajo la barra.', 'Sube de puntillas y baja hasta estirar.'],
  },
  'bodyweight-calf-raise': {
    name: 'Gemelos sin peso',
    aliases: ['elevación de talones', 'gemelos en escalón'],
    howTo: ['Puntas en un escalón, sujétate para el equilibrio.', 'Sube alto y baja más allá del escalón.'],
  },
  'single-leg-calf-raise': {
    name: 'Gemelos a una pierna con mancuerna',
    aliases: ['gemelo unilateral', 'gemelos a una pierna'],
    howTo: ['Mancuerna en una mano, un pie en el escalón.', 'Sube alto y baja hasta estirar.'],
  },
  'cable-hip-adduction': {
    name: 'Aducción de cadera en polea',
    aliases: ['aducción en polea', 'aductor en polea'],
    howTo: [
      'Tobillera en la pierna más cercana a la polea.',
      'Cruza la pierna por delante sin mover el tronco y vuelve despacio.',
    ],
  },
  'donkey-kick': {
    name: 'Patada de glúteo en el suelo',
    aliases: ['donkey kick', 'glúteo en cuadrupedia', 'patada de burro'],
    howTo: [
      'A cuatro apoyos, rodilla en ángulo recto.',
      'Empuja la planta hacia el techo sin arquear la espalda y baja.',
    ],
  },
  'smith-machine-glute-kickback': {
    name: 'Patada de glúteo en multipower',
    aliases: ['patada en multipower', 'glúteo en multipower'],
    howTo: [
      'A cuatro apoyos bajo la barra, planta de un pie contra ella.',
      'Empuja la barra hasta abrir la cadera y baja con control.',
    ],
  },
  'band-clamshell': {
    name: 'Almeja con goma',
    aliases: ['almeja', 'clamshell', 'almeja con miniband'],
    howTo: [
      'De lado, rodillas dobladas, goma por encima de las rodillas.',
      'Abre la rodilla de arriba con los pies juntos y cierra despacio.',
    ],
  },
  'fire-hydrant': {
    name: 'Fire hydrant',
    aliases: ['hidrante', 'abducción en cuadrupedia'],
    howTo: ['A cuatro apoyos, rodilla doblada.', 'Abre la rodilla hacia el lado sin inclinarte y baja.'],
  },
  'side-lying-hip-abduction': {
    name: 'Abducción de cadera tumbado',
    aliases: ['abducción tumbado de lado', 'elevación lateral de pierna'],
    howTo: [
      'De lado, cuerpo recto, rodilla de abajo doblada.',
      'Sube la pierna de arriba con el pie al frente y baja despacio.',
    ],
  },
  'seated-band-hip-abduction': {
    name: 'Abducción sentado con goma',
    aliases: ['abducción con miniband', 'abducción con goma', 'abducción sentado con banda'],
    howTo: ['Sentado al borde de un banco, goma sobre las rodillas.', 'Separa las rodillas, para y cierra despacio.'],
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
    howTo: ['Barra en la espalda, puntas sobre un disco o el suelo.', 'Sube de puntillas, para y baja despacio.'],
  },
  'dumbbell-calf-raise': {
    name: 'Gemelos de pie con mancuernas',
    aliases: ['gemelos con mancuernas', 'elevación de gemelos con mancuernas'],
    howTo: [
      'Mancuernas a los lados, puntas de ambos pies en un escalón.',
      'Sube al máximo, para y baja hasta estirar.',
    ],
  },
  'seated-dumbbell-calf-raise': {
    name: 'Gemelos sentado con mancuernas',
    aliases: ['elevación de gemelos sentado con mancuernas', 'sóleo con mancuernas'],
    howTo: [
      'Sentado en un banco, mancuernas en las rodillas, puntas en un escalón.',
      'Sube, para y baja los talones al máximo.',
    ],
  },
  'donkey-calf-raise': {
    name: 'Gemelos tipo burro',
    aliases: ['burro', 'gemelos burro', 'donkey calf raise'],
    howTo: [
      'Tronco inclinado, apoyo en la base de la espalda, puntas en el escalón.',
      'Sube con las rodillas rectas y baja hasta estirar.',
    ],
  },
  'calf-extension-machine': {
    name: 'Extensión de gemelos en máquina',
    aliases: ['extensión de gemelos', 'gemelos horizontal', 'calf extension'],
    howTo: [
      'Sentado con las piernas rectas, puntas de los pies en la placa.',
      'Empuja con las puntas y vuelve despacio hasta estirar.',
    ],
  },
  'hack-squat-calf-raise': {
    name: 'Gemelos en hack',
    aliases: ['gemelos en jaca', 'elevación de gemelos en hack'],
    howTo: [
      'Hombros bajo los apoyos, puntas en el borde de la plataforma.',
      'Sube de puntillas, rodillas casi rectas, y baja despacio.',
    ],
  },
  'single-leg-bodyweight-calf-raise': {
    name: 'Gemelos a una pierna sin peso',
    aliases: ['elevación de talón a una pierna', 'gemelo a una pierna en escalón'],
    howTo: ['Un pie en el escalón, dedos en la pared.', 'Sube al máximo, para y baja por debajo del escalón.'],
  },
  'tibialis-raise': {
    name: 'Tibial anterior de pie',
    aliases: ['elevación de tibial', 'tibial anterior', 'tibial', 'tibialis raise'],
    howTo: [
      'Espalda en la pared, pies un paso por delante, rodillas rectas.',
      'Lleva las puntas hacia la espinilla y baja despacio.',
    ],
  },
} satisfies TextsOf<typeof HIPS_AND_CALVES>

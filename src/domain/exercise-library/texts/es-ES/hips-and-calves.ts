import type { HIPS_AND_CALVES } from '../../catalogue/hips-and-calves.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const hipsAndCalves = {
  'machine-glute-kickback': {
    name: 'Patada de glúteo en máquina',
    aliases: ['máquina de glúteo', 'glúteo máquina'],
    howTo: ['Pie en la plataforma, pecho en el apoyo.', 'Empuja hasta estirar la cadera y vuelve despacio.'],
  },
  'hip-abduction-machine': {
    name: 'Abducción de cadera en máquina',
    aliases: ['abductores', 'máquina de abductores', 'abducción'],
    howTo: ['Espalda en el respaldo, apoyos por fuera de las rodillas.', 'Abre las piernas, para y cierra despacio.'],
  },
  'hip-adduction-machine': {
    name: 'Aducción de cadera en máquina',
    aliases: ['aductores', 'máquina de aductores', 'aducción'],
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
} satisfies TextsOf<typeof HIPS_AND_CALVES>

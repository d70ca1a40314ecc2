import type { TRICEPS } from '../../catalogue/triceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const triceps = {
  'triceps-pushdown': {
    name: 'Extensión de tríceps en polea',
    aliases: ['tríceps en polea', 'jalón de tríceps', 'tríceps polea', 'pushdown'],
    howTo: ['Codos pegados, barra a la altura del pecho.', 'Empuja hasta estirar y vuelve a 90 grados.'],
  },
  'rope-triceps-pushdown': {
    name: 'Extensión de tríceps con cuerda',
    aliases: ['tríceps con cuerda', 'tríceps cuerda', 'rope pushdown'],
    howTo: ['Codos pegados, manos en la cuerda.', 'Empuja y separa las puntas abajo.'],
  },
  'one-arm-triceps-pushdown': {
    name: 'Extensión de tríceps a una mano',
    aliases: ['tríceps unilateral en polea', 'tríceps a una mano'],
    howTo: ['Cerca de la polea, codo pegado.', 'Estira del todo el brazo y vuelve despacio.'],
  },
  'overhead-cable-triceps-extension': {
    name: 'Extensión de tríceps por encima de la cabeza en polea',
    aliases: ['tríceps tras nuca en polea', 'tríceps sobre la cabeza', 'extensión katana'],
    howTo: ['De espaldas a la polea, manos detrás de la cabeza.', 'Estira los brazos arriba sin mover los codos.'],
  },
  'skull-crusher': {
    name: 'Press francés',
    aliases: ['rompecráneos', 'press francés con barra Z', 'skull crusher'],
    howTo: ['Tumbado, barra sobre la frente, codos cerrados.', 'Dobla los codos bajando tras la cabeza y estira.'],
  },
  'overhead-dumbbell-triceps-extension': {
    name: 'Extensión de tríceps con mancuerna tras nuca',
    aliases: ['copa de tríceps', 'tríceps tras nuca', 'copa'],
    howTo: [
      'Sujeta una mancuerna sobre la cabeza con las dos manos.',
      'Baja por detrás de la cabeza y estira los brazos.',
    ],
  },
  'triceps-kickback': {
    name: 'Patada de tríceps',
    aliases: ['patada trasera', 'kickback'],
    howTo: ['Tronco inclinado, brazo pegado al cuerpo.', 'Estira el codo atrás y vuelve a 90 grados.'],
  },
  'machine-triceps-extension': {
    name: 'Extensión de tríceps en máquina',
    aliases: ['máquina de tríceps', 'tríceps máquina'],
    howTo: ['Codos en el apoyo, alineados con el eje.', 'Estira los brazos y vuelve despacio.'],
  },
  'close-grip-bench-press': {
    name: 'Press de banca con agarre cerrado',
    aliases: ['press cerrado', 'press banca cerrado', 'close-grip bench press'],
    howTo: ['Manos a la anchura de los hombros, codos cerrados.', 'Baja a la base del pecho y empuja.'],
  },
  'triceps-dip': {
    name: 'Fondos para tríceps',
    aliases: ['fondos de tríceps', 'fondos en paralelas', 'dips'],
    howTo: ['Tronco recto en las paralelas, codos atrás.', 'Baja a 90 grados y empuja.'],
  },
  'weighted-dip': {
    name: 'Fondos con lastre',
    aliases: ['fondos lastrados', 'fondos con peso', 'weighted dips'],
    howTo: ['Cuelga el disco del cinturón.', 'Baja hasta que los hombros pasen un poco los codos y empuja.'],
  },
  'assisted-dip': {
    name: 'Fondos asistidos',
    aliases: ['fondos en máquina', 'fondos con ayuda'],
    howTo: ['Elige la ayuda de la máquina.', 'Baja a 90 grados y empuja.'],
  },
  'bench-dip': {
    name: 'Fondos en banco',
    aliases: ['fondos entre bancos', 'tríceps en banco', 'bench dip'],
    howTo: ['Manos en el borde del banco, cadera cerca.', 'Dobla los codos a 90 grados y empuja.'],
  },
  'diamond-push-up': {
    name: 'Flexiones diamante',
    aliases: ['flexiones cerradas', 'diamond push-up'],
    howTo: ['Manos juntas bajo el pecho.', 'Baja con los codos pegados a las costillas y empuja.'],
  },
} satisfies TextsOf<typeof TRICEPS>

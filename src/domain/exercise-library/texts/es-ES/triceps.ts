import type { TRICEPS } from '../../catalogue/triceps.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const triceps = {
  'triceps-pushdown': {
    name: 'Extensión de tríceps en polea',
    aliases: ['tríceps en polea', 'jalón de tríceps', 'tríceps polea', 'pushdown'],
    howTo: [
      'Codos pegados al cuerpo, barra a la altura del pecho.',
      'Empuja hasta estirar los brazos y vuelve hasta doblar los codos a 90 grados.',
    ],
  },
  'rope-triceps-pushdown': {
    name: 'Extensión de tríceps con cuerda',
    aliases: ['tríceps con cuerda', 'tríceps cuerda', 'rope pushdown'],
    howTo: [
      'Codos pegados al cuerpo, manos en la cuerda.',
      'Empuja la cuerda hacia abajo, separa las puntas y vuelve hasta doblar los codos a 90 grados.',
    ],
  },
  'one-arm-triceps-pushdown': {
    name: 'Extensión de tríceps a una mano',
    aliases: ['tríceps unilateral en polea', 'tríceps a una mano'],
    howTo: [
      'Cerca de la polea alta, agarre en una mano y codo pegado al cuerpo.',
      'Estira el brazo del todo y vuelve despacio.',
    ],
  },
  'overhead-cable-triceps-extension': {
    name: 'Extensión de tríceps tras nuca en polea',
    aliases: [
      'extensión de tríceps por encima de la cabeza en polea',
      'tríceps tras nuca en polea',
      'tríceps sobre la cabeza',
      'extensión katana',
    ],
    howTo: [
      'De espaldas a la polea, con la cuerda detrás de la cabeza.',
      'Estira los brazos hacia arriba sin mover los codos y vuelve despacio.',
    ],
  },
  'skull-crusher': {
    name: 'Press francés',
    aliases: ['rompecráneos', 'press francés con barra Z', 'skull crusher'],
    howTo: [
      'Túmbate con los brazos estirados, la barra por encima de la frente y los codos cerrados.',
      'Dobla los codos, baja la barra por detrás de la cabeza y estira los brazos.',
    ],
  },
  'overhead-dumbbell-triceps-extension': {
    name: 'Extensión de tríceps tras nuca con mancuerna',
    aliases: ['extensión de tríceps con mancuerna tras nuca', 'copa de tríceps', 'tríceps tras nuca', 'copa'],
    howTo: [
      'Sujeta una mancuerna por encima de la cabeza con las dos manos.',
      'Baja la mancuerna por detrás de la cabeza y estira los brazos.',
    ],
  },
  'triceps-kickback': {
    name: 'Patada de tríceps',
    aliases: ['patada trasera', 'kickback'],
    howTo: [
      'Tronco inclinado, mancuerna en la mano y brazo pegado al cuerpo.',
      'Estira el brazo hacia atrás y vuelve hasta doblar el codo a 90 grados.',
    ],
  },
  'machine-triceps-extension': {
    name: 'Extensión de tríceps en máquina',
    aliases: ['máquina de tríceps', 'tríceps máquina'],
    howTo: ['Codos en el apoyo, alineados con el eje de la máquina.', 'Estira los brazos y vuelve despacio.'],
  },
  'close-grip-bench-press': {
    name: 'Press de banca con agarre cerrado',
    aliases: ['press cerrado', 'press banca cerrado', 'close-grip bench press'],
    howTo: ['Manos a la anchura de los hombros, codos cerrados.', 'Lleva la barra a la parte baja del pecho y empuja.'],
  },
  'triceps-dip': {
    name: 'Fondos para tríceps',
    aliases: ['fondos de tríceps', 'fondos en paralelas', 'dips'],
    howTo: ['Tronco recto en las paralelas, codos hacia atrás.', 'Baja hasta doblar los codos a 90 grados y empuja.'],
  },
  'weighted-dip': {
    name: 'Fondos con lastre',
    aliases: ['fondos lastrados', 'fondos con peso', 'weighted dips'],
    howTo: [
      'Cuelga el disco del cinturón y empieza con los brazos estirados.',
      'Baja hasta que los hombros queden un poco por debajo de los codos y empuja.',
    ],
  },
  'assisted-dip': {
    name: 'Fondos asistidos',
    aliases: ['fondos en máquina', 'fondos con ayuda'],
    howTo: [
      'Elige la ayuda de la máquina y apoya las rodillas en la plataforma.',
      'Baja hasta doblar los codos a 90 grados y empuja.',
    ],
  },
  'bench-dip': {
    name: 'Fondos en banco',
    aliases: ['fondos entre bancos', 'tríceps en banco', 'bench dip'],
    howTo: ['Manos en el borde del banco, cadera cerca de él.', 'Dobla los codos hasta 90 grados y empuja.'],
  },
  'diamond-push-up': {
    name: 'Flexiones diamante',
    aliases: ['flexiones cerradas', 'diamond push-up'],
    howTo: [
      'Manos juntas bajo el pecho, con los pulgares y los índices tocándose.',
      'Baja con los codos pegados a las costillas y empuja.',
    ],
  },
  'dumbbell-skull-crusher': {
    name: 'Press francés con mancuernas',
    aliases: ['rompecráneos con mancuernas', 'extensión de tríceps tumbado con mancuernas'],
    howTo: [
      'Túmbate con los brazos estirados, las mancuernas por encima de los hombros y las palmas enfrentadas.',
      'Dobla solo los codos, baja las mancuernas junto a la cabeza y estira los brazos.',
    ],
  },
  'jm-press': {
    name: 'JM press',
    aliases: ['press JM', 'press de banca JM'],
    howTo: [
      'Agarre cerrado, barra por encima de la parte alta del pecho y codos algo adelantados.',
      'Dobla los codos hasta acercar la barra al cuello y empuja.',
    ],
  },
  'smith-machine-close-grip-bench-press': {
    name: 'Press cerrado en multipower',
    aliases: ['press banca cerrado multipower', 'press cerrado smith'],
    howTo: [
      'Coloca el banco para que la barra llegue a la parte baja del pecho.',
      'Baja con las manos a la anchura de los hombros y los codos cerrados, y empuja.',
    ],
  },
  'reverse-grip-triceps-pushdown': {
    name: 'Extensión de tríceps en polea con agarre supino',
    aliases: ['tríceps agarre inverso', 'jalón de tríceps supino', 'tríceps supino en polea'],
    howTo: [
      'Palmas hacia arriba, codos pegados al cuerpo y muñecas rectas.',
      'Baja la barra hasta estirar los brazos y vuelve hasta doblar los codos a 90 grados.',
    ],
  },
  'v-bar-triceps-pushdown': {
    name: 'Extensión de tríceps en polea con barra en V',
    aliases: ['tríceps con barra V', 'jalón con barra V', 'tríceps polea barra V'],
    howTo: [
      'Manos en la barra en V, pulgares hacia arriba, codos pegados al cuerpo.',
      'Empuja hasta estirar los brazos, aprieta y vuelve hasta doblar los codos a 90 grados.',
    ],
  },
  'one-arm-overhead-dumbbell-triceps-extension': {
    name: 'Extensión de tríceps tras nuca a una mano',
    aliases: ['tríceps tras nuca unilateral', 'copa a una mano'],
    howTo: [
      'Una mancuerna por encima de la cabeza, brazo junto a la oreja.',
      'Baja la mancuerna por detrás de la cabeza sin mover el codo y estira el brazo.',
    ],
  },
  'overhead-ez-bar-triceps-extension': {
    name: 'Extensión de tríceps tras nuca con barra Z',
    aliases: ['press francés sentado', 'press francés de pie', 'tríceps tras nuca con barra'],
    howTo: [
      'De pie o en un banco, barra por encima de la cabeza y codos al frente.',
      'Baja la barra por detrás de la cabeza hasta estirar el tríceps y extiende los brazos.',
    ],
  },
  'cable-triceps-kickback': {
    name: 'Patada de tríceps en polea',
    aliases: ['patada de tríceps con cable', 'kickback de tríceps en polea', 'patada de tríceps unilateral'],
    howTo: [
      'Polea baja, tronco inclinado, brazo pegado al cuerpo.',
      'Estira el brazo hacia atrás, haz una pausa y vuelve hasta doblar el codo a 90 grados.',
    ],
  },
  'cross-cable-triceps-extension': {
    name: 'Extensión de tríceps cruzada en polea',
    aliases: ['tríceps cruzado', 'extensión cruzada con cables', 'tríceps en doble polea'],
    howTo: [
      'Entre dos poleas altas, coge con cada mano el cable del lado contrario.',
      'Con los codos quietos, estira los brazos hacia abajo y hacia fuera, y vuelve despacio.',
    ],
  },
  'band-triceps-pushdown': {
    name: 'Extensión de tríceps con goma',
    aliases: ['tríceps con goma', 'jalón de tríceps con banda', 'tríceps con banda elástica'],
    howTo: ['Goma anclada en alto, codos pegados al cuerpo.', 'Empuja hasta estirar los brazos y vuelve despacio.'],
  },
  'machine-dip': {
    name: 'Press de tríceps en máquina',
    aliases: ['máquina de fondos sentado', 'seated dip', 'fondos sentado en máquina', 'máquina de fondos'],
    howTo: [
      'Siéntate con la espalda recta, ponte el cinturón si lo hay y coge los agarres.',
      'Empuja hacia abajo hasta estirar los brazos y vuelve hasta doblar los codos a 90 grados.',
    ],
  },
  'ring-dip': {
    name: 'Fondos en anillas',
    aliases: ['fondos con anillas', 'ring dip'],
    howTo: [
      'Apóyate en las anillas con los brazos estirados y pegados al cuerpo.',
      'Baja hasta que los hombros queden por debajo de los codos, empuja y gira las anillas hacia fuera.',
    ],
  },
  'bodyweight-triceps-extension': {
    name: 'Extensión de tríceps con peso corporal',
    aliases: ['rompecráneos con peso corporal', 'press francés en barra baja'],
    howTo: [
      'Manos en una barra a la altura de la cintura, cuerpo recto e inclinado.',
      'Dobla solo los codos hasta meter la cabeza bajo la barra y estira los brazos.',
    ],
  },
  'weighted-bench-dip': {
    name: 'Fondos en banco con lastre',
    aliases: ['fondos en banco con disco', 'fondos entre bancos con peso'],
    howTo: ['Manos en un banco, pies en otro, disco sobre los muslos.', 'Dobla los codos hasta 90 grados y empuja.'],
  },
  'suspension-triceps-extension': {
    name: 'Extensión de tríceps en TRX',
    aliases: ['tríceps en TRX', 'extensión de tríceps en suspensión'],
    howTo: [
      'Coge las cintas e inclínate hacia delante con los brazos estirados.',
      'Dobla los codos hasta llevar las manos a la frente y estira los brazos.',
    ],
  },
} satisfies TextsOf<typeof TRICEPS>

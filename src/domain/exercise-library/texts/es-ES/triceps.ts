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
    name: 'Extensión de tríceps tras nuca en polea',
    aliases: [
      'extensión de tríceps por encima de la cabeza en polea',
      'tríceps tras nuca en polea',
      'tríceps sobre la cabeza',
      'extensión katana',
    ],
    howTo: ['De espaldas a la polea, manos detrás de la cabeza.', 'Estira los brazos arriba sin mover los codos.'],
  },
  'skull-crusher': {
    name: 'Press francés',
    aliases: ['rompecráneos', 'press francés con barra Z', 'skull crusher'],
    howTo: ['Tumbado, barra sobre la frente, codos cerrados.', 'Dobla los codos bajando tras la cabeza y estira.'],
  },
  'overhead-dumbbell-triceps-extension': {
    name: 'Extensión de tríceps tras nuca con mancuerna',
    aliases: ['extensión de tríceps con mancuerna tras nuca', 'copa de tríceps', 'tríceps tras nuca', 'copa'],
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
  'dumbbell-skull-crusher': {
    name: 'Press francés con mancuernas',
    aliases: ['rompecráneos con mancuernas', 'extensión de tríceps tumbado con mancuernas'],
    howTo: [
      'Tumbado, mancuernas sobre los hombros, palmas enfrentadas.',
      'Dobla solo los codos, baja junto a la cabeza y estira.',
    ],
  },
  'jm-press': {
    name: 'JM press',
    aliases: ['press JM', 'press de banca JM'],
    howTo: [
      'Agarre cerrado, barra sobre el pecho superior, codos algo adelantados.',
      'Dobla los codos hasta acercar la barra al cuello y empuja.',
    ],
  },
  'smith-machine-close-grip-bench-press': {
    name: 'Press cerrado en multipower',
    aliases: ['press banca cerrado multipower', 'press cerrado smith'],
    howTo: [
      'Banco para que la barra baje a la base del pecho, manos al ancho de hombros.',
      'Baja con los codos cerrados y empuja.',
    ],
  },
  'reverse-grip-triceps-pushdown': {
    name: 'Extensión de tríceps en polea con agarre supino',
    aliases: ['tríceps agarre inverso', 'jalón de tríceps supino', 'tríceps supino en polea'],
    howTo: [
      'Palmas arriba en la barra, codos pegados, muñecas rectas.',
      'Baja la barra hasta estirar y vuelve a 90 grados.',
    ],
  },
  'v-bar-triceps-pushdown': {
    name: 'Extensión de tríceps en polea con barra V',
    aliases: ['tríceps con barra V', 'jalón con barra V', 'tríceps polea barra V'],
    howTo: [
      'Manos en la barra en V, pulgares arriba, codos pegados.',
      'Empuja hasta estirar, aprieta y vuelve a 90 grados.',
    ],
  },
  'one-arm-overhead-dumbbell-triceps-extension': {
    name: 'Extensión de tríceps tras nuca a una mano',
    aliases: ['tríceps tras nuca unilateral', 'copa a una mano'],
    howTo: [
      'Una mancuerna sobre la cabeza, brazo junto a la oreja.',
      'Baja tras la cabeza sin mover el codo y estira.',
    ],
  },
  'overhead-ez-bar-triceps-extension': {
    name: 'Extensión de tríceps tras nuca con barra Z',
    aliases: ['press francés sentado', 'press francés de pie', 'tríceps tras nuca con barra'],
    howTo: [
      'Sentado o de pie, barra sobre la cabeza, codos al frente.',
      'Baja tras la cabeza hasta estirar el tríceps y extiende.',
    ],
  },
  'cable-triceps-kickback': {
    name: 'Patada de tríceps en polea',
    aliases: ['patada de tríceps con cable', 'kickback de tríceps en polea', 'patada de tríceps unilateral'],
    howTo: [
      'Polea baja, tronco inclinado, brazo pegado al cuerpo.',
      'Estira el codo atrás, para y vuelve a 90 grados.',
    ],
  },
  'cross-cable-triceps-extension': {
    name: 'Extensión de tríceps cruzada en polea',
    aliases: ['tríceps cruzado', 'extensión cruzada con cables', 'tríceps en doble polea'],
    howTo: [
      'Entre dos poleas altas, cada mano coge el cable del lado contrario.',
      'Codos quietos, estira abajo y afuera y vuelve despacio.',
    ],
  },
  'band-triceps-pushdown': {
    name: 'Extensión de tríceps con goma',
    aliases: ['tríceps con goma', 'jalón de tríceps con banda', 'tríceps con banda elástica'],
    howTo: ['Goma sujeta en alto, codos pegados.', 'Empuja hasta estirar los brazos y vuelve despacio.'],
  },
  'machine-dip': {
    name: 'Fondos sentado en máquina',
    aliases: ['máquina de fondos sentado', 'press de tríceps en máquina', 'seated dip'],
    howTo: [
      'Siéntate recto, con el cinturón si lo hay, agarres junto a la cadera.',
      'Empuja abajo hasta estirar y vuelve a 90 grados.',
    ],
  },
  'ring-dip': {
    name: 'Fondos en anillas',
    aliases: ['fondos con anillas', 'ring dip'],
    howTo: [
      'Apoyo en las anillas, brazos rectos, anillas junto al cuerpo.',
      'Baja hasta que los hombros pasen los codos, empuja y gira las anillas afuera.',
    ],
  },
  'bodyweight-triceps-extension': {
    name: 'Extensión de tríceps con peso corporal',
    aliases: ['rompecráneos con peso corporal', 'press francés en barra baja'],
    howTo: [
      'Manos en una barra a la altura de la cintura, cuerpo recto, peso adelante.',
      'Dobla solo los codos hasta pasar la cabeza bajo la barra y estira.',
    ],
  },
  'weighted-bench-dip': {
    name: 'Fondos en banco con lastre',
    aliases: ['fondos en banco con disco', 'fondos entre bancos con peso'],
    howTo: ['Manos en un banco, pies en otro, disco sobre los muslos.', 'Dobla los codos a 90 grados y empuja.'],
  },
  'suspension-triceps-extension': {
    name: 'Extensión de tríceps en suspensión',
    aliases: ['tríceps en TRX'],
    howTo: ['Inclínate al frente en las correas, brazos estirados.', 'Dobla los codos hasta la frente y estira.'],
  },
} satisfies TextsOf<typeof TRICEPS>

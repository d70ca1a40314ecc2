import type { CHEST } from '../../catalogue/chest.ts'
import type { TextsOf } from '../../exercise-text.ts'

export const chest = {
  'barbell-bench-press': {
    name: 'Press de banca',
    aliases: ['press banca', 'press de banca con barra', 'press plano', 'bench press'],
    howTo: [
      'Escápulas juntas, pies firmes, barra sobre las muñecas.',
      'Baja al centro del pecho y empuja hacia arriba y un poco atrás.',
    ],
  },
  'incline-barbell-bench-press': {
    name: 'Press inclinado con barra',
    aliases: ['press de banca inclinado', 'press inclinado', 'incline bench press'],
    howTo: ['Banco a unos 30 grados.', 'Baja a la parte alta del pecho y empuja recto.'],
  },
  'decline-barbell-bench-press': {
    name: 'Press declinado con barra',
    aliases: ['press de banca declinado', 'press declinado'],
    howTo: [
      'Sujeta las piernas y saca la barra sobre el pecho inferior.',
      'Baja a la base del pecho y empuja sin abrir los codos.',
    ],
  },
  'barbell-floor-press': {
    name: 'Press de suelo con barra',
    aliases: ['floor press', 'press en el suelo'],
    howTo: ['Túmbate en el suelo con la barra sobre el pecho.', 'Baja hasta apoyar los brazos, para y empuja.'],
  },
  'dumbbell-bench-press': {
    name: 'Press de banca con mancuernas',
    aliases: ['press con mancuernas', 'press plano con mancuernas', 'dumbbell press'],
    howTo: [
      'Mancuernas sobre los hombros, escápulas juntas.',
      'Baja junto al pecho hasta estirar y empuja arriba y adentro.',
    ],
  },
  'incline-dumbbell-bench-press': {
    name: 'Press inclinado con mancuernas',
    aliases: ['press inclinado mancuernas', 'incline dumbbell press'],
    howTo: ['Banco a 30 grados, mancuernas sobre el pecho superior.', 'Baja con los codos bajo las muñecas y empuja.'],
  },
  'decline-dumbbell-bench-press': {
    name: 'Press declinado con mancuernas',
    aliases: ['press declinado mancuernas'],
    howTo: ['Sujeta las piernas, mancuernas sobre el pecho inferior.', 'Baja con control y empuja sin chocarlas.'],
  },
  'dumbbell-fly': {
    name: 'Aperturas con mancuernas',
    aliases: ['aperturas', 'aperturas planas', 'aperturas de pecho', 'dumbbell fly'],
    howTo: ['Brazos casi rectos, palmas enfrentadas.', 'Abre hasta estirar el pecho y cierra como en un abrazo.'],
  },
  'incline-dumbbell-fly': {
    name: 'Aperturas inclinadas con mancuernas',
    aliases: ['aperturas inclinadas', 'aperturas en banco inclinado'],
    howTo: ['Banco a 30 grados, codos algo flexionados.', 'Abre hasta la altura del pecho y vuelve.'],
  },
  'machine-chest-press': {
    name: 'Press de pecho en máquina',
    aliases: ['press pecho máquina', 'chest press', 'press convergente'],
    howTo: [
      'Ajusta el asiento para que los agarres queden a media altura del pecho.',
      'Empuja sin encoger los hombros y vuelve hasta estirar.',
    ],
  },
  'incline-machine-chest-press': {
    name: 'Press inclinado en máquina',
    aliases: ['press inclinado máquina', 'press superior en máquina'],
    howTo: [
      'Ajusta el asiento para que los agarres queden en el pecho superior.',
      'Empuja con las escápulas pegadas al respaldo.',
    ],
  },
  'smith-machine-bench-press': {
    name: 'Press de banca en multipower',
    aliases: ['press banca multipower', 'press en smith'],
    howTo: [
      'Coloca el banco para que la barra baje al centro del pecho.',
      'Desbloquea, baja con control y empuja sin rebotar.',
    ],
  },
  'smith-machine-incline-bench-press': {
    name: 'Press inclinado en multipower',
    aliases: ['inclinado multipower', 'press inclinado smith'],
    howTo: ['Banco a 30 grados, barra sobre el pecho superior.', 'Baja hasta casi tocar y empuja.'],
  },
  'pec-deck': {
    name: 'Contractora de pecho',
    aliases: ['pec deck', 'contractora', 'mariposa', 'aperturas en máquina'],
    howTo: ['Espalda en el respaldo, codos a la altura del pecho.', 'Cierra hasta juntar los agarres y abre despacio.'],
  },
  'cable-crossover': {
    name: 'Cruce de poleas',
    aliases: ['cruces en polea', 'cruce de cables', 'aperturas en polea', 'crossover'],
    howTo: [
      'Poleas altas, un pie delante, ligera inclinación.',
      'Junta las manos delante de la cadera y vuelve estirando.',
    ],
  },
  'low-to-high-cable-fly': {
    name: 'Cruce de poleas bajas',
    aliases: ['aperturas en polea baja', 'cruce de abajo arriba'],
    howTo: ['Poleas abajo, palmas arriba.', 'Sube las manos hasta los ojos y baja despacio.'],
  },
  'dumbbell-pullover': {
    name: 'Pullover con mancuerna',
    aliases: ['pullover', 'pull over'],
    howTo: [
      'Túmbate en el banco con una mancuerna sobre el pecho.',
      'Bájala por detrás de la cabeza con los codos casi rectos y vuelve.',
    ],
  },
  'push-up': {
    name: 'Flexiones',
    aliases: ['flexión', 'flexiones de pecho', 'lagartijas', 'push-up'],
    howTo: ['Manos algo más abiertas que los hombros, cuerpo recto.', 'Pecho al suelo, codos a 45 grados, y empuja.'],
  },
  'incline-push-up': {
    name: 'Flexiones inclinadas',
    aliases: ['flexiones con manos elevadas', 'flexiones en banco'],
    howTo: [
      'Manos en un banco o una barra, cuerpo recto.',
      'Baja el pecho al borde y empuja. Cuanto más alto, más fácil.',
    ],
  },
  'weighted-push-up': {
    name: 'Flexiones con lastre',
    aliases: ['flexiones lastradas', 'flexiones con disco', 'flexiones con chaleco'],
    howTo: ['Disco en la espalda alta o chaleco.', 'Cadera firme y flexiones completas.'],
  },
  'chest-dip': {
    name: 'Fondos para pecho',
    aliases: ['fondos en paralelas', 'fondos', 'dips'],
    howTo: ['Inclina el tronco adelante, codos algo abiertos.', 'Baja hasta estirar el pecho y empuja.'],
  },
} satisfies TextsOf<typeof CHEST>

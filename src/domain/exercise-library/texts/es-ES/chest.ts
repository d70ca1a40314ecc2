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
  'paused-bench-press': {
    name: 'Press de banca con pausa',
    aliases: ['banca pausada', 'press banca pausado', 'banca de competición', 'paused bench press'],
    howTo: [
      'Baja al pecho y deja la barra quieta de uno a tres segundos.',
      'Mantén la tensión en la pausa y empuja fuerte.',
    ],
  },
  'tempo-bench-press': {
    name: 'Press de banca con tempo',
    aliases: ['banca con tempo', 'press banca tempo', 'banca con bajada lenta'],
    howTo: ['Baja contando de tres a cinco segundos.', 'Toca el pecho sin apoyar y empuja al ritmo previsto.'],
  },
  'wide-grip-bench-press': {
    name: 'Press de banca con agarre ancho',
    aliases: ['banca agarre abierto', 'press banca ancho', 'wide-grip bench press'],
    howTo: [
      'Agarra la barra un palmo más abierto de lo normal.',
      'Baja a la parte baja del pecho con los antebrazos verticales y empuja.',
    ],
  },
  'reverse-grip-bench-press': {
    name: 'Press de banca con agarre inverso',
    aliases: ['banca agarre supino', 'press banca inverso', 'reverse-grip bench press'],
    howTo: [
      'Palmas hacia la cara, pulgares cerrando la barra y alguien que te asista.',
      'Baja a la base del pecho con los codos cerrados y empuja.',
    ],
  },
  'spoto-press': {
    name: 'Spoto press',
    aliases: ['press Spoto', 'banca sin tocar el pecho'],
    howTo: ['Para la barra uno o dos dedos por encima del pecho.', 'Aguanta sin que se hunda y empuja.'],
  },
  'larsen-press': {
    name: 'Larsen press',
    aliases: ['press Larsen', 'banca con pies en el aire', 'banca sin apoyo de pies'],
    howTo: [
      'Piernas estiradas sin tocar el suelo, escápulas clavadas en el banco.',
      'Baja con control y empuja sin ayuda de las piernas.',
    ],
  },
  'pin-bench-press': {
    name: 'Press de banca desde pines',
    aliases: ['pin press', 'banca desde pines', 'banca desde los seguros'],
    howTo: [
      'Pon los seguros a la altura donde se te atasca la barra.',
      'Deja que se apoye, tensa el cuerpo y empuja desde parado.',
    ],
  },
  'dumbbell-floor-press': {
    name: 'Press de suelo con mancuernas',
    aliases: ['floor press con mancuernas', 'press en el suelo con mancuernas'],
    howTo: [
      'Túmbate en el suelo con las rodillas dobladas y las mancuernas sobre el pecho.',
      'Baja hasta apoyar los brazos en el suelo y empuja.',
    ],
  },
  'dumbbell-hex-press': {
    name: 'Press hexagonal con mancuernas',
    aliases: ['hex press', 'press con mancuernas juntas', 'squeeze press'],
    howTo: ['Junta las dos mancuernas sobre el pecho.', 'Baja y sube apretando una contra otra todo el recorrido.'],
  },
  'one-arm-dumbbell-bench-press': {
    name: 'Press de banca a una mano con mancuerna',
    aliases: ['press unilateral con mancuerna', 'press de pecho a una mano'],
    howTo: [
      'Una mancuerna sobre el hombro, pies separados, cadera firme.',
      'Baja y empuja sin que el cuerpo gire hacia ese lado.',
    ],
  },
  'decline-dumbbell-fly': {
    name: 'Aperturas declinadas con mancuernas',
    aliases: ['aperturas declinadas', 'aperturas en banco declinado'],
    howTo: [
      'Sujeta las piernas, brazos casi rectos sobre el pecho inferior.',
      'Abre hasta estirar el pecho y cierra por el mismo arco.',
    ],
  },
  'iso-lateral-chest-press': {
    name: 'Press de pecho isolateral',
    aliases: ['press isolateral', 'press hammer de pecho', 'press de pecho con palancas'],
    howTo: [
      'Asiento a media altura del pecho y los mismos discos a cada lado.',
      'Empuja cada brazo con su palanca y vuelve hasta estirar.',
    ],
  },
  'decline-machine-chest-press': {
    name: 'Press declinado en máquina',
    aliases: ['press declinado máquina', 'press inferior en máquina', 'decline chest press'],
    howTo: [
      'Ajusta el asiento para que los agarres queden en la base del pecho.',
      'Empuja adelante y abajo, hombros bajos, y vuelve despacio.',
    ],
  },
  'smith-machine-decline-bench-press': {
    name: 'Press declinado en multipower',
    aliases: ['declinado multipower', 'press declinado smith'],
    howTo: [
      'Coloca el banco declinado para que la barra baje a la base del pecho.',
      'Desbloquea, baja con control y empuja.',
    ],
  },
  'cable-chest-press': {
    name: 'Press de pecho en polea',
    aliases: ['press en polea de pie', 'press de pecho con cables', 'cable chest press'],
    howTo: [
      'Poleas a la altura del pecho, un pie delante, manos junto al pecho.',
      'Empuja al frente hasta estirar los brazos y vuelve estirando.',
    ],
  },
  'seated-cable-fly': {
    name: 'Aperturas en polea sentado',
    aliases: ['cruce de poleas sentado', 'aperturas con cable sentado', 'seated cable fly'],
    howTo: [
      'Banco entre las poleas, cables a la altura del pecho, espalda apoyada.',
      'Junta las manos delante del pecho y abre despacio.',
    ],
  },
  'svend-press': {
    name: 'Press Svend',
    aliases: ['svend press', 'press apretando discos', 'press de pecho con disco'],
    howTo: [
      'Aprieta uno o dos discos entre las palmas a la altura del pecho.',
      'Estira los brazos al frente sin aflojar y vuelve.',
    ],
  },
  'decline-push-up': {
    name: 'Flexiones declinadas',
    aliases: ['flexiones con pies elevados', 'flexiones con los pies en el banco', 'decline push-up'],
    howTo: [
      'Pies en un banco, manos en el suelo, cuerpo recto.',
      'Baja el pecho entre las manos y empuja sin hundir la cadera.',
    ],
  },
  'knee-push-up': {
    name: 'Flexiones de rodillas',
    aliases: ['flexiones con rodillas apoyadas', 'flexiones para principiantes', 'knee push-up'],
    howTo: ['Rodillas en el suelo, línea recta de las rodillas a la cabeza.', 'Baja el pecho al suelo y empuja.'],
  },
  'clap-push-up': {
    name: 'Flexiones con palmada',
    aliases: ['flexiones pliométricas', 'flexiones explosivas', 'clap push-up'],
    howTo: [
      'Baja rápido y empuja hasta despegar las manos del suelo.',
      'Da una palmada y amortigua la caída flexionando los codos.',
    ],
  },
  'suspension-push-up': {
    name: 'Flexiones en suspensión',
    aliases: ['flexiones en TRX', 'flexiones en anillas', 'press de pecho en TRX'],
    howTo: [
      'Manos en los agarres, cuerpo recto, inclínate hasta donde aguantes.',
      'Baja hasta tener las manos junto al pecho y empuja.',
    ],
  },
  'band-chest-fly': {
    name: 'Aperturas con banda',
    aliases: ['aperturas con goma'],
    howTo: [
      'Ancla la banda detrás, a la altura del pecho.',
      'Junta las manos con los codos sueltos y vuelve despacio.',
    ],
  },
  'band-chest-press': {
    name: 'Press de pecho con banda',
    aliases: ['press con goma'],
    howTo: [
      'Ancla la banda detrás, a la altura del pecho.',
      'Empuja al frente hasta estirar los brazos y vuelve despacio.',
    ],
  },
  'suspension-chest-fly': {
    name: 'Aperturas en suspensión',
    aliases: ['aperturas en TRX'],
    howTo: ['Inclínate en las correas con los brazos al frente.', 'Abre los brazos con los codos sueltos y júntalos.'],
  },
  'band-push-up': {
    name: 'Flexión con banda',
    aliases: ['flexión con goma'],
    howTo: ['Pasa la banda por la espalda, un extremo en cada mano.', 'Baja el pecho y empuja contra la banda.'],
  },
  'one-arm-push-up': {
    name: 'Flexión a una mano',
    aliases: ['flexión a un brazo'],
    howTo: ['Pies separados, una mano bajo el pecho, la otra en la espalda.', 'Baja sin girar la cadera y empuja.'],
  },
  'incline-cable-chest-press': {
    name: 'Press inclinado en polea',
    aliases: ['press inclinado con cable'],
    howTo: ['Pon un banco inclinado entre dos poleas bajas.', 'Empuja arriba y adentro, y baja controlando.'],
  },
  'around-the-world': {
    name: 'Vuelta al mundo',
    aliases: ['vuelta al mundo con mancuernas'],
    howTo: [
      'Túmbate con mancuernas ligeras junto a la cadera.',
      'Lleva los brazos en arco por encima de la cabeza y vuelve.',
    ],
  },
} satisfies TextsOf<typeof CHEST>
